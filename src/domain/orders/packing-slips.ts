/** So many orders have their packing slips in one document: a cart of parcels, and little to draw at once. */
export const MOST_SLIPS = 100
/** So many orders begin to be prepared at once: a day's of a large shop, within the time of a request. */
export const MOST_AT_ONCE = 500
