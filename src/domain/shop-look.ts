import { paths } from './paths.ts'
import { specifiedColours, type ShopColours } from './shop-colours.ts'
import { DRAWN_ICON, SPECIFIED_NAME } from './shop-name.ts'

/** The shop's own sign, a file of its pictures; where there is none its name is written. */
export type ShopLogo = { file: string; width: number; height: number }

/** The small sign in tabs and lists of apps, a file of its pictures. */
export type ShopIcon = { file: string }

/** How a shop shows itself everywhere: what it is called, by which signs and in which colours. */
export type ShopLook = { name: string; logo?: ShopLogo; icon?: ShopIcon; colours: ShopColours }

/** The most characters of the line below the sign at the end of a page: two lines on a phone. */
export const LONGEST_SLOGAN = 70

export const specifiedLook: ShopLook = { name: SPECIFIED_NAME, colours: specifiedColours }

/** Where the icon is, about so many pixels wide. */
export const iconHref = (icon: ShopIcon | undefined, width: number): string =>
  icon ? paths.media(icon.file, width) : DRAWN_ICON
