import {
  availabilities,
  genders,
  shippingClasses,
  type CatalogueProduct,
  type CatalogueVariant,
} from '../../domain/catalog/product.ts'
import { parseDay } from '../../domain/time.ts'
import { sizeText } from '../../domain/catalog/size-text.ts'
import { stockStatus } from '../../domain/catalog/stock.ts'
import { otherLocale, type Locale } from '../../domain/locale.ts'
import { salePriceWith, saleTimesOf, type TimedMarkdown } from '../../domain/pricing/markdown.ts'
import type { ProductTag } from '../../domain/tags/tag.ts'
import type { PartOf } from './doc-of.ts'
import { linesOf, wordsIn, type Id } from './localized.ts'
import { pictureIn, type Vocabulary, type VocabularyWithPictures } from './vocabulary.ts'

/** A product as Payload gives it with `locale: 'all'` and `depth: 0`. */
export type ProductDoc = PartOf<
  'products',
  'id' | 'code' | 'title' | 'slug' | 'brand',
  | '_status'
  | 'description'
  | 'features'
  | 'materials'
  | 'care'
  | 'specifications'
  | 'gender'
  | 'availability'
  | 'availableFrom'
  | 'shippingClass'
  | 'taxClass'
  | 'seller'
  | 'isNew'
  | 'lowStockUpTo'
  | 'popularity'
  | 'publishedOn'
  | 'pictures'
  | 'colours'
  | 'sizes'
  | 'variants'
  | 'categories'
  | 'collections'
  | 'activities'
  | 'tags'
>
type VariantDoc = NonNullable<ProductDoc['variants']>[number]

/** Units online of a SKU; 0 where nobody has counted any. */
export type StockOf = (sku: string) => number

/**
 * The product in one language; undefined where it cannot be shown in it: no title or slug, an unknown brand, no
 * variant. References to deleted documents (a colour, picture, tag) are left out.
 * @param markdowns those that run for it
 */
export function productFromDoc(
  doc: ProductDoc,
  locale: Locale,
  vocabulary: VocabularyWithPictures,
  stockOf: StockOf,
  markdowns: readonly TimedMarkdown[] = [],
): CatalogueProduct | undefined {
  const [title, slug, brand] = [wordsIn(doc.title, locale), wordsIn(doc.slug, locale), vocabulary.brands.get(doc.brand)]
  const variants = (doc.variants ?? []).map((variant) => variantFromDoc(variant, stockOf, markdowns))
  if (!title || !slug || !brand || variants.length === 0) return undefined
  const seller = doc.seller === null || doc.seller === undefined ? undefined : vocabulary.sellers.get(doc.seller)
  const pictures = (ids: Id[] | null | undefined) =>
    known(vocabulary.media, ids).map((picture) => pictureIn(picture, locale))
  return {
    locale,
    id: doc.code,
    title,
    slug,
    alternateSlug: wordsIn(doc.slug, otherLocale(locale)),
    brand: { key: brand.key, name: brand.name, slug: brand.key },
    gender: genders.find((gender) => gender === doc.gender),
    description: wordsIn(doc.description, locale),
    features: linesOf(wordsIn(doc.features, locale)),
    materials: wordsIn(doc.materials, locale),
    care: wordsIn(doc.care, locale),
    specifications: (doc.specifications ?? [])
      .map(({ label, value }) => ({ label: wordsIn(label, locale), value: wordsIn(value, locale) }))
      .filter(({ label, value }) => label && value),
    categories: known(vocabulary.categories, doc.categories).map(({ key }) => key),
    collections: known(vocabulary.collections, doc.collections).map(({ key }) => key),
    activities: doc.activities ?? [],
    tags: tagsFromDoc(doc, locale, vocabulary),
    seller: seller && {
      key: seller.key,
      name: seller.name,
      shipsFrom: seller.shipsFrom[locale],
      returns: seller.returns[locale],
    },
    colours: (doc.colours ?? []).flatMap((option) => {
      const colour = vocabulary.colours.get(option.colour)
      return colour
        ? [
            {
              key: colour.key,
              name: colour.name[locale],
              hex: colour.hex,
              family: colour.family,
              pictures: pictures(option.pictures),
            },
          ]
        : []
    }),
    sizes: (doc.sizes ?? []).map(({ key, name }) => ({ key, name: sizeText(wordsIn(name, locale) || key, locale) })),
    pictures: pictures(doc.pictures),
    variants,
    availability: availabilities.find((availability) => availability === doc.availability) ?? 'Unavailable',
    // A day typed before there was a rule may be none.
    availableFrom: parseDay(doc.availableFrom),
    shippingClass: shippingClasses.find((shipping) => shipping === doc.shippingClass) ?? 'standard',
    isNew: doc.isNew === true,
    popularity: doc.popularity ?? 0,
    publishedOn: parseDay(doc.publishedOn) ?? '',
  }
}

const known = <T>(things: ReadonlyMap<Id, T>, ids: Id[] | null | undefined): T[] =>
  (ids ?? []).flatMap((id) => things.get(id) ?? [])

/** Employee prices stay behind: they never enter what a public page may show (acceptance 41). */
function variantFromDoc(doc: VariantDoc, stockOf: StockOf, markdowns: readonly TimedMarkdown[]): CatalogueVariant {
  const quantity = stockOf(doc.sku)
  const saleTimes = saleTimesOf(doc, markdowns)
  const salePrice = salePriceWith(doc, markdowns)
  return {
    sku: doc.sku,
    colour: doc.colour ?? undefined,
    size: doc.size ?? undefined,
    price: doc.price,
    salePrice,
    ...(saleTimes && { saleTimes }),
    priceType: salePrice !== undefined ? (doc.clearance ? 'clearance' : 'sale') : 'regular',
    quantity,
    stock: stockStatus({ quantity, stocked: doc.stocked !== false }),
    weightGrams: doc.weightGrams ?? 0,
    ...(doc.gtin && { gtin: doc.gtin }),
    ...(doc.mpn && { mpn: doc.mpn }),
  }
}

function tagsFromDoc(doc: ProductDoc, locale: Locale, vocabulary: Vocabulary): ProductTag[] {
  return (doc.tags ?? []).flatMap(({ tag, skus }) => {
    const definition = vocabulary.tags.get(tag)
    if (!definition || !definition.name[locale]) return []
    const { key, name, path, hierarchy, colour, isLink } = definition
    return [{ id: key, name: name[locale], path: path[locale], hierarchy, colour, isLink, variants: skus ?? [] }]
  })
}

/** The documents of every picture a product shows. */
export const picturesOf = (doc: ProductDoc): Id[] => [
  ...(doc.pictures ?? []),
  ...(doc.colours ?? []).flatMap(({ pictures }) => pictures ?? []),
]
