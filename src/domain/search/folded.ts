import { withoutMarks } from '../without-marks.ts'

/** Letters without accents and ligatures, in small letters: `Œuvre d’été` → `oeuvre d'ete`. */
export const folded = (text: string): string =>
  withoutMarks(text).toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")
