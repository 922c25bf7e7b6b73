import { withoutMarks } from '../without-marks.ts'
import { places, type Place } from './places.ts'

/** Letters without accents, small, without dots and apostrophes; hyphens are spaces: `St. John’s` is `st johns`. */
export const plainText = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()

/** The least letters of a town's name that find it. */
const LEAST_LETTERS = 3

/**
 * The town that a shopper means by a postal code, whole or its beginning, or by a name, whole or its beginning;
 * undefined where there is none. Of several towns with the same beginning it is the larger one.
 */
export function findPlace(text: string): Place | undefined {
  const code = codeOf(text)
  if (code !== undefined) return placeOfCode(code)
  const wanted = plainText(text)
  if (wanted.length < LEAST_LETTERS) return undefined
  return byName((name) => name === wanted) ?? byName((name) => name.startsWith(wanted))
}

const names = places.map((place) => [plainText(place.name), place] as const)
const byName = (fits: (name: string) => boolean): Place | undefined => names.find(([name]) => fits(name))?.[1]

/**
 * Letter and digit, up to a whole `A1A 1A1`, as Canada Post writes them: no D, F, I, O, Q, U, and W and Z not first.
 */
function codeOf(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[ABCEGHJ-NPRSTVXY]\d([ABCEGHJ-NPRSTV-Z](\d([ABCEGHJ-NPRSTV-Z]\d?)?)?)?$/.test(code) ? code : undefined
}

function placeOfCode(code: string): Place | undefined {
  for (const length of [3, 2, 1]) {
    const beginning = code.slice(0, length)
    const found = places.find(({ codes }) => codes.includes(beginning))
    if (found) return found
  }
  return undefined
}
