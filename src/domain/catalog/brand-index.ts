/** The brands of the shop by first letter; `#` holds those that begin with none. */
export type BrandIndex = { letter: string; brands: { name: string; href: string; origin: string; count: number }[] }[]

/** Groups brands by their first letter without its accent, in the order of the language. */
export function brandIndex(brands: BrandIndex[number]['brands'], languageTag: string): BrandIndex {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, languageTag))
  const groups = Map.groupBy(sorted, ({ name }) => {
    const letter = name.normalize('NFD').charAt(0).toUpperCase()
    return letter >= 'A' && letter <= 'Z' ? letter : '#'
  })
  return [...groups].map(([letter, group]) => ({ letter, brands: group })).toSorted((a, b) => a.letter.localeCompare(b.letter))
}
