import { withoutMarks } from '../without-marks.ts'
import { places, type Place } from './places.ts'

/** Letters without accents, small, without dots and apostrophes; hyphens are spaces: `St. John’s` is `st johns`. */
export const plainText = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Plain text with its saints written out, as some towns write them and some do not: `st jerome` is `saint jerome`. */
export const withSaints = (plain: string): string => plain.replace(/\bst(e?)\b/g, 'saint$1')

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
  return byName(names, wanted) ?? byName(namesWithSaints, withSaints(wanted))
}

/**
 * The town of an address in its own province: by its name, else by the beginning of its postal code, of which a single
 * letter is too wide to stand on. Undefined where the table has neither.
 */
export function placeOfAddress(address: { city: string; province: string; postalCode: string }): Place | undefined {
  const own = places.filter(({ province }) => province === address.province)
  const name = withSaints(plainText(address.city))
  const code = codeOf(address.postalCode) ?? ''
  return (
    own.find((place) => withSaints(plainText(place.name)) === name) ??
    [3, 2].flatMap((length) => own.find(({ codes }) => codes.includes(code.slice(0, length))) ?? [])[0]
  )
}

/** The largest town of a province. */
export const placeOfProvince = (code: string): Place | undefined => places.find(({ province }) => province === code)

type Named = readonly (readonly [name: string, place: Place])[]
const names: Named = places.map((place) => [plainText(place.name), place])
const namesWithSaints: Named = names.map(([name, place]) => [withSaints(name), place])
const byName = (all: Named, wanted: string): Place | undefined =>
  (all.find(([name]) => name === wanted) ?? all.find(([name]) => name.startsWith(wanted)))?.[1]

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
