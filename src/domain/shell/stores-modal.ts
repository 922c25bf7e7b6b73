/** The hash that opens the stores modal on any page. */
export const STORES_MODAL = 'stores'
