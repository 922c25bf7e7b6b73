/** Where in the menu a click happened, in the literal terms of the data layer (acceptance 115). */
export const levels = ['level 1', 'level 2', 'level 3', 'level 4'] as const
export type Level = (typeof levels)[number]

/**
 * The level of a menu depth, 1 for a top item. Outside 1 to 4 the nearest level is tracked, since there is no other
 * word.
 */
export const level = (depth: number): Level => levels.findLast((_, index) => index < depth) ?? 'level 1'
