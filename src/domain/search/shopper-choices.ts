/** What shoppers did with a product that they found by the same words, in the same week. */
export type ShopperChoice = {
  /** As it is counted (`loggedQuery`). */
  query: string
  product: string
  kind: ShopperChoiceKind
  /** Whole weeks ago. */
  age: number
  /** In how many searches. */
  searches: number
}

export const choiceKinds = ['click', 'addToCart', 'purchase'] as const
export type ShopperChoiceKind = (typeof choiceKinds)[number]

/** To look at something says little; to pay for it, much. */
const WORTH: Record<ShopperChoiceKind, number> = { click: 1, addToCart: 3, purchase: 10 }
/** After so many weeks what was done counts half: skis are for the winter. */
const HALVED_AFTER = 4
/** In fewer searches it is one person's choice. */
const LEAST_SEARCHES = 5
/** Products that come first by it, of all those that have the words: whatever else is found follows as before. */
const MOST_FIRST = 4

/** The products that come first for each query, the most wanted before the others. */
export function firstByQuery(choices: readonly ShopperChoice[]): Map<string, string[]> {
  const known = new Map<string, Map<string, Sum>>()
  for (const choice of choices) {
    const products = known.get(choice.query) ?? new Map<string, Sum>()
    const sum = products.get(choice.product) ?? { worth: 0, searches: { click: 0, addToCart: 0, purchase: 0 } }
    sum.worth += choice.searches * WORTH[choice.kind] * 0.5 ** (choice.age / HALVED_AFTER)
    sum.searches[choice.kind] += choice.searches
    products.set(choice.product, sum)
    known.set(choice.query, products)
  }
  return new Map(
    [...known].flatMap(([query, products]) => {
      const first = [...products]
        // The same search is clicked and bought by: its kinds are not added up.
        .filter(([, { searches }]) => Math.max(...Object.values(searches)) >= LEAST_SEARCHES)
        .toSorted(([a, one], [b, other]) => other.worth - one.worth || (a < b ? -1 : 1))
        .map(([product]) => product)
        .slice(0, MOST_FIRST)
      return first.length > 0 ? [[query, first] as const] : []
    }),
  )
}

type Sum = { worth: number; searches: Record<ShopperChoiceKind, number> }
