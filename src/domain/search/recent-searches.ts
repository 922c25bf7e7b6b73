import { cutQuery } from './search-request.ts'
import { folded } from './folded.ts'

/** How many searches are stored, and how many are shown beside suggestions. */
export const [MOST_RECENT, MOST_RECENT_SHOWN] = [10, 3]

/** The list with a search put first; the same words in other letters are one. White space only is not a search. */
export function withRecent(list: readonly string[], query: string): string[] {
  const text = cutQuery(query.trim().replaceAll(/\s+/g, ' '))
  if (text === '') return [...list]
  return [text, ...list.filter((each) => folded(each) !== folded(text))].slice(0, MOST_RECENT)
}

/** The searches that begin as the query does, newest first; the query itself is no help. An empty query begins all. */
export function recentFor(list: readonly string[], query: string): string[] {
  const begun = folded(query.trim())
  return list
    .filter((each) => folded(each).startsWith(begun) && folded(each) !== begun)
    .slice(0, begun === '' ? MOST_RECENT / 2 : MOST_RECENT_SHOWN)
}

/** The browser's stored searches; untrusted. */
export function readRecent(json: string | null): string[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list)
      ? list.filter((each) => typeof each === 'string' && each.trim() !== '').slice(0, MOST_RECENT)
      : []
  } catch {
    return []
  }
}
