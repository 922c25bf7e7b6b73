/** Quality of every optimised picture, 1–100 (specification section 9; acceptance 127). */
export const IMAGE_QUALITY = 65

/** The `sizes` of pictures in search suggestions (specification section 9; acceptance 127). */
export const SEARCH_IMAGE_SIZES = '60px'

/** The widths in pixels at which a picture is made: an open list would let anybody fill the disk. */
export const imageWidths: readonly number[] = [60, 120, 200, 320, 480, 640, 800, 1000, 1280, 1600, 2000]

/** Those for what is as wide as a phone's window: a smaller one is never taken. */
export const wideWidths: readonly number[] = imageWidths.filter((width) => width >= 320)
