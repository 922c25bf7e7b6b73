/** A gift that the cart has earned and does not have yet: adding it costs nothing. */
export type CartGift = { promotion: string; title: string; href: string }
