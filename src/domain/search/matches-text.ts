/** Letters without accents and ligatures, in small letters: `Œuvre d’été` → `oeuvre d'ete`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")

/** Whether every word of a query begins a word of the texts, accents and case apart. An empty query matches nothing. */
export function matchesText(texts: readonly string[], query: string): boolean {
  const wanted = words(query)
  const own = texts.flatMap(words)
  return wanted.length > 0 && wanted.every((word) => own.some((each) => each.startsWith(word)))
}

/** Elided articles are cut off (`l'hiver`), plurals lose their ending, so that `tentes` finds `tente`. */
const words = (text: string): string[] =>
  folded(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
