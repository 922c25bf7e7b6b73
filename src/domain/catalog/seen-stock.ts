import { MOST_PER_LINE } from '../cart/cart.ts'
import { stockStatus } from './stock.ts'

/** Units at a place; undefined where none were counted, or a store does not carry the variant. */
type Level = number | undefined

/** A stock level that changed: the id of its row, `online` or a store's slug, and its units before and after. */
export type LevelChange = { id: number; location: string; before: Level; after: Level }

/**
 * Where shoppers see that a stock level changed: in lists and search too, on the product's own page alone, or nowhere.
 */
export type StockSeen = 'everywhere' | 'page' | 'nowhere'

/** What the change feed calls a stock level that changed. */
export const stockTargets = {
  everywhere: 'inventory',
  page: 'stock-left',
  nowhere: 'stock-count',
} as const satisfies Record<StockSeen, string>

/**
 * Where a change of the units at a place is seen. Lists and search show the status alone. The product's own page says
 * besides how many are left of a low stock, and how many can be ordered at once. Of a store, cached pages show only
 * whether there is one (the exact count is requested separately).
 */
export function stockSeen({ location, before = 0, after = 0 }: Omit<LevelChange, 'id'>): StockSeen {
  if (location !== 'online') return before > 0 === after > 0 ? 'nowhere' : 'everywhere'
  if (orderable(before) === orderable(after)) return 'nowhere'
  return status(before) === status(after) ? 'page' : 'everywhere'
}

/** More than fit into a cart are as good as so many. */
const orderable = (units: number): number => Math.min(units, MOST_PER_LINE)
const status = (quantity: number) => stockStatus({ quantity, stocked: true })
