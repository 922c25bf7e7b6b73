/**
 * Does the store flyout close after a scroll (acceptance 82)? Going down closes it; going up does not. Depths in CSS
 * pixels.
 */
export const closesOnScroll = (y: number, previousY: number): boolean => y > previousY
