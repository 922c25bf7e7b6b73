import type { PayloadRequest } from 'payload'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { ProductFault, GivenProduct, ProductLine } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { productsOfShopify, type ShopifyProduct } from '../../cms/shopify-table.ts'
import { saysShade } from '../../domain/catalog/named-colour.ts'
import { otherLocale } from '../../domain/locale.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { rowsOf } from '../database/database.ts'
import { ownPictures, pictureStem, takePicture } from '../media/take-picture.ts'
import { productDocs } from './check-products.ts'
import { productKeys } from './product-keys.ts'
import { lineOfShopify } from './shopify-line.ts'
import { makePlanned, shopNames } from './shopify-names.ts'
import type { ShopifyOptions } from './shopify-variant.ts'
import type { ProductSource } from './import-products.ts'

/** Products whose own are looked up at a time. */
const AT_ONCE = 20
const MOST_NAMED = 20

/** Shopify's export as it is, as a source of products for an import. */
export async function shopifySource(
  req: PayloadRequest,
  file: () => string | AsyncIterable<string>,
  options: ShopifyOptions,
): Promise<ProductSource> {
  const locale = localeOf(req)
  const other = otherLocale(options.language)
  const rows = rowsOf(req.payload)
  const [names, keys] = [await shopNames(rows), await productKeys(rows)]
  const today = shopDay(Date.now())
  const ignored = new Set<string>()
  const [tags, hosts, unfetched] = [new Set<string>(), new Map<string, number>(), [] as string[]]
  const [types, unmatched, namedOtherwise] = [new Set<string>(), new Set<string>(), new Set<string>()]
  let [drafts, uncategorized, undescribed] = [0, 0, 0]

  async function* linesOf(products: readonly ShopifyProduct[], isWriting: boolean): AsyncGenerator<GivenProduct> {
    const docs = await productDocs(
      req,
      products.map(({ handle }) => handle),
    )
    const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
    const stems = products.flatMap(({ pictures, variants }) => [
      ...pictures.map(({ src }) => pictureStem(src)),
      ...variants.flatMap(({ picture }) => (picture ? [pictureStem(picture)] : [])),
    ])
    const own = await ownPictures(rows, [...new Set(stems)])
    for (const product of products) {
      const doc = docs.find(({ code }) => code === product.handle)
      const faults: ProductFault[] = []
      const {
        fields,
        isDraft,
        isUncategorized,
        hasTitleOnly,
        unknownTags,
        unmatchedSkus,
        otherNames,
        stock,
        rows: variants,
      } = lineOfShopify(product, doc && lineFromDoc(doc, keyOf), {
        names,
        options,
        today,
        wrong: (at) => (word, values) => faults.push({ at, wrong: fileWord(locale, word, values) }),
      })
      if (faults.length > 0) {
        yield { at: product.at, faults }
        continue
      }
      let isPending = false
      for (const { src, alt, at } of [...product.pictures, ...variants.flatMap(asPicture)]) {
        const stem = pictureStem(src)
        if (own.has(stem)) continue
        const host = URL.parse(src)?.host ?? src
        if (!isWriting) hosts.set(host, (hosts.get(host) ?? 0) + 1)
        if (!options.hosts.has(host)) continue
        isPending = true
        if (!isWriting) continue
        const { title } = fields
        const words = { ...title, ...(alt && { [options.language]: alt }) }
        const taken = await takePicture(req, { src, hosts: options.hosts, alt: words })
        if ('file' in taken) own.set(stem, taken.file)
        else
          unfetched.push(
            fileWord(locale, 'line', { at, wrong: fileWord(locale, `picture_${taken.refused}`, { name: src }) }),
          )
      }
      const files = (srcs: readonly string[]) => [...new Set(srcs.flatMap((src) => own.get(pictureStem(src)) ?? []))]
      const pictures = files(product.pictures.map(({ src }) => src))
      const all = {
        ...fields,
        pictures: pictures.length > 0 ? pictures : ((doc && (lineFromDoc(doc, keyOf) as ProductLine).pictures) ?? []),
        colours: fields.colours.map(({ colour }) => ({
          colour,
          pictures: files(variants.flatMap((row) => (row.colour === colour && row.picture) || [])),
        })),
      }
      if (!isWriting) {
        if (isUncategorized) {
          uncategorized++
          if (product.type) types.add(product.type)
        } else if (isDraft) drafts++
        if (hasTitleOnly) undescribed++
        for (const tag of unknownTags) tags.add(tag)
        for (const sku of unmatchedSkus) unmatched.add(sku)
        for (const name of otherNames) namedOtherwise.add(name)
      }
      const placeOf = ([name, row, ...rest]: readonly PropertyKey[]) => ({
        at: (name === 'variants' && typeof row === 'number' && variants[row]?.at) || product.at,
        name: [name, ...rest].join('.'),
      })
      yield { at: product.at, fields: all, placeOf, isDraft, isPending, stock }
    }
  }

  return {
    async *given(isWriting, wanted) {
      let waiting: ShopifyProduct[] = []
      for await (const product of productsOfShopify(file(), locale, ignored)) {
        if ('faults' in product) yield product
        else if (!wanted || wanted.has(product.at)) waiting.push(product)
        if (waiting.length < AT_ONCE) continue
        yield* linesOf(waiting, isWriting)
        waiting = []
      }
      yield* linesOf(waiting, isWriting)
    },
    isPlanned: (collection, key) =>
      (collection === 'brand' && names.planned.brands.has(key)) ||
      (collection === 'colours' && names.planned.colours.has(key)),
    prepare: () => makePlanned(req, names, options.language),
    hosts: () => [...hosts.keys()],
    warnings: () => [
      ...(uncategorized > 0 ? [fileWord(locale, 'noCategory', { n: uncategorized })] : []),
      ...listed('ignoredTypes', [...types]),
      ...(drafts > 0 ? [fileWord(locale, 'asDrafts', { n: drafts })] : []),
      ...(undescribed > 0 ? [fileWord(locale, 'titleAsDescription', { n: undescribed })] : []),
      ...listed('willMake', [...names.planned.brands.values(), ...names.planned.colours.values()]),
      ...listed(
        'unknownShades',
        [...names.planned.colours].flatMap(([key, name]) => (saysShade(key) ? [] : [name])),
      ),
      ...listed(
        'willName',
        [...names.planned.colourNames].map(([key, name]) => `${names.colour(key)[other] ?? key} → ${name}`),
      ),
      ...listed('namedOtherwise', [...namedOtherwise]),
      ...listed('unmatchedSkus', [...unmatched]),
      ...listed('ignoredColumns', [...ignored]),
      ...listed('ignoredTags', [...tags]),
      ...[...hosts].map(([host, n]) =>
        fileWord(locale, options.hosts.has(host) ? 'willFetch' : 'willNotFetch', { host, n }),
      ),
    ],
    notes: () => unfetched,
  }

  function listed(word: ListedWord, values: readonly string[]): string[] {
    if (values.length === 0) return []
    const more = values.length > MOST_NAMED ? ['…'] : []
    return [fileWord(locale, word, { names: [...values.slice(0, MOST_NAMED), ...more].join(', ') })]
  }
}

type ListedWord =
  | 'willMake'
  | 'willName'
  | 'unknownShades'
  | 'namedOtherwise'
  | 'unmatchedSkus'
  | 'ignoredColumns'
  | 'ignoredTags'
  | 'ignoredTypes'

const asPicture = ({ at, picture }: { at: number; picture?: string | undefined }) =>
  picture ? [{ at, src: picture, alt: '' }] : []
