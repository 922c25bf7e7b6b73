/** Products chosen by where they belong, as keys; a kind without keys asks nothing. */
export type ProductChoice = {
  categories: readonly string[]
  brands: readonly string[]
  collections: readonly string[]
}

/** A product by where it belongs. `categories` are all of `categoriesOf`, ancestors and rules included. */
export type PlacedProduct = {
  brand: string
  categories: readonly string[]
  collections: readonly string[]
}

/** Whether any kind of the choice has keys. */
export const asksAnything = ({ categories, brands, collections }: ProductChoice): boolean =>
  categories.length + brands.length + collections.length > 0

/** Whether a product is of any part of the choice, as an exception has it; of one that asks nothing no product is. */
export const isOfAnyPart = ({ categories, brands, collections }: ProductChoice, product: PlacedProduct): boolean =>
  brands.includes(product.brand) ||
  categories.some((key) => product.categories.includes(key)) ||
  collections.some((key) => product.collections.includes(key))

/** Whether a product is of the choice: of each kind that has keys it meets at least one. */
export const isOfChoice = ({ categories, brands, collections }: ProductChoice, product: PlacedProduct): boolean =>
  (brands.length === 0 || brands.includes(product.brand)) &&
  (categories.length === 0 || categories.some((key) => product.categories.includes(key))) &&
  (collections.length === 0 || collections.some((key) => product.collections.includes(key)))

type ScopePart = ProductChoice & { ids: ReadonlySet<number> }
/** What a sale is for: products by where they belong or by their ids, without those excepted in either way. */
export type SaleScope = { chosen: ScopePart; excepted: ScopePart }

/** Whether a product is in a sale. */
export const isInScope = ({ chosen, excepted }: SaleScope, product: PlacedProduct & { id: number }): boolean =>
  (chosen.ids.has(product.id) || (asksAnything(chosen) && isOfChoice(chosen, product))) &&
  !excepted.ids.has(product.id) &&
  !isOfAnyPart(excepted, product)
