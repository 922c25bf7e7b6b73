/** Letters without accents and ligatures, in small letters: `Œuvre d’été` → `oeuvre d'ete`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")
