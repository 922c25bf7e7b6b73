import { categoriesOf } from '../catalog/category-tree.ts'
import type { CategoryTree } from '../catalog/category.ts'
import type { CatalogueProduct } from '../catalog/product.ts'
import type { Locale } from '../locale.ts'
import { isClosedForGood, isForPickup, storeStockStatus, takesPickup } from '../pickup/pickup.ts'
import { paidPrice } from '../pricing/price.ts'
import type { StorePage } from '../store-hours/store-page.ts'
import { isYetToOpen } from '../store-hours/week.ts'
import { isGiftCard } from '../tax/tax-class.ts'
import { dayInZone, type Instant } from '../time.ts'
import { isItem } from './google-item.ts'
import { amount } from './google-price.ts'

/** What a store has of a variant, as Google's local inventory takes it; `id` is that of the item (google-item.ts). */
export type LocalItem = {
  store_code: string
  id: string
  quantity: string
  availability: 'in_stock' | 'limited_availability' | 'out_of_stock'
  price: string
  sale_price?: string
  pickup_method?: 'buy'
  pickup_sla?: 'next_day'
}

export type StoreLevel = { sku: string; location: string; quantity: number }
/** A store that is open for good, as the feed asks about it. */
export type LocalStore = { slug: string; takesPickup: boolean }
type LocalContext = { stores: readonly LocalStore[]; tree: CategoryTree }

/** The stores that have opened and not closed for good, each by its own day. */
export const localStores = (
  stores: readonly Pick<StorePage, 'slug' | 'services' | 'closedOn' | 'hours'>[],
  now: Instant,
): LocalStore[] =>
  stores.flatMap((store) => {
    const today = dayInZone(now, store.hours.timeZone)
    return isClosedForGood(store, today) || isYetToOpen(store.hours, today)
      ? []
      : [{ slug: store.slug, takesPickup: takesPickup(store, today) }]
  })

/**
 * The units of a product in these stores: where it can be picked up, it is ordered online and ready by the next day at
 * the latest. Gift cards, partners' goods and what is still to come are in no store.
 */
export function localItems(
  product: CatalogueProduct,
  levels: readonly StoreLevel[],
  { stores, tree }: LocalContext,
): LocalItem[] {
  const { variants, shippingClass, availability, seller } = product
  // Of what no item is, as a gift card in a tin, there is no unit either.
  if (isGiftCard({ shippingClass, categories: categoriesOf(tree, product) })) return []
  if (!isForPickup({ shippingClass, availability, hasSeller: seller !== undefined })) return []
  const open = new Map(stores.map((store) => [store.slug, store]))
  const bySku = Map.groupBy(levels, ({ sku }) => sku)
  return variants.filter(isItem).flatMap((variant) =>
    (bySku.get(variant.sku) ?? []).flatMap(({ location, quantity }): LocalItem[] => {
      const store = open.get(location)
      if (!store) return []
      const paid = paidPrice(variant)
      return [
        {
          store_code: location,
          id: variant.sku,
          quantity: String(Math.max(0, quantity)),
          availability: availabilityWord[storeStockStatus(quantity)],
          price: amount(variant.price),
          ...(paid < variant.price && { sale_price: amount(paid) }),
          ...(store.takesPickup && { pickup_method: 'buy', pickup_sla: 'next_day' }),
        },
      ]
    }),
  )
}

const availabilityWord = {
  IN_STOCK: 'in_stock',
  LOW_STOCK: 'limited_availability',
  OUT_OF_STOCK: 'out_of_stock',
} as const

/** The address of a feed of a language. */
export const feedPath = (
  kind: 'google' | 'google-local' | 'google-reviews' | 'google-promotions',
  locale: Locale,
  format: 'xml' | 'tsv',
): string => `/feeds/${kind}-${locale}.${format}`
