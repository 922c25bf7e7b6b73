import type { Cents } from '../money.ts'

/**
 * What the label of a return by mail costs until a merchant sets another price; each order keeps the price it was placed
 * with. Every page has this number: the rules of returns are not beside it.
 */
export const RETURN_LABEL: Cents = 8_00
