import type { StockStatus } from '../catalog/product.ts'
import { dayInZone, type Instant } from '../time.ts'
import { takesPickup, type StorePickup } from './pickup.ts'

/** A variant's stock in the stores that carry it, by slug; `left` are the units of a LOW_STOCK. */
export type StoreStock = Record<string, { status: Exclude<StockStatus, 'NOT_STOCKED'>; left?: number }>

/** The status at one store: NOT_STOCKED where it does not carry the variant (acceptance 74). */
export const stockAt = (stock: StoreStock, store: string): { status: StockStatus; left?: number } =>
  stock[store] ?? { status: 'NOT_STOCKED' }

/** Is there one to take home? */
export const isThere = ({ status }: { status: StockStatus }): boolean => status === 'IN_STOCK' || status === 'LOW_STOCK'

type Counter = StorePickup & { slug: string }

/** Whether an item may be ordered for pickup at a store now: there is one, and the store takes such orders. */
export const canPickUp = (store: Counter, stock: StoreStock | undefined, now: Instant | undefined): boolean =>
  stock !== undefined &&
  now !== undefined &&
  isThere(stockAt(stock, store.slug)) &&
  takesPickup(store, dayInZone(now, store.hours.timeZone))
