/**
 * Scroll depth up to which the page is at its top and the header stays, in CSS pixels (specification section 9;
 * acceptance 78).
 */
export const HIDE_BELOW_PX = 100

/** Scroll events are handled at most this often, the last one always (acceptance 81). */
export const SCROLL_THROTTLE_MS = 250

/**
 * The inputs of a scroll event. `y` and `previousY` are scroll depths in CSS pixels; `menuOpen` is the mega-menu or the
 * sub-nav.
 */
export type Scroll = {
  y: number
  previousY: number
  menuOpen: boolean
  atBottom: boolean
  focusInside: boolean
  wasHidden: boolean
}

/**
 * Is the header hidden after this scroll event (acceptance 78–80)? Only going down past the threshold hides it. At the
 * bottom it is always shown, so that the bounce of an overscroll, which goes both ways, cannot toggle it.
 */
export function headerIsHidden({ y, previousY, menuOpen, atBottom, focusInside, wasHidden }: Scroll): boolean {
  if (isAtTop(y) || menuOpen || atBottom || focusInside) return false
  return y === previousY ? wasHidden : y > previousY
}

/** The top-of-page state (acceptance 78). */
export const isAtTop = (y: number): boolean => y <= HIDE_BELOW_PX
