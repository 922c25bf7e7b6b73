import { audienceOf, type AgeGroup, type Audience } from '../catalog/audience.ts'
import { categoriesOf, namedIn, trailOf } from '../catalog/category-tree.ts'
import type { CategoryTree } from '../catalog/category.ts'
import type { CatalogueProduct, CatalogueVariant } from '../catalog/product.ts'
import { canBuy } from '../catalog/variants.ts'
import { paths } from '../paths.ts'
import { paidPrice } from '../pricing/price.ts'
import type { Promotion } from '../promo/promotion.ts'
import { variantSearch } from '../search-text.ts'
import { absoluteUrl, sharedPictureUrl } from '../seo/absolute-url.ts'
import { deliveryChoices } from '../shipping/combine-rates.ts'
import { deliveryDays } from '../shipping/delivery-estimate.ts'
import type { DeliveryCode } from '../shipping/rate-table.ts'
import type { ShippingTerms } from '../shipping/rates.ts'
import { shopZone } from '../shop-zone.ts'
import { isGiftCard } from '../tax/tax-class.ts'
import { instantInZone, isoInstant, type Day } from '../time.ts'
import { amount } from './google-price.ts'
import { promotionIdsOf } from './google-promotion.ts'
import { googleCategoryOf, wornKindOf } from './google-category.ts'
import { sizeSystemOf, sizeTypeOf } from './google-size.ts'

export const googleAvailabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const

/** A way of delivery as Google reads it: business days from the order to the delivery. */
export type GoogleShipping = {
  country: string
  service: string
  price: string
  min_handling_time: string
  max_handling_time: string
  min_transit_time: string
  max_transit_time: string
}
export type GoogleDetail = { section_name: string; attribute_name: string; attribute_value: string }

/** A variant as an item of Google's product data specification; the names are Google's. */
export type GoogleItem = {
  id: string
  item_group_id: string
  title: string
  description: string
  link: string
  image_link?: string
  additional_image_link: string[]
  availability: (typeof googleAvailabilities)[number]
  availability_date?: string
  price: string
  sale_price?: string
  sale_price_effective_date?: string
  brand: string
  gtin?: string
  mpn?: string
  identifier_exists: 'yes' | 'no'
  condition: 'new'
  google_product_category?: string
  product_type: string
  gender?: Audience['gender']
  age_group?: AgeGroup
  color?: string
  size?: string
  size_system?: string
  size_type?: string
  material?: string
  product_highlight: string[]
  product_detail: GoogleDetail[]
  shipping: GoogleShipping[]
  shipping_weight?: string
  external_seller_id?: string
  promotion_id: string[]
}

export type FeedContext = {
  siteUrl: string
  tree: CategoryTree
  /** Those that name some products. */
  promotions?: readonly Promotion[]
  /** What the merchant charges for delivery; as specified unless given. */
  shipping?: ShippingTerms
  /** In the language of the feed. */
  words: { details: string; delivery: Record<DeliveryCode, string> }
}

/** Most of each that Google takes: characters, and pictures. */
export const MOST = {
  title: 150,
  description: 5000,
  material: 200,
  highlight: 150,
  detail: 1000,
  pictures: 10,
} as const

/**
 * The variants of a published product as items, in the product's language. What Google has no place for is left out:
 * gift cards, what the shop does not stock, what costs nothing. A variant has the public price only.
 */
export function googleItems(product: CatalogueProduct, context: FeedContext): GoogleItem[] {
  const categories = categoriesOf(context.tree, product)
  if (isGiftCard({ shippingClass: product.shippingClass, categories })) return []
  const placed = { brand: product.brand.key, categories, collections: product.collections }
  const promotionIds = promotionIdsOf(placed, context.promotions ?? [])
  const trail = namedIn(trailOf(context.tree, product.categories[0] ?? ''), product.locale)
  const google = googleCategoryOf(context.tree, product.categories[0])
  return product.variants.filter(isItem).map((variant) => ({
    ...ofProduct(product, context),
    ...ofVariant(product, variant, context),
    ...(google !== undefined && { google_product_category: String(google) }),
    product_type: trail.map(({ name }) => name[product.locale]).join(' > '),
    ...worn(product, variant, google),
    shipping: shippingOf(product, variant, context),
    promotion_id: promotionIds,
  }))
}

/** What the shop stocks, and what costs something. */
export const isItem = (variant: CatalogueVariant): boolean => variant.stock !== 'NOT_STOCKED' && paidPrice(variant) > 0

