import { CURRENCY, type Cents } from '../money.ts'

/**
 * An item as GA4 knows it; amounts in dollars. `price` is what one unit costs now, `discount` what was taken off it.
 */
export type EcommerceItem = {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  price?: number
  discount?: number
  quantity: number
  index?: number
}

type ItemList = { item_list_id: string; item_list_name: string; items: EcommerceItem[] }
type Value = { currency: typeof CURRENCY; value: number; items: EcommerceItem[] }

/** GA4's e-commerce events of the shop (docs/contracts.md). */
export type EcommerceEvent =
  | { event: 'view_item_list' | 'select_item'; ecommerce: ItemList }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout'; ecommerce: Value }
  | { event: 'add_shipping_info'; ecommerce: Value & { shipping_tier: string } }
  | { event: 'add_payment_info'; ecommerce: Value & { payment_type: string } }
  | { event: 'purchase'; ecommerce: Value & { transaction_id: string; tax: number; shipping: number; coupon?: string } }
  | { event: 'refund'; ecommerce: Value & { transaction_id: string } }

/** What the shop knows of an item, in cents. Missing prices are left out of the event; `quantity` is 1 unless given. */
export type SoldItem = {
  id: string
  name: string
  brand?: string
  category?: string
  variant?: string
  price?: Cents
  salePrice?: Cents
  quantity?: number
}

/** A list the shopper saw, such as search results; `first` is the place of its first item among all pages, from 0. */
export type SeenList = { id: string; name: string; first?: number }

/** A list was shown; each item carries its position across all pages. */
export const viewItemList = (list: SeenList, items: readonly SoldItem[]): EcommerceEvent => ({
  event: 'view_item_list',
  ecommerce: inList(
    list,
    items.map((item, place) => ({ ...ecommerceItem(item), index: (list.first ?? 0) + place })),
  ),
})

/** @param place of the item on the page, from 0 */
export const selectItem = (list: SeenList, item: SoldItem, place: number): EcommerceEvent => ({
  event: 'select_item',
  ecommerce: inList(list, [{ ...ecommerceItem(item), index: (list.first ?? 0) + place }]),
})

/** One product, seen on its own page. */
export const viewItem = (item: SoldItem): EcommerceEvent => ({ event: 'view_item', ecommerce: worth([item]) })
/** Units that came into the cart. */
export const addToCart = (item: SoldItem): EcommerceEvent => ({ event: 'add_to_cart', ecommerce: worth([item]) })
/** Units that left the cart. */
export const removeFromCart = (item: SoldItem): EcommerceEvent => ({
  event: 'remove_from_cart',
  ecommerce: worth([item]),
})
/** The cart was opened; its value is the sum of its lines. */
export const viewCart = (items: readonly SoldItem[]): EcommerceEvent => ({
  event: 'view_cart',
  ecommerce: worth(items),
})
/** The first step of the checkout was shown. */
export const beginCheckout = (items: readonly SoldItem[]): EcommerceEvent => ({
  event: 'begin_checkout',
  ecommerce: worth(items),
})

/** @param tier the name of the chosen rate, such as `express`, or `pickup` */
export const addShippingInfo = (items: readonly SoldItem[], tier: string): EcommerceEvent => ({
  event: 'add_shipping_info',
  ecommerce: { ...worth(items), shipping_tier: tier },
})

/** @param type how it is paid, such as `card`; never a number of anything */
export const addPaymentInfo = (items: readonly SoldItem[], type: string): EcommerceEvent => ({
  event: 'add_payment_info',
  ecommerce: { ...worth(items), payment_type: type },
})

/**
 * An order as it was placed, in cents; `number` is the one the shopper knows. `value` of the event is the merchandise,
 * as GA4 counts it.
 */
export type TrackedPurchase = {
  number: string
  items: readonly SoldItem[]
  discount?: Cents
  tax: Cents
  shipping: Cents
  coupon?: string
}

/** An order was placed. Tracked once, by the browser that bought. */
export const purchase = ({ number, items, discount = 0, tax, shipping, coupon }: TrackedPurchase): EcommerceEvent => ({
  event: 'purchase',
  ecommerce: {
    ...worth(items, discount),
    transaction_id: number,
    tax: dollars(tax),
    shipping: dollars(shipping),
    ...(coupon && { coupon }),
  },
})

/** The refunded amount, in cents: all of an order, or some of its items. */
export const refund = (number: string, items: readonly SoldItem[], amount: Cents): EcommerceEvent => ({
  event: 'refund',
  ecommerce: { ...worth(items), value: dollars(amount), transaction_id: number },
})

const inList = (list: SeenList, items: EcommerceItem[]): ItemList => ({
  item_list_id: list.id,
  item_list_name: list.name,
  items,
})

const worth = (items: readonly SoldItem[], discount: Cents = 0): Value => ({
  currency: CURRENCY,
  // Summed in cents: sums of dollars are not exact.
  value: dollars(items.reduce((sum, item) => sum + (paid(item) ?? 0) * (item.quantity ?? 1), 0) - discount),
  items: items.map(ecommerceItem),
})

function ecommerceItem(item: SoldItem): EcommerceItem {
  const now = paid(item)
  const off = (item.price ?? 0) - (now ?? 0)
  return {
    item_id: item.id,
    item_name: item.name,
    ...(item.brand !== undefined && { item_brand: item.brand }),
    ...(item.category !== undefined && { item_category: item.category }),
    ...(item.variant !== undefined && { item_variant: item.variant }),
    ...(now !== undefined && { price: dollars(now) }),
    ...(now !== undefined && off > 0 && { discount: dollars(off) }),
    quantity: item.quantity ?? 1,
  }
}

const paid = ({ price, salePrice }: SoldItem): Cents | undefined => salePrice ?? price
const dollars = (cents: Cents): number => cents / 100
