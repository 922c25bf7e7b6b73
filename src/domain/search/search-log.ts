import type { Locale } from '../locale.ts'
import { plain } from './suggestion.ts'

/** Days for which queries and the clicks on their hits are stored. */
export const KEPT_DAYS = 90
const LONGEST = 100

/** A search worth a line in the report; `at` is an instant in milliseconds. `typed` is in memory only. */
export type LoggedSearch = {
  queryId?: string
  language: Locale
  query: string
  typed: string
  hits: number
  at: number
}

/**
 * The query as stored: in lower case, without accents and marks, so that equal queries are counted together. Undefined
 * for an empty query and for anything that could identify a person: an e-mail address, or a number as long as a phone
 * number.
 */
export function loggedQuery(query: string): string | undefined {
  const logged = plain(query).slice(0, LONGEST)
  if (logged === '' || query.includes('@') || /(?:\d[\s().+-]*){9}/.test(query)) return undefined
  return logged
}

/**
 * Whether the later query of the same shopper is the same question, typed further or corrected: only the last of them
 * counts.
 */
export const isSameQuestion = (before: string, after: string): boolean =>
  after.startsWith(before) || before.startsWith(after)
