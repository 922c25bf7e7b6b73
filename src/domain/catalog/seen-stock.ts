import { MOST_PER_LINE } from '../cart/cart.ts'

/** Units at a place; undefined where it does not carry the variant. */
type Level = number | undefined

/**
 * Whether pages and search say something else after a level changed. Of what is sold online they tell the status, how
 * many are left of few, and how many can be ordered at once; of a store, in what is kept, only whether there is one
 * (how many is asked for apart).
 */
export const isSeen = (location: string, before: Level, after: Level): boolean =>
  location === 'online' ? orderable(before) !== orderable(after) : (before ?? 0) > 0 !== (after ?? 0) > 0

/** More than fit into a cart are as good as so many. */
const orderable = (level: Level): Level => (level === undefined ? undefined : Math.min(level, MOST_PER_LINE))
