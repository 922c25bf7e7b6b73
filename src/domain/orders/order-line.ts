import { audienceName } from '../catalog/audience.ts'
import type { Preorder } from '../shipping/delivery-groups.ts'
import type { Gender, Picture, ShippingClass } from '../catalog/product.ts'
import type { GiftCardWish } from '../gift-card/gift-card.ts'
import type { Both, Locale } from '../locale.ts'
import type { Cents } from '../money.ts'
import type { TaxClass } from '../tax/tax-class.ts'

/** A line as it was sold: words and price stay what they were, whatever becomes of the product. */
export type OrderLine = {
  sku: string
  productId: string
  title: Both
  colour?: Both
  size?: Both
  brand: string
  /** Whose cut it has; absent where it has none, and of orders before it was noted. */
  gender?: Gender
  picture?: Picture
  href: Both
  quantity: number
  unit: Cents
  regular: Cents
  amount: Cents
  discount: Cents
  net: Cents
  shippingClass: ShippingClass
  taxClass: TaxClass
  /** The line's part of each of `totals.taxes`, in the same order. */
  taxes: Cents[]
  /** Of an order in parts: the `id` of its part. */
  part?: string
  /** Where the units were taken from: `online`, or a store's slug. */
  location: string
  returned: number
  /** Units that could not be sent after all; none where absent. */
  cancelled?: number
  gift?: GiftCardWish
  /** Sold before it was in stock. */
  preorder?: Preorder
  /** Bought at an employee’s price: the amount of returned units can be spent again in its year (decision 0020). */
  asEmployee?: true
  /** A partner of the shop, who sends it and takes it back by rules of their own, in their words of that day. */
  seller?: { name: string; returns: Both }
}

/** What a line is called: two sizes of a jacket have the same title. */
export const lineName = (line: Pick<OrderLine, 'title' | 'colour' | 'size'> | undefined, locale: Locale): string =>
  [line?.title, line?.colour, line?.size].flatMap((words) => words?.[locale] ?? []).join(', ')

/** What tells a line of a mail from others of its title: whose cut, colour and size. */
export const lineDetails = (
  { gender, colour, size }: Pick<OrderLine, 'gender' | 'colour' | 'size'>,
  locale: Locale,
) => [audienceName(gender, locale), colour?.[locale], size?.[locale]]

/** The units of a line that reach the shopper, or have already arrived. */
export const unitsToPay = ({ quantity, cancelled = 0 }: Pick<OrderLine, 'quantity' | 'cancelled'>): number =>
  quantity - cancelled

/** The units of a line whose price went back. */
export const refundedUnits = ({ returned, cancelled = 0 }: Pick<OrderLine, 'returned' | 'cancelled'>): number =>
  returned + cancelled
