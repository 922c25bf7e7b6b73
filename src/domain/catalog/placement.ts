/** How many products a listing may have first, and how many left out. */
export const MOST_PLACED = 50

/**
 * What a merchandiser decided for the listing of a category or a collection: the ids of the products that come first
 * where the order is the shop’s own, in their order, and of those that are left out.
 */
export type ListingPlacement = { first: (number | string)[]; hidden: (number | string)[] }
