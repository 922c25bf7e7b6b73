export type Unit = 'bytes' | 'ratio' | 'per second' | 'ms' | 'MB' | 'count'

/** One measured number. `promise` is its required bound; a figure without one is only reported. */
export type Figure = {
  bench: string
  page: string
  name: string
  value: number
  unit: Unit
  promise?: Promised
  note?: string
}
export type Promised = { atMost: number } | { atLeast: number }

/** For what is still to be reached: it is said beside the figure, and breaks no promise. */
export const wanted = (value: number, atMost: number, text: string): string =>
  value <= atMost ? `${text} wanted, kept` : `${text} wanted, missed`

/** The same of what is to be reached from below. */
export const wantedAtLeast = (value: number, atLeast: number): string =>
  value >= atLeast ? `${atLeast} wanted, kept` : `${atLeast} wanted, missed`

/** Whether a figure keeps its promise, to the two decimals in which it is shown. */
export function keeps({ value, promise }: Pick<Figure, 'value' | 'promise'>): boolean {
  if (!promise) return true
  const shown = Math.round(value * 100) / 100
  return 'atMost' in promise ? shown <= promise.atMost : shown >= promise.atLeast
}

/** The median: a noisy neighbour in one round does not affect it. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** The value that a share of all values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}
