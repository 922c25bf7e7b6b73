import { spacedIn } from '../../domain/french-spacing.ts'
import { inBoth, type Both, type Locale } from '../../domain/locale.ts'

/** A localized field of a document read with `locale: 'all'`. */
export type Localized = Partial<Both<string | null>> | null | undefined

/** What a field holds in a language, empty where it is not written. */
const storedIn = (field: Localized, locale: Locale): string => field?.[locale]?.trim() ?? ''

/** What the shop says of a field: French has its no-break spaces, which no keyboard types. */
export const wordsIn = (field: Localized, locale: Locale): string => spacedIn(locale, storedIn(field, locale))

/** Both languages, each empty where it is not written. */
export const bothOf = (field: Localized): Both => inBoth((locale) => wordsIn(field, locale))

/** The same, as it goes into files. */
export const bothStored = (field: Localized): Both => inBoth((locale) => storedIn(field, locale))

/** The lines of a text area, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export type Id = number | string
