/** The lists of the admin whose views can be saved. */
export const viewLists = ['products', 'orders'] as const
export type ViewList = (typeof viewLists)[number]

export const LONGEST_VIEW_NAME = 60
export const LONGEST_VIEW_QUERY = 4000

/** What of a list's address is a view: filters, search, order, columns and rows a page, but not which page it is on. */
const parts = /^(where\b.*|search|sort|columns|limit|groupBy)$/

/**
 * The address of a list as a view, without its question mark: the columns that are shown, as the list writes them,
 * where the address leaves them to the reader's habit. Empty where nothing of it is a view.
 */
export function viewQuery(search: string, columns: readonly { accessor: string; active: boolean }[]): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => parts.test(name) && value !== '')
  if (columns.length > 0 && !kept.some(([name]) => name === 'columns'))
    kept.push(['columns', JSON.stringify(columns.map(({ accessor, active }) => (active ? accessor : `-${accessor}`)))])
  return new URLSearchParams(kept).toString()
}

/** By this a list's address says that it shows a view; all that its reader does there keeps it. */
export const VIEW_PART = 'view'

/**
 * The address that opens a view, without its question mark. Payload's list adds its reader's habit to what an address
 * names: each part that can be left says so.
 */
export function openingQuery({ id, query }: { id: number; query: string }): string {
  const named = new URLSearchParams(query)
  for (const [part, none] of Object.entries({ sort: '', groupBy: '', columns: '[]' }))
    if (!named.has(part)) named.set(part, none)
  named.set(VIEW_PART, String(id))
  return named.toString()
}

/** What of a list's address narrows it: its filters and its search. */
export const listFilter = (search: string): [name: string, value: string][] =>
  [...new URLSearchParams(search)].filter(([name, value]) => /^(where|search)/.test(name) && value !== '')

/** Whether a list with this address shows a view: all that the view says, and no filter or search beside it. */
export function showsView(search: string, query: string): boolean {
  const [shown, saved] = [new URLSearchParams(search), new URLSearchParams(query)]
  return (
    [...saved].every(([name, value]) => shown.get(name) === value) &&
    listFilter(search).every(([name]) => saved.has(name))
  )
}

/** What a stored view may lead to: a list's address of those parts, no longer than that; undefined otherwise. */
export function readViewQuery(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > LONGEST_VIEW_QUERY) return undefined
  const query = viewQuery(given, [])
  return query === '' ? undefined : query
}
