import type { Payload } from 'payload'
import { rowsOf, sql } from '../src/server/database/database.ts'
import { frenchSpacing } from '../src/domain/french-spacing.ts'
import { measureText } from '../src/domain/measure.ts'
import { productSvg, raster, shotWords, type Shot } from './illustrations/render.ts'
import type { Seeding } from './seeding.ts'
import { both, type Ids } from './load-vocabulary.ts'
import { readContent } from './content.ts'
import { chance } from './hash.ts'
import { readCatalogue, type SeedProductIn } from './read.ts'
import { readColours, readLabels, readSizeRuns, type Size } from './read-vocabulary.ts'
import { slugOf } from '../src/domain/catalog/variant-codes.ts'
import type { StoreLevel } from '../src/domain/feeds/google-local.ts'
import { storeLevels } from './store-stock.ts'
import { variantsOf, type SeedVariant } from './variants.ts'

const colours = new Map(readColours().map((colour) => [colour.key, colour]))
const labels = readLabels()
const runs = readSizeRuns()

/** Pictures, products and their stock, several at a time: drawing and writing take turns on the processor. */
export async function loadProducts({ payload, ensure, progress }: Seeding, ids: Ids): Promise<void> {
  const products = readCatalogue()
  const { stores } = readContent()
  const waiting = products.values()
  let done = 0
  const worker = async () => {
    for (const product of waiting) {
      const sizes = sizesOf(product)
      const variants = variantsOf(
        product,
        sizes.map(({ key }) => key),
      )
      await stockUp(payload, [
        ...variants.map(({ sku, quantity }) => ({ sku, location: 'online', quantity })),
        ...storeLevels(product, variants, stores),
      ])
      await ensure('products', { code: product.id }, async () => document(product, variants, sizes, ids, ensure))
      progress('products and their pictures', ++done, products.length)
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

/** Existing levels stay as they are: staff may have counted. */
async function stockUp(payload: Payload, levels: StoreLevel[]): Promise<void> {
  const now = new Date().toISOString()
  const values = levels.map(({ sku, location, quantity }) => sql`(${sku}, ${location}, ${quantity}, ${now}, ${now})`)
  await rowsOf(payload)(
    sql`insert into inventory (sku, location, quantity, created_at, updated_at) values ${sql.join(values, sql`, `)} on conflict (sku, location) do nothing`,
  )
}

function sizesOf({ sizes, onlySizes }: SeedProductIn): Size[] {
  const wanted = onlySizes?.map((size) => size.toLowerCase())
  return sizes === undefined ? [] : (runs.get(sizes) ?? []).filter(({ key }) => !wanted || wanted.includes(key))
}

async function document(
  product: SeedProductIn,
  variants: SeedVariant[],
  sizes: Size[],
  ids: Ids,
  ensure: Seeding['ensure'],
) {
  const picture = async (colour: string, shot: Shot) => {
    const { hex, name } = colours.get(colour)!
    const filename = `${product.id}-${colour}${shot === 'front' ? '' : `-${shot}`}.png`
    const words = shot === 'front' ? undefined : shotWords(product.art, shot)
    const alt = {
      en: [product.title.en, name.en.toLowerCase(), words?.en].filter(Boolean).join(', '),
      fr: [product.title.fr, name.fr.toLowerCase(), words?.fr].filter(Boolean).join(', '),
    }
    return ensure(
      'media',
      { filename },
      () => ({ alt: both(alt) }),
      async () => {
        const data = await raster(productSvg(product.art, hex, product.id, shot))
        return { name: filename, data, mimetype: 'image/png', size: data.length }
      },
    )
  }
  const colourRows = []
  for (const colour of product.colours)
    colourRows.push({
      colour: ids.colours.get(colour),
      pictures: [await picture(colour, 'front'), await picture(colour, 'back'), await picture(colour, 'detail')],
    })
  return {
    _status: 'published',
    title: both(product.title),
    slug: { en: slugOf(product.title.en), fr: slugOf(product.title.fr) },
    description: both(product.description),
    features: both({ en: product.features.en.join('\n'), fr: product.features.fr.join('\n') }),
    materials: both(product.materials),
    care: both(product.care),
    specifications: Object.entries(product.specs).map(([key, value]) => ({
      label: labels.get(key),
      value: specification(value),
    })),
    brand: ids.brands.get(product.brand),
    gender: product.gender,
    availability: product.availability,
    availableFrom: product.availableFrom,
    shippingClass: product.shipping,
    taxClass: product.taxClass,
    seller: product.seller && ids.sellers.get(product.seller),
    isNew: product.isNew,
    popularity: product.popularity,
    publishedOn: publishedOn(product),
    colours: colourRows,
    // How large it is, no colour changes.
    pictures: product.colours[0] ? [await picture(product.colours[0], 'scale')] : [],
    // A number and its unit are not torn apart in a button.
    sizes: sizes.map(({ key, name: { en, fr } }) => ({
      key,
      name: both({ en: en.replace(/(?<=\d) (?=\D+$)/, '\u00a0'), fr }),
    })),
    variants: variants.map(({ quantity: _, ...variant }) => variant),
    categories: [product.category, ...product.also].map((key) => ids.categories.get(key)),
    collections: [
      ...new Set([
        ...product.collections,
        ...product.tags.flatMap((tag) => collectionOfTag[typeof tag === 'string' ? tag : ''] ?? []),
      ]),
    ].map((key) => ids.collections.get(key)),
    activities: product.activities,
    tags: product.tags.map((tag) =>
      typeof tag === 'string'
        ? { tag: ids.tags.get(tag) }
        : { tag: ids.tags.get(tag.tag), skus: skusOf(variants, tag.variants) },
    ),
  }
}

/** A product with a tag belongs to the tag's collection. */
const collectionOfTag: Record<string, string> = {
  'top-seller': 'top-sellers',
  'best-value': 'best-value',
  'back-in-stock': 'back-in-stock',
  'exclusive-price': 'exclusive-prices',
}

const skusOf = (variants: SeedVariant[], wanted: string[]): string[] =>
  variants
    .filter(({ colour, size }) =>
      wanted.some((name) => name === colour || name === `${colour}/*` || name.toLowerCase() === `${colour}/${size}`),
    )
    .map(({ sku }) => sku)

const specification = (value: string | { en: string; fr: string }) =>
  typeof value === 'string'
    ? { en: measureText(value, 'en'), fr: frenchSpacing(measureText(value, 'fr')) }
    : both(value)

/** New goods came in the last two months, the others in the three years before. */
function publishedOn({ id, isNew }: SeedProductIn): string {
  const daysAgo = Math.floor(isNew ? chance(`${id}/day`) * 60 : 60 + chance(`${id}/day`) * 1000)
  return new Date(Date.UTC(2026, 10, 20 - daysAgo)).toISOString().slice(0, 10)
}
