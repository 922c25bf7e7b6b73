import type { Cents } from '../money.ts'
import type { PriceRange } from '../pricing/price.ts'

/** Two handles on one track, in whole dollars. */
export type Handles = { from: number; to: number }

/**
 * The ends of the track in whole dollars, wide enough for every price and for what was chosen; undefined where there
 * is nothing to choose.
 */
export function trackOf(range: PriceRange | undefined): Handles | undefined {
  if (!range) return undefined
  const [from, to] = [Math.floor(range.low / 100), Math.ceil(range.high / 100)]
  return to - from > 1 ? { from, to } : undefined
}

/** The positions of the handles for the price range of a URL, within the track. */
export const handlesOf = (track: Handles, price: { from?: Cents; to?: Cents } | undefined): Handles => {
  const inside = (dollars: number) => Math.min(track.to, Math.max(track.from, dollars))
  const from = inside(Math.floor((price?.from ?? track.from * 100) / 100))
  return { from, to: Math.max(from, inside(Math.ceil((price?.to ?? track.to * 100) / 100))) }
}

/** The handles with one moved; they meet, and never pass each other. */
export const moved = ({ from, to }: Handles, handle: keyof Handles, dollars: number): Handles =>
  handle === 'from' ? { from: Math.min(dollars, to), to } : { from, to: Math.max(dollars, from) }

/** The values the form sends: a handle at its end of the track does not filter. */
export const fieldsOf = (track: Handles, { from, to }: Handles): Record<keyof Handles, string> => ({
  from: from <= track.from ? '' : String(from),
  to: to >= track.to ? '' : String(to),
})
