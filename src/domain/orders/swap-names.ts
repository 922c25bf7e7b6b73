import type { Locale } from '../locale.ts'
import type { Correction } from './correction-record.ts'
import { lineName, type OrderLine } from './order-line.ts'

/** What a swap sends, in so many units, and what it replaces. */
export function swapNames(
  lines: readonly OrderLine[],
  { line, quantity, to }: Correction & { kind: 'swap' },
  locale: Locale,
): { before: string; after: string } {
  const sold = lines[line]
  const of = (name: string) => `${quantity}\u00a0× ${name}`
  const { colour, size } = to
  const other = sold && { title: sold.title, ...(colour && { colour }), ...(size && { size }) }
  return { before: of(lineName(sold, locale)), after: of(lineName(other, locale)) }
}
