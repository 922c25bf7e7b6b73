import type { Payload } from 'payload'
import type { Locale } from '../domain/locale.ts'
import type { TopMenuItem } from '../domain/navigation/menu.ts'
import { Catalogue } from './catalogue.ts'
import { tags } from './cache-tags.ts'
import { Carts } from './carts.ts'
import type { Change } from './changes.ts'
import { content, contentPages, pagePaths } from './content.ts'
import { listings } from './listings.ts'
import { mainMenu } from './menu.ts'
import { productPages } from './product-pages.ts'
import type { Shop } from './shop.ts'
import { Redirects } from './redirects.ts'
import { sitemap } from './sitemap.ts'
import { stores } from './stores.ts'

export type ShopServer = {
  shop: Shop
  /** The same with the drafts of pages, for editors in preview mode; nothing of it may be kept. */
  drafts: Shop
  menu(locale: Locale): Promise<TopMenuItem[]>
  sitemap(locale: Locale, siteUrl: string): Promise<string>
  carts: Carts
  redirects: Redirects
  /** Fills the memory that listings need, so that the first shopper does not wait for it. */
  warm(): Promise<void>
  /** Takes in changes of the feed; returns the tags of what must be dropped, or undefined if all must. */
  take(changes: Change[]): Promise<Set<string> | undefined>
  forget(): void
}

/** The shop's reads and writes over one database. */
export function createShop(payload: () => Promise<Payload>, now: () => number = Date.now): ShopServer {
  const catalogue = new Catalogue(payload)
  const redirects = new Redirects(payload)
  const shop: Shop = { ...content(payload, catalogue, now), ...listings(catalogue), ...productPages(catalogue), ...stores(payload, catalogue) }
  return {
    shop,
    redirects,
    drafts: { ...shop, ...contentPages(payload, catalogue, true) },
    menu: async (locale) => mainMenu(await payload(), locale, catalogue),
    sitemap: (locale, siteUrl) => sitemap(locale, siteUrl, { catalogue, shop, pagePaths: async () => pagePaths(await payload()) }),
    carts: new Carts(payload, (locale, id) => catalogue.record(locale, id)),
    warm: async () => void (await catalogue.vocabulary()),
    async take(changes) {
      if (changes.some(({ target }) => target === 'redirects')) redirects.forget()
      const fromCatalogue = await catalogue.take(changes.filter(({ target }) => !(target in tagOf)))
      return fromCatalogue && new Set([...fromCatalogue, ...changes.flatMap(({ target }) => tagOf[target] ?? [])])
    },
    forget() {
      catalogue.forget()
      redirects.forget()
    },
  }
}

/** Collections whose every change concerns the same pages. */
const tagOf: Record<string, string[]> = { pages: [tags.pages], 'promo-messages': [tags.promos], menus: [tags.menus('en'), tags.menus('fr')], redirects: [], stores: [tags.stores] }
