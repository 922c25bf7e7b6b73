import { plain } from './suggestion.ts'

/** Days for which queries and what was done with their hits are kept. */
export const KEPT_DAYS = 90
const LONGEST = 100

/** A search worth a line in the report; `at` is an instant in milliseconds. */
export type LoggedSearch = { queryId?: string; language: string; query: string; hits: number; at: number }

/**
 * The query as it is kept: in small letters, without accents and marks, so that equal questions are counted together.
 * Undefined for what asks nothing and for what could tell of a person: an address of a mailbox, a number as long as a
 * telephone's.
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
