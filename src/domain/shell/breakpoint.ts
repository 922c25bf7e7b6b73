/**
 * Width from which a window is a desktop's, in CSS pixels: search placeholder, search tags (specification section 9;
 * acceptance 107).
 */
export const BREAKPOINT_PX = 720

/** The width assumed before the page has been measured, so that server and browser draw the same (acceptance 126). */
export const WIDTH_BEFORE_MOUNT_PX = BREAKPOINT_PX

/** How long a window must be still before its resize counts (acceptance 126). */
export const RESIZE_DEBOUNCE_MS = 200

/** Is a window of this width a phone's? 720 itself is not (acceptance 107). */
export const isMobileWidth = (widthPx: number): boolean => widthPx < BREAKPOINT_PX
