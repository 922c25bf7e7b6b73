import { withoutMarks } from '../without-marks.ts'

/** The brands of the shop by first letter; `#` is for those that begin with none. */
export type BrandIndex = { letter: string; brands: { name: string; href: string; origin: string; count: number }[] }[]

/** Groups brands by their first letter without its accent, in the order of the language. */
export const brandIndex = (brands: BrandIndex[number]['brands'], languageTag: string): BrandIndex =>
  byFirstLetter(brands, ({ name }) => name, languageTag)

/** The same for brands of any shape: `nameOf` is what they are sorted and grouped by. */
export function byFirstLetter<Brand>(
  brands: readonly Brand[],
  nameOf: (brand: Brand) => string,
  languageTag: string,
): { letter: string; brands: Brand[] }[] {
  const sorted = brands.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), languageTag))
  const groups = Map.groupBy(sorted, (brand) => {
    const letter = withoutMarks(nameOf(brand)).charAt(0).toUpperCase()
    return letter >= 'A' && letter <= 'Z' ? letter : '#'
  })
  return [...groups]
    .map(([letter, group]) => ({ letter, brands: group }))
    .toSorted((a, b) => a.letter.localeCompare(b.letter))
}
