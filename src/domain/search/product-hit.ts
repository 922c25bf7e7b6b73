import { sizeGroupLabel, sizeGroupOf } from '../catalog/size-group.ts'
import { namedIn, trailOf } from '../catalog/category-tree.ts'
import type { CategoryTree } from '../catalog/category.ts'
import type { ProductRecord } from '../catalog/product-record.ts'
import type { Availability, Gender, Picture, PriceType, CatalogueProduct, StockStatus } from '../catalog/product.ts'
import type { Cents } from '../money.ts'
import { paths } from '../paths.ts'
import { ratingScore } from '../reviews/review.ts'
import { paidPrice, type PriceRange } from '../pricing/price.ts'
import { hitStock, type HitStock } from './hit-stock.ts'
import { colourOverrideOf, type TagColourOverride } from '../tags/tag-colour.ts'
import type { TagColour } from '../tags/tag.ts'
import { dayOfText, secondsOfDay } from '../time.ts'

/** An amount in dollars, as a hosted index holds it; 19.99, never 1999. */
type Dollars = number
type DollarSpan = { low: Dollars; high: Dollars }

type HitVariant = {
  sku: string
  colour?: string
  size?: string
  price: Dollars
  salePrice?: Dollars
  stock: StockStatus
}

/**
 * A product as the search index has it, in one language (acceptance 47): the fields that listings, suggestions and
 * facets show or filter by. Fields that end in `Key` or `Keys` are the same in both languages and appear in URLs.
 */
export type ProductHit = HitStock & {
  objectID: string
  title: string
  url: string
  image?: string
  picture?: Picture
  /** The first colour's name. */
  colour?: string
  colours: { key: string; name: string; hex: string; family: string }[]
  colourFamilies: string[]
  sizes: string[]
  sizeKeys: string[]
  /** Keys with their names: products of two aisles may write another word under the same key. */
  sizeLabels: string[]
  /** Keys with what they are sizes of. */
  sizeGroups: string[]
  activityKeys: string[]
  variants: HitVariant[]
  /** Of the whole product, primary ones first. `colour` is the tag's own, which may be grey. */
  tags: { id: string; name: string; colour: TagColour; colourOverride?: TagColourOverride }[]
  price?: Dollars
  salePrice?: Dollars
  priceRange?: { price?: DollarSpan; salePrice?: DollarSpan }
  /** The least a shopper pays for one. */
  lowestPrice: Dollars
  priceType: PriceType
  brand: string
  brandKey: string
  /** `Camping`, `Camping > Tents` … : the paths of names by level, for hierarchical facets. */
  categories: { lvl0: string[]; lvl1: string[]; lvl2: string[] }
  /** All, ancestors and rule categories too. */
  categoryKeys: string[]
  /** The names of the narrowest categories it was put in: the common name of the product. */
  kinds: string[]
  collections: string[]
  collectionKeys: string[]
  custom_fields: { Gender?: Gender }
  genderWords: string[]
  features: string[]
  materials: string
  specifications: string[]
  description: string
  availability: Availability
  isNew: boolean
  popularity: number
  /** From 1 to 5 and how many said so; absent without reviews. */
  rating?: number
  reviewCount?: number
  /** What “best rated” sorts by. */
  ratingScore: number
  /** Seconds since 1970. */
  createdAt: number
}

export type HitContext = {
  tree: CategoryTree
  /** Names of collections by key, in the language. */
  collectionName(key: string): string | undefined
  /** The words for a gender in queries, in the language. */
  genderWords(gender: Gender): string[]
  /** Slugs of the stores that have any of these SKUs. */
  storesWith(skus: string[]): string[]
}

/** Pixels: the width of `image`; suggestions show it at 60, listings use `picture`. */
const IMAGE_WIDTH = 320
const UNKNOWN_DAY = '1970-01-01'

/** Between key and name; no key has one. */
const LABEL = '|'
/** The key and the name of a size label. */
export function sizeOfLabel(label: string): [key: string, name: string] {
  const at = label.indexOf(LABEL)
  return [label.slice(0, at), label.slice(at + 1)]
}

