import { CURRENCY, type Cents } from '../money.ts'

/** An item as GA4 knows it; amounts in dollars. `price` is what one unit costs now, `discount` what was taken off it. */
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
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: Value }

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

export const viewItemList = (list: SeenList, items: readonly SoldItem[]): EcommerceEvent => ({
  event: 'view_item_list',
  ecommerce: inList(list, items.map((item, place) => ({ ...ecommerceItem(item), index: (list.first ?? 0) + place }))),
})

/** @param place of the item on the page, from 0 */
export const selectItem = (list: SeenList, item: SoldItem, place: number): EcommerceEvent => ({
  event: 'select_item',
  ecommerce: inList(list, [{ ...ecommerceItem(item), index: (list.first ?? 0) + place }]),
})

export const viewItem = (item: SoldItem): EcommerceEvent => ({ event: 'view_item', ecommerce: worth([item]) })
export const addToCart = (item: SoldItem): EcommerceEvent => ({ event: 'add_to_cart', ecommerce: worth([item]) })
export const removeFromCart = (item: SoldItem): EcommerceEvent => ({ event: 'remove_from_cart', ecommerce: worth([item]) })
export const viewCart = (items: readonly SoldItem[]): EcommerceEvent => ({ event: 'view_cart', ecommerce: worth(items) })

const inList = (list: SeenList, items: EcommerceItem[]): ItemList => ({ item_list_id: list.id, item_list_name: list.name, items })

const worth = (items: readonly SoldItem[]): Value => ({
  currency: CURRENCY,
  // Summed in cents: sums of dollars are not exact.
  value: dollars(items.reduce((sum, item) => sum + (paid(item) ?? 0) * (item.quantity ?? 1), 0)),
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
