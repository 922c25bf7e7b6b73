import { z } from 'zod'
import { stockStatuses } from '../../domain/catalog/product.ts'
import type { CatalogueProduct } from '../../domain/catalog/product.ts'
import { soldAs } from '../../domain/catalog/variants.ts'
import { paths } from '../../domain/paths.ts'
import { absoluteUrl } from '../../domain/seo/absolute-url.ts'
import type { ProductDoc } from '../../cms/from-doc/product.ts'
import { readProducts, readProductsFrom } from '../catalog/read-products.ts'
import { after, cursorsOf, limitOf, pageOf } from './pages.ts'
import { route, type ApiParts } from './route.ts'

const both = z.object({ en: z.string(), fr: z.string() })
const cents = z.number().int().describe('Canadian cents')

/** A published product at the prices that its page shows. */
export const partnerProduct = z.object({
  id: z.string().describe('the style number'),
  title: both,
  url: both,
  brand: z.string(),
  availability: z.string(),
  variants: z.array(
    z.object({
      sku: z.string(),
      colour: z.string().optional(),
      size: z.string().optional(),
      price: cents,
      salePrice: cents.nullable(),
      stock: z.enum(stockStatuses),
      gtin: z.string().optional(),
      mpn: z.string().optional(),
      weightGrams: z.number(),
    }),
  ),
})

export function partnerProductOf(
  en: CatalogueProduct,
  fr: CatalogueProduct,
  siteUrl: string,
): z.infer<typeof partnerProduct> {
  const urlOf = ({ locale, id, slug }: CatalogueProduct) => absoluteUrl(siteUrl, paths.product(locale, id, slug))
  return {
    id: en.id,
    title: { en: en.title, fr: fr.title },
    url: { en: urlOf(en), fr: urlOf(fr) },
    brand: en.brand.name,
    availability: en.availability,
    variants: en.variants.map(({ sku, colour, size, price, salePrice, stock, gtin, mpn, weightGrams }) => ({
      sku,
      ...(colour && { colour }),
      ...(size && { size }),
      price,
      salePrice: salePrice ?? null,
      stock: soldAs(stock, en.availability),
      ...(gtin && { gtin }),
      ...(mpn && { mpn }),
      weightGrams,
    })),
  }
}

/** Documents as partners get them; one without words in a language has no page there, and is left out. */
export async function partnerProducts(
  { catalogue, siteUrl }: Pick<ApiParts, 'catalogue' | 'siteUrl'>,
  docs: readonly ProductDoc[],
) {
  const of = await catalogue.productsOf(docs)
  return docs.flatMap((doc) => {
    const [en, fr] = [of(doc, 'en'), of(doc, 'fr')]
    return en && fr ? [partnerProductOf(en, fr, siteUrl)] : []
  })
}

export const productRoutes = [
  route({
    method: 'GET',
    path: 'products',
    scope: 'read:products',
    summary: 'Published products, some at a time',
    params: z.object({}),
    query: z.object({ after, limit: limitOf(100) }),
    answer: pageOf(partnerProduct),
    async run({ query }, parts) {
      const found = await readProductsFrom(await parts.payload(), { from: query.after + 1 }, query.limit).next()
      const docs = found.done ? [] : found.value
      return { items: await partnerProducts(parts, docs), ...cursorsOf(docs, query) }
    },
  }),
  route({
    method: 'GET',
    path: 'products/{id}',
    scope: 'read:products',
    summary: 'A published product by its style number',
    params: z.object({ id: z.string().max(60) }),
    query: z.object({}),
    answer: partnerProduct,
    async run({ params }, parts) {
      const docs = await readProducts(await parts.payload(), { code: { equals: params.id } }, 1)
      const [product] = await partnerProducts(parts, docs)
      return product ?? { problem: 'not-found' }
    },
  }),
]
