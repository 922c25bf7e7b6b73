import type { Cents } from '../money.ts'

/**
 * An amount in cents with so many percent off, 0–100; what is more or less counts as these. It is rounded down to the
 * cent: no one pays more than is promised.
 */
export function lessPercent(amount: Cents, percent: number): Cents {
  // In whole thousandths of a percent, as 100 - 33.3 is not exact.
  const left = Math.round((100 - Math.min(100, Math.max(0, percent))) * 1000)
  return Math.floor((amount * left) / 100_000)
}
