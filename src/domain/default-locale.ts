import type { Locale } from './locale.ts'

// As with the name of the shop: a process holds this module twice, once in the server, once in the bundle of the pages.
const KEY = Symbol.for('default-locale')
const known = globalThis as { [KEY]?: Locale }

/** The first language of the shop: whoever names none, a visitor, a search engine or a program, is led to it. */
export const defaultLocale = (): Locale => known[KEY] ?? 'en'

/** On a server when it opens (`DEFAULT_LANGUAGE`), in a browser before its first page. */
export function setDefaultLocale(locale: Locale): void {
  known[KEY] = locale
}
