import type { Cents } from './money.ts'

/**
 * Splits an amount in cents by weights into whole cents that add up exactly. Leftover cents go to the largest
 * remainders, the first among equals. Without any weight every share is zero.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  // In big integers: an amount times a tax base does not fit into 53 bits.
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight)
    return { whole: Number(product / BigInt(sum)), rest: Number(product % BigInt(sum)) }
  })
  const left = amount - shares.reduce((total, { whole }) => total + whole, 0)
  const byRest = shares
    .map(({ rest }, index) => ({ rest, index }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  const more = new Set(byRest.slice(0, Math.max(0, left)).map(({ index }) => index))
  return shares.map(({ whole }, index) => whole + (more.has(index) ? 1 : 0))
}
