/**
 * Part of the main area that must be visible before the footer's code loads (specification section 9; acceptance 88).
 */
export const FOOTER_VISIBLE_RATIO = 0.05

/**
 * Is the footer's code wanted (acceptance 88)? Once wanted, always. A sentinel at the end of main counts too: of a
 * main taller than 20 screens never 5 % is visible.
 */
export const footerIsWanted = (was: boolean, seen: { mainRatio: number; sentinelVisible: boolean }): boolean =>
  was || seen.mainRatio >= FOOTER_VISIBLE_RATIO || seen.sentinelVisible
