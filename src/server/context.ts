import { createContext } from 'react-router'
import type { Shop } from './shop.ts'

/** What a loader of a public page may use: the shop's reads, and the tags under which its page is kept. Nothing of the shopper. */
export type PageContext = { shop: Shop; siteUrl: string; tag(...tags: string[]): void }
export const pageContext = createContext<PageContext>()

/** What only private pages (cart, checkout, account) may use besides: the cookies of the request, and cookies to set. */
export type VisitorContext = { cartToken?: string }
export const visitorContext = createContext<VisitorContext>({})
