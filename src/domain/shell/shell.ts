import type { MegaMenuType, MenuLink } from '../navigation/menu.ts'
import type { Locale } from '../locale.ts'
import type { ShopContact } from '../shop-contact.ts'
import type { Lacked } from '../shop-lacks.ts'
import type { ShopLook } from '../shop-look.ts'
import type { ShopTerms } from '../shop-terms.ts'

/** A message of the ticker; without `href` it is plain text (acceptance 56). */
export type PromoMessage = {
  id: string
  text: string
  href?: string
  icon?: { id: string; width: number; height: number }
}

/** A link as it is shown: its href has the prefix. */
export type ShownLink = { title: string; href: string }

/**
 * A top item. Its panel is fetched when a shopper shows intent. Without a `megaMenu` it is its plain link (acceptance
 * 61).
 */
export type TopLink = ShownLink & { megaMenu?: MegaMenuType }

/**
 * A top item with the links of its second level and, if it has any, the promo links beside them: enough for a crawler
 * and for a page without JavaScript. They are in the HTML of every page, and in none of its data.
 */
export type TopLinkWithLevel = TopLink & { links: ShownLink[]; promos?: ShownLink[] }

export type FooterColumn = { title: string; links: MenuLink[] }

/** The frame of every page, in one language (part of acceptance 73's page props). Hrefs have their prefix. */
export type Shell = {
  locale: Locale
  promoMessages: PromoMessage[]
  navigation: TopLink[]
  helpMenu: MenuLink[]
  /** Only where the page's HTML has no footer: else the browser finds them there. */
  footer?: FooterColumn[]
  /** The line below the shop's sign at the end of a page; where the HTML has a footer, the browser finds it there. */
  slogan?: string
  /** What the merchant promises everywhere, how the shop is reached, and how it shows itself. */
  terms: ShopTerms
  contact: ShopContact
  look: ShopLook
  /** What the shop has none of; not there where it lacks nothing. */
  lacks?: readonly Lacked[]
}

/** The frame as it is read and rendered on the server. */
export type ReadShell = Omit<Shell, 'navigation' | 'footer'> & {
  navigation: TopLinkWithLevel[]
  footer: FooterColumn[]
}

/**
 * The frame without what the browser finds in the page's HTML.
 * @param hasFooter whether that has the footer of the shop
 */
export const sentShell = ({ navigation, footer, slogan, ...shell }: ReadShell, hasFooter: boolean): Shell => ({
  ...shell,
  ...(!hasFooter && { footer, ...(slogan && { slogan }) }),
  navigation: navigation.map(({ title, href, megaMenu }) => ({ title, href, ...(megaMenu && { megaMenu }) })),
})
