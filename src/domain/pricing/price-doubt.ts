import type { Cents } from '../money.ts'

/** `free`: nothing is asked for the item. `far`: the decimal point may be somewhere else. */
export type PriceDoubt = 'free' | 'far'

/**
 * Is a price that a file gives, in cents, to be looked at before it is taken: one of 0, or of ten times or a tenth of
 * what it was? One that stays is not.
 */
export function priceDoubt(after: Cents, before: Cents | undefined): PriceDoubt | undefined {
  if (after === before) return undefined
  if (after === 0) return 'free'
  return before && (after >= before * 10 || after * 10 <= before) ? 'far' : undefined
}
