import { createContext } from 'react-router'
import type { Cart, CartAnswer } from '../domain/cart/cart.ts'
import type { Locale } from '../domain/locale.ts'
import type { Shop } from './shop.ts'

/** What a loader of a public page may use: the shop's reads, and the tags under which its page is kept. Nothing of the shopper. */
export type PageContext = { shop: Shop; siteUrl: string; tag(...tags: string[]): void; /** The page is an editor's draft (acceptance 45). */ preview?: boolean }
export const pageContext = createContext<PageContext>()

/** What only private pages (cart, checkout, account) may use besides: what belongs to the shopper of the request. */
export type VisitorContext = {
  readCart(locale: Locale): Promise<Cart>
  /** `change` is anything a form or a script sent; what is no change is refused as `bad-request`. */
  changeCart(change: unknown, locale: Locale): Promise<CartAnswer>
}
export const visitorContext = createContext<VisitorContext>()
