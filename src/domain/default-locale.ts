import type { Locale } from './locale.ts'
import { processWide } from './process-wide.ts'

const known = processWide<Locale>('default-locale')

/** The first language of the shop: whoever names none, a visitor, a search engine or a program, is led to it. */
export const defaultLocale = (): Locale => known.get() ?? 'en'

/** On a server when it opens (`DEFAULT_LANGUAGE`), in a browser before its first page. */
export function setDefaultLocale(locale: Locale): void {
  known.set(locale)
}
