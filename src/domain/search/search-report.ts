import type { KindLine, UnderstoodPart, WordLine } from './logged-understanding.ts'

/** Rates are shares of 0–1 of the searches whose hits could be clicked with a trace; undefined where there was none. */
type Rates = { searches: number; clickRate?: number; conversionRate?: number; position?: number }
export type QueryLine = Rates & { query: string; hits: number; parts: UnderstoodPart[]; unknown: string[] }
/** A line with how many of its searches found nothing. */
export type ExportedQuery = QueryLine & { without: number }
/** What was bought after a query: searches that ended in an order, and the products in most of them. */
export type SoldLine = { query: string; orders: number; products: string[] }

/** The search report of one language and period. */
export type SearchReport = Rates & {
  /** Searches that found nothing. */
  without: number
  /** Searches from which at least one filter was read. */
  understood: number
  top: QueryLine[]
  empty: QueryLine[]
  kinds: KindLine[]
  unknown: WordLine[]
  sold: SoldLine[]
  /** How many lines each table would have, were they all shown. */
  counts: Record<'top' | 'empty' | 'unknown' | 'sold', number>
}

/** The periods that can be chosen, in days. */
export const reportDays = [1, 7, 30, 90] as const
