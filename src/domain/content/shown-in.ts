import { isLocale, locales, type Locale } from '../locale.ts'

/** The languages in which a section of a page can be shown: all of the shop’s, or one alone. */
export const shownInChoices = ['all', ...locales] as const

/** Is a section shown in a language? One of before there was a choice is shown in all. */
export const isShownIn = ({ shownIn }: { shownIn?: unknown }, locale: Locale): boolean =>
  !isLocale(shownIn) || shownIn === locale
