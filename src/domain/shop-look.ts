import { specifiedColours, type ShopColours } from './shop-colours.ts'
import { SPECIFIED_NAME } from './shop-name.ts'

/** The shop's own sign, a file of its pictures; where there is none its name is written. */
export type ShopLogo = { file: string; width: number; height: number }

/** How a shop shows itself everywhere: what it is called, by which sign and in which colours. */
export type ShopLook = { name: string; logo?: ShopLogo; colours: ShopColours }

export const specifiedLook: ShopLook = { name: SPECIFIED_NAME, colours: specifiedColours }
