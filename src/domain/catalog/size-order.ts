const letters = ['xxs', 'xs', 's', 's-m', 'm', 'l', 'l-xl', 'xl', 'xxl', 'xxxl']

/**
 * Sizes as they hang in a shop: letters from small to large, then those of babies (`6-12m`) and toddlers (`2t`), then
 * numbers, then everything else by name. For `toSorted`, by key.
 */
export function bySize(a: { key: string }, b: { key: string }): number {
  const [x, y] = [rank(a.key), rank(b.key)]
  return x.group - y.group || x.place - y.place || byKey(a.key, b.key)
}

/** Keys are ASCII: the first comparison by a language would read its tables, in a browser before the page is alive. */
const byKey = (a: string, b: string): number => Number(a > b) - Number(a < b)

function rank(key: string): { group: number; place: number } {
  const letter = letters.indexOf(key)
  if (letter >= 0) return { group: 0, place: letter }
  if (/^\d+x$/.test(key)) return { group: 1, place: parseInt(key, 10) }
  if (/^\d+(-\d+)?m$/.test(key)) return { group: 2, place: parseInt(key, 10) }
  if (/^\d+t$/.test(key)) return { group: 3, place: parseInt(key, 10) }
  if (/^\d+(\.\d+)?$/.test(key)) return { group: 4, place: Number(key) }
  return { group: 5, place: parseInt(key, 10) || 0 }
}
