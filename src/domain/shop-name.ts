import { processWide } from './process-wide.ts'
import { specifiedColours, type ShopColours } from './shop-colours.ts'

/** What the shop is called until a merchant names it. */
export const SPECIFIED_NAME = 'Portage'

/** The most characters that a name may have: it is in every title and in the header of a phone. */
export const LONGEST_NAME = 30

/** The icon of the sample shop, until a merchant uploads another. */
export const DRAWN_ICON = '/favicon.svg'

// One process serves one shop.
const known = processWide<{ name: string; colours: ShopColours; icon: string }>('shop-name')

/** What the shop is called, in titles, mails and structured data. */
export const shopName = (): string => known.get()?.name ?? SPECIFIED_NAME

/** Its colours, for mails and for pages that have no style sheet of the shop. */
export const shopColours = (): ShopColours => known.get()?.colours ?? specifiedColours

/** Where its icon is, for the admin, whose frame is read without the settings. */
export const shopIcon = (): string => known.get()?.icon ?? DRAWN_ICON

/** Names the shop: on a server when the settings are read, in a browser before its first page. */
export function setShopName(
  name: string | undefined,
  colours: ShopColours = specifiedColours,
  icon: string = DRAWN_ICON,
): void {
  known.set({ name: name?.trim() || SPECIFIED_NAME, colours, icon })
}

/** The placeholder of messages that name the shop. */
export const inShop = (): { shop: string } => ({ shop: shopName() })