/** The hit of a product, from its record and what records leave out. */
export function toProductHit(product: CatalogueProduct, record: ProductRecord, context: HitContext): ProductHit {
  const { locale, gender } = record
  const picture = record.colours.find((colour) => colour.picture)?.picture ?? product.pictures[0]
  const { price, salePrice, priceRange } = record.price
  const units = new Map(product.variants.map(({ sku, quantity }) => [sku, quantity]))
  const { sku, stock, inStock, availableIn } = hitStock(record.id, product.variants, record.availability, {
    online: (each) => units.get(each) ?? 0,
    storesWith: context.storesWith,
  })
  const trails = record.categories.map((key) =>
    namedIn(trailOf(context.tree, key), locale).map(({ name }) => name[locale]),
  )
  const tags = record.tags
    .filter(({ variants }) => variants.length === 0)
    .toSorted((a, b) => a.hierarchy.localeCompare(b.hierarchy))
  return {
    objectID: record.id,
    title: record.title,
    url: paths.product(locale, record.id, record.slug),
    ...(picture && { image: paths.media(picture.file, IMAGE_WIDTH), picture }),
    sku,
    ...(record.colours[0] && { colour: record.colours[0].name }),
    colours: record.colours.map(({ key, name, hex, family }) => ({ key, name, hex, family })),
    colourFamilies: unique(record.colours.map(({ family }) => family)),
    sizes: record.sizes.map(({ name }) => name),
    sizeKeys: record.sizes.map(({ key }) => key),
    sizeLabels: record.sizes.map(({ key, name }) => `${key}${LABEL}${name}`),
    sizeGroups: record.sizes.map(({ key }) =>
      sizeGroupLabel(sizeGroupOf(key, { categoryKeys: record.categories, gender }), key),
    ),
    activityKeys: product.activities,
    variants: product.variants.map((variant) => {
      const paid = paidPrice(variant)
      return {
        sku: variant.sku,
        ...(variant.colour && { colour: variant.colour }),
        ...(variant.size && { size: variant.size }),
        price: dollars(variant.price),
        ...(paid < variant.price && { salePrice: dollars(paid) }),
        stock: variant.stock,
      }
    }),
    tags: tags.map(({ id, name, colour }) => ({ id, name, colour, ...withOverride(colour) })),
    ...(isAmount(price) && { price: dollars(price) }),
    ...(isAmount(salePrice) && { salePrice: dollars(salePrice) }),
    ...(priceRange && {
      priceRange: {
        ...(priceRange.price && { price: span(priceRange.price) }),
        ...(priceRange.salePrice && { salePrice: span(priceRange.salePrice) }),
      },
    }),
    lowestPrice: dollars(record.lowestPrice),
    priceType: record.priceType,
    brand: record.brand.name,
    brandKey: record.brand.key,
    categories: { lvl0: level(trails, 1), lvl1: level(trails, 2), lvl2: level(trails, 3) },
    categoryKeys: record.categories,
    kinds: unique(product.categories.flatMap((key) => context.tree.byKey.get(key)?.name[locale] ?? [])),
    collections: record.collections.flatMap((key) => context.collectionName(key) ?? []),
    collectionKeys: record.collections,
    custom_fields: gender ? { Gender: gender } : {},
    genderWords: gender ? context.genderWords(gender) : [],
    features: product.features,
    materials: product.materials,
    specifications: product.specifications.map(({ label, value }) => `${label} ${value}`),
    description: product.description,
    stock,
    inStock,
    availability: record.availability,
    availableIn,
    isNew: record.isNew,
    popularity: record.popularity,
    ...(product.rating && { rating: product.rating.average, reviewCount: product.rating.count }),
    ratingScore: ratingScore(product.rating),
    createdAt: secondsOfDay(dayOfText(record.publishedOn) ?? UNKNOWN_DAY),
  }
}

const dollars = (cents: Cents): Dollars => cents / 100
const span = ({ low, high }: PriceRange): DollarSpan => ({ low: dollars(low), high: dollars(high) })
const isAmount = (cents: Cents | null | undefined): cents is Cents => typeof cents === 'number'
const unique = (texts: string[]): string[] => [...new Set(texts)]
const level = (trails: string[][], depth: number): string[] =>
  unique(trails.filter((trail) => trail.length >= depth).map((trail) => trail.slice(0, depth).join(' > ')))

function withOverride(colour: TagColour): { colourOverride?: TagColourOverride } {
  const colourOverride = colourOverrideOf(colour)
  return colourOverride ? { colourOverride } : {}
}
