/**
 * The `id` attribute of a content slice, from the id the editors' system gave it: every non-word character becomes an
 * underscore, then a leading digit gets `id_` (acceptance 71). An empty one becomes `id_`, since an attribute must not
 * be empty.
 */
export const sliceId = (raw: string): string => {
  const word = raw.replace(/\W/g, '_')
  return word === '' || /^\d/.test(word) ? `id_${word}` : word
}

/**
 * The ids of one page's slices, all different (acceptance 71): where two collide, the later gets `_2`, `_3`, …. An id
 * that the shell has gets a suffix, too. A suffix never takes an id that another slice has by itself, so that links to
 * that one keep working.
 */
export function uniqueSliceIds(raws: readonly string[]): string[] {
  const ids = raws.map(sliceId)
  const taken = new Set([...ids, ...idsOfShell])
  return ids.map((id, at) => (ids.indexOf(id) === at && !idsOfShell.has(id) ? id : claim(id, taken, '_')))
}

/** Ids that every page has already, for its skip links and dialogs. */
export const idsOfShell: ReadonlySet<string> = new Set('content navigation top stores footer search'.split(' '))

/** The id, or with the first number behind it that nothing has `taken`; it is taken from then on. */
export function claim(id: string, taken: Set<string>, joint: '_' | '-'): string {
  let [free, count] = [id, 1]
  while (taken.has(free)) free = `${id}${joint}${++count}`
  taken.add(free)
  return free
}
