/** Rates are shares of 0–1 of the searches whose hits could be clicked with a trace; undefined where there was none. */
type Rates = { searches: number; clickRate?: number; conversionRate?: number; position?: number }
export type QueryLine = Rates & { query: string; hits: number }

/** The search report of one language and period. */
export type SearchReport = Rates & {
  /** Searches that found nothing. */
  without: number
  top: QueryLine[]
  empty: QueryLine[]
}

/** The periods that can be chosen, in days. */
export const reportDays = [1, 7, 30, 90] as const
