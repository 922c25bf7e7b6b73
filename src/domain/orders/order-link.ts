/** Days for which a link to an order opens it; after that its number and address do, which the page asks for. */
export const ORDER_LINK_DAYS = 180
