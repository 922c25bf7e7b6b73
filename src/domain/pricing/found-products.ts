/** A product as staff choose it. */
export type FoundProduct = { id: number; code: string; title: string }

/** What a search or a pasted list found; `unknown` are the lines of a list that name nothing; `hasMore`: words find more. */
export type FoundProducts = { found: FoundProduct[]; unknown: string[]; hasMore?: boolean }

/** Of products that the page of a category or a collection puts first: the ids of those that are not in it. */
export type Within = { outside: number[]; count?: number }
