import type { Locale } from '../locale.ts'

/**
 * What a listing calls a size: as its own products do, since those of another aisle may write another word under the
 * same key (`200` is 200 cm of a ski and $200 of a gift card).
 * @param names what products of the whole shop call it
 * @param inUse the names of all sizes of the listing
 */
export function sizeName(
  key: string,
  names: ReadonlySet<string> | undefined,
  inUse: readonly string[],
  locale: Locale,
): string {
  const known = [...(names ?? [])].toSorted((a, b) => a.localeCompare(b))
  const own = known.filter((name) => inUse.includes(name))
  return (own.length > 0 ? own : known).join(' / ') || sizeText(key, locale)
}

/**
 * The label of a size on a page in the language. French writes decimals with a comma: `6.5` is `6,5`, `EU 38.5` is `EU
 * 38,5`, `6.5-7` is `6,5-7`, also where the catalogue has one spelling for both languages, and amounts with a no-break
 * space (acceptance 5). Names without numbers are returned unchanged, and so is every name in English. For display
 * only: keys and URLs use `6.5` in both languages.
 */
export const sizeText = (name: string, locale: Locale): string =>
  locale === 'fr'
    ? (FIGURES.test(name) ? name.replace(/(?<=\d)\.(?=\d)/g, ',') : name).replace(AMOUNT, '\u{a0}$')
    : name

const AMOUNT = /(?<=\d) (?=\$$)\$/

// A number with the letters that may be attached to it: `EU 38.5`, `8.5 W`, `1.5 L`. Several make a range or a pair:
// `US 8.5 / EU 42`, `42.5 (8.5)`.
const FIGURE = String.raw`(?:\p{Lu}{1,3} ?)?\d+(?:\.\d+)?(?: ?\p{L}{1,3})?`
const FIGURES = new RegExp(String.raw`^${FIGURE}(?: ?[-–/×x(] ?${FIGURE})*\)?$`, 'u')
