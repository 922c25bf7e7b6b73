import { MOST_PER_LINE } from '../cart/cart.ts'

/** Units at a place; undefined where none were counted, or a store does not carry the variant. */
type Level = number | undefined

/**
 * Whether pages and search change after a stock level changed. Online they show the status, how many are left of a low
 * stock, and how many can be ordered at once; for a store, cached pages show only whether there is one (the exact count
 * is requested separately).
 */
export const isSeen = (location: string, before: Level, after: Level): boolean =>
  location === 'online' ? orderable(before) !== orderable(after) : (before ?? 0) > 0 !== (after ?? 0) > 0

/** More than fit into a cart are as good as so many. */
const orderable = (level: Level): number => Math.min(level ?? 0, MOST_PER_LINE)
