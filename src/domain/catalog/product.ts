import type { Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { Rating } from '../reviews/review.ts'
import type { ProductTag } from '../tags/tag.ts'

/** Enumerations, exact (acceptance 74). */
export const priceTypes = ['regular', 'sale', 'clearance'] as const
export type PriceType = (typeof priceTypes)[number]
export const stockStatuses = ['IN_STOCK', 'LOW_STOCK', 'OUT_OF_STOCK', 'NOT_STOCKED'] as const
export type StockStatus = (typeof stockStatuses)[number]
export const availabilities = ['Available', 'Preorder', 'Unavailable'] as const
export type Availability = (typeof availabilities)[number]
export const shippingClasses = ['standard', 'bike', 'oversize', 'none'] as const
export type ShippingClass = (typeof shippingClasses)[number]
export const genders = ['women', 'men', 'unisex', 'kids'] as const
export type Gender = (typeof genders)[number]

/**
 * A picture of the media collection: its file under `/media/`, its own size in pixels, its words in the page's
 * language. `focus` is what must stay in view where it is cut, in percent from the left and the top; absent for the
 * middle.
 */
export type Picture = { file: string; width: number; height: number; alt: string; focus?: Focus }
export type Focus = { x: number; y: number }

/** Something sold under one SKU. `colour` and `size` are keys of the product's options; undefined where it has none. */
export type Variant = {
  sku: string
  colour?: string
  size?: string
  price: Cents
  salePrice?: Cents
  priceType: PriceType
  /** Units that can be sold online now. */
  quantity: number
  stock: StockStatus
}

/** What feeds and structured data say of a variant besides. */
export type CatalogueVariant = Variant & {
  weightGrams: number
  /** From when to when the sale price counts, as ISO times, where both are known. */
  saleTimes?: { from: string; until: string }
  /** Its number on the manufacturer's label (GS1), 8, 12, 13 or 14 digits. */
  gtin?: string
  /** The manufacturer's own number of the part. */
  mpn?: string
}

export type ColourOption = { key: string; name: string; hex: string; family: string; pictures: Picture[] }
export type SizeOption = { key: string; name: string }
export type NamedRef = { key: string; name: string }

/** A product in one language, with all that its page shows. */
export type Product = {
  locale: Locale
  /** The style number of its URLs, such as `5101-204`. */
  id: string
  title: string
  slug: string
  brand: NamedRef & { slug: string }
  gender?: Gender
  description: string
  features: string[]
  materials: string
  care: string
  specifications: { label: string; value: string }[]
  /** Keys of the categories it was put in; ancestors and rule categories are not listed. */
  categories: string[]
  tags: ProductTag[]
  seller?: NamedRef & { shipsFrom: string; returns: string }
  colours: ColourOption[]
  sizes: SizeOption[]
  /** Pictures that belong to no colour, such as a scene. */
  pictures: Picture[]
  variants: Variant[]
  availability: Availability
  /** Day it becomes available, for a preorder. */
  availableFrom?: string
  shippingClass: ShippingClass
  /** What those who bought it say of it together; none without reviews. */
  rating?: Rating
}

/** A product with what feeds, the search and its twin's address need besides. Made by `productFromDoc` only. */
export type CatalogueProduct = Omit<Product, 'variants'> & {
  variants: CatalogueVariant[]
  collections: string[]
  activities: string[]
  isNew: boolean
  /** 0–100, from sales. */
  popularity: number
  /** Day of first publication, ISO. */
  publishedOn: string
  /** The slug of its page in the other language. */
  alternateSlug: string
}
