import type { MenuLink } from '../navigation/menu.ts'
import type { Locale } from '../locale.ts'

/** A message of the ticker; without `href` it is plain text (acceptance 56). */
export type PromoMessage = { id: string; text: string; href?: string; icon?: { id: string; width: number; height: number } }

/** What every page wears, in one language (part of acceptance 73's page props). Hrefs have their prefix. */
export type Shell = {
  locale: Locale
  promoMessages: PromoMessage[]
  /** The top items; their panels are fetched when a shopper shows intent. */
  navigation: { title: string; href: string; megaMenu?: string }[]
  helpMenu: MenuLink[]
  footer: { title: string; links: MenuLink[] }[]
}

/** What a page says of itself to the shell and to search engines. */
export type PageProps = {
  alternateLocaleUrl?: string
  hideTopRibbonAndStoreSelector?: boolean
}
