import type { MegaMenuType } from './menu.ts'

/** The slide-in side panels (acceptance 36). */
export type Panel = 'mobile-menu' | 'cart'

/**
 * Everything the navigation remembers (acceptance 87). Items are known by any id that differs from item to item;
 * heights are CSS pixels.
 */
export type NavState = {
  activeTopItem: string | undefined
  activeSubItem: string | undefined
  subNavExpanded: boolean
  megaMenuExpanded: boolean
  menuType: MegaMenuType | undefined
  headerHeight: number
  subNavHeight: number
  openPanels: readonly Panel[]
  toggledSubMenus: readonly string[]
  isAtTop: boolean
  mouseOverNav: boolean
}

/** One setter per value of the state: a value added there gets its setter by itself (acceptance 87). */
export type SetNavValue = { [Key in keyof NavState]: { type: 'set'; key: Key; value: NavState[Key] } }[keyof NavState]

export type NavAction =
  | SetNavValue
  /** `megaMenu` is what the item opens; without it the item is a plain link and opens nothing. */
  | { type: 'click-top-item'; item: string; megaMenu?: MegaMenuType }
  | { type: 'toggle-sub-menu'; item: string }
  | { type: 'dismiss-nav' }
  | { type: 'dismiss-mega-nav' }
  | { type: 'open-panel'; panel: Panel }
  | { type: 'close-panel'; panel: Panel }
  | { type: 'route-changed' }
  | { type: 'escape' }

export const initialNavState: NavState = {
  activeTopItem: undefined,
  activeSubItem: undefined,
  subNavExpanded: false,
  megaMenuExpanded: false,
  menuType: undefined,
  headerHeight: 0,
  subNavHeight: 0,
  openPanels: [],
  toggledSubMenus: [],
  isAtTop: true,
  mouseOverNav: false,
}

/**
 * The navigation after an action (acceptance 36, 84, 87, 89). Two open panels and negative heights are impossible,
 * whatever the action.
 */
export function navReducer(state: NavState, action: NavAction): NavState {
  switch (action.type) {
    case 'set':
      return tidy({ ...state, [action.key]: action.value })
    case 'click-top-item':
      return clickTopItem(state, action.item, action.megaMenu)
    case 'toggle-sub-menu':
      return { ...state, toggledSubMenus: toggled(state.toggledSubMenus, action.item) }
    case 'dismiss-nav':
      return dismissNav(state)
    case 'dismiss-mega-nav':
      return { ...state, megaMenuExpanded: false }
    case 'open-panel':
      return { ...state, openPanels: [action.panel] }
    case 'close-panel':
      return { ...state, openPanels: state.openPanels.filter((panel) => panel !== action.panel) }
    case 'route-changed':
      // The menu goes too: it would cover the page that one of its links has just led to.
      return dismissNav({ ...state, openPanels: [] })
    case 'escape':
      return state.openPanels.length > 0 ? { ...state, openPanels: [] } : dismissNav(state)
  }
}

/** Is the mega-menu or the sub-nav open? Then the header does not hide either (acceptance 79). */
export const menuIsOpen = (state: NavState): boolean => state.megaMenuExpanded || state.subNavExpanded

/** Does a top item look active (acceptance 85)? */
export const showsActive = (state: NavState, item: string): boolean => menuIsOpen(state) && state.activeTopItem === item

/**
 * Is a top item dimmed and out of the tab order, though still clickable (acceptance 86)? Never when no item is active:
 * then all would be out of the keyboard's reach.
 */
export const isDimmed = (state: NavState, item: string): boolean =>
  menuIsOpen(state) && state.activeTopItem !== undefined && state.activeTopItem !== item

function clickTopItem(state: NavState, item: string, megaMenu: MegaMenuType | undefined): NavState {
  const closed = dismissNav(state)
  if (showsActive(state, item)) return closed
  return {
    ...closed,
    activeTopItem: item,
    activeSubItem: undefined,
    menuType: megaMenu,
    subNavExpanded: megaMenu === 'subNav',
    megaMenuExpanded: megaMenu === 'brands' || megaMenu === 'about',
  }
}

const dismissNav = (state: NavState): NavState => ({
  ...state,
  subNavExpanded: false,
  subNavHeight: 0,
  megaMenuExpanded: false,
})

const tidy = (state: NavState): NavState => ({
  ...state,
  headerHeight: atLeastZero(state.headerHeight),
  subNavHeight: atLeastZero(state.subNavHeight),
  openPanels: state.openPanels.slice(-1),
  toggledSubMenus: [...new Set(state.toggledSubMenus)],
})

const atLeastZero = (pixels: number): number => (pixels > 0 ? pixels : 0)

const toggled = (items: readonly string[], item: string): string[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
