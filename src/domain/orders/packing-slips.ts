/** So many orders have their packing slips in one document: a cart of parcels, and little to draw at once. */
export const MOST_SLIPS = 100