function ofProduct(
  { id, description, brand, materials, features, specifications, seller }: CatalogueProduct,
  context: FeedContext,
) {
  const highlights = features.map((text) => shortened(text, MOST.highlight))
  return {
    item_group_id: id,
    description: shortened(description, MOST.description),
    brand: brand.name,
    condition: 'new' as const,
    ...(materials && { material: shortened(materials, MOST.material) }),
    // Google takes none or several.
    product_highlight: highlights.length > 1 ? highlights : [],
    product_detail: specifications.map(({ label, value }) => ({
      section_name: context.words.details,
      attribute_name: label,
      attribute_value: shortened(value, MOST.detail),
    })),
    ...(seller && { external_seller_id: seller.key }),
  }
}

function ofVariant(product: CatalogueProduct, variant: CatalogueVariant, { siteUrl }: FeedContext) {
  const { locale, id, slug, title, brand, colours, sizes, pictures } = product
  const colour = colours.find(({ key }) => key === variant.colour)
  const size = sizes.find(({ key }) => key === variant.size)
  const others = colour ? [] : colours.flatMap((each) => each.pictures)
  const [first, ...more] = [...(colour?.pictures ?? []), ...pictures, ...others].map((picture) =>
    sharedPictureUrl(siteUrl, picture),
  )
  const paid = paidPrice(variant)
  return {
    id: variant.sku,
    title: shortened([`${title} – ${brand.name}`, colour?.name, size?.name].filter(Boolean).join(', '), MOST.title),
    link: absoluteUrl(siteUrl, paths.product(locale, id, slug) + variantSearch(variant)),
    ...(first && { image_link: first }),
    additional_image_link: more.slice(0, MOST.pictures),
    ...availabilityOf(product, variant),
    price: amount(variant.price),
    ...(paid < variant.price && { sale_price: amount(paid) }),
    ...(paid < variant.price && variant.saleTimes && { sale_price_effective_date: spanOf(variant.saleTimes) }),
    ...(variant.gtin && { gtin: variant.gtin }),
    ...(variant.mpn && { mpn: variant.mpn }),
    identifier_exists: variant.gtin || variant.mpn ? ('yes' as const) : ('no' as const),
    ...(colour && { color: colour.name }),
    ...(size && { size: size.name }),
    ...(variant.weightGrams > 0 && { shipping_weight: `${variant.weightGrams} g` }),
  }
}

function availabilityOf({ availability, availableFrom }: CatalogueProduct, variant: CatalogueVariant) {
  if (!canBuy(variant, availability).ok) return { availability: 'out_of_stock' as const }
  if (availability !== 'Preorder') return { availability: 'in_stock' as const }
  return {
    availability: 'preorder' as const,
    ...(availableFrom && { availability_date: startOf(availableFrom) }),
  }
}

/** Size system and type are for what is worn; who it is for is said of helmets and skis too. */
function worn({ gender }: CatalogueProduct, { size }: CatalogueVariant, google: number | undefined) {
  const audience = audienceOf({ gender, size })
  const kind = wornKindOf(google)
  const system = kind && size && sizeSystemOf(size, kind)
  return {
    ...(audience && { gender: audience.gender, age_group: audience.age }),
    ...(system && { size_system: system }),
    ...(kind && kind !== 'accessories' && size && { size_type: sizeTypeOf(size) }),
  }
}

/** What one of it costs to send, as a cart with nothing else in it is charged. */
function shippingOf(
  { shippingClass }: CatalogueProduct,
  variant: CatalogueVariant,
  { words, shipping }: FeedContext,
): GoogleShipping[] {
  const { choices } = deliveryChoices([{ shippingClass, quantity: 1, amount: paidPrice(variant) }], 0, shipping)
  return choices.map(({ code, total }) => {
    const { low, high } = deliveryDays(code)
    return {
      country: 'CA',
      service: words.delivery[code],
      price: amount(total),
      // The shop promises the days of both together.
      min_handling_time: '0',
      max_handling_time: '0',
      min_transit_time: String(low),
      max_transit_time: String(high),
    }
  })
}

/** An ISO time in UTC, to the minute. */
const toMinute = (time: string): string => `${time.slice(0, 16)}Z`
const spanOf = ({ from, until }: { from: string; until: string }): string => `${toMinute(from)}/${toMinute(until)}`
/** The beginning of a day of the shop. */
const startOf = (day: Day): string => toMinute(isoInstant(instantInZone(day, 0, shopZone())))

/** Whole words, at most so many characters. */
function shortened(text: string, most: number): string {
  const plain = text.trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`
}
