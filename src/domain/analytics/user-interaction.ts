import { level, type Level } from '../navigation/level.ts'
import { megamenuPath } from '../navigation/menu-trail.ts'

/** A click in the navigation, field for field as the data layer gets it (acceptance 114). */
export type UserInteraction = {
  event: 'user_interaction'
  event_name: 'click_help_menu' | 'click_account_menu' | 'click_megamenu_navigation' | 'click_category_navigation'
  interaction_location: Level
  link_url: string
  link_text: string
  megamenu_path: string
  coop_brand: string
}

/**
 * A clicked link: its URL as clicked, with prefix and `itc`, and its visible text (acceptance 117). `trail` is its
 * titles from `menuTrail`; `depth` is 1 for a top item, needed only where there is no trail. No brand, or null, is
 * tracked as '' (acceptance 59).
 */
export type NavigationClick = {
  url: string
  text: string
  trail?: readonly string[]
  depth?: number
  coopBrand?: string | null
}

/** A link of the menu for help. */
export const helpMenuClick = (click: NavigationClick): UserInteraction => userInteraction('click_help_menu', click)
/** A link of the menu of the account. */
export const accountMenuClick = (click: NavigationClick): UserInteraction =>
  userInteraction('click_account_menu', click)
/** A link of the main menu, at any level. */
export const megaMenuClick = (click: NavigationClick): UserInteraction =>
  userInteraction('click_megamenu_navigation', click)
/** A link among the categories of a page. */
export const categoryNavigationClick = (click: NavigationClick): UserInteraction =>
  userInteraction('click_category_navigation', click)

const userInteraction = (
  event_name: UserInteraction['event_name'],
  { url, text, trail = [], depth = trail.length, coopBrand }: NavigationClick,
): UserInteraction => ({
  event: 'user_interaction',
  event_name,
  interaction_location: level(depth),
  link_url: url,
  link_text: text,
  megamenu_path: megamenuPath(trail),
  coop_brand: coopBrand ?? '',
})
