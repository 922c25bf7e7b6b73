import type { Both, Locale } from '../../domain/locale.ts'

/** A localized field of a document read with `locale: 'all'`. */
export type Localized = Partial<Both<string | null>> | null | undefined

export const wordsIn = (field: Localized, locale: Locale): string => field?.[locale]?.trim() ?? ''

/** Both languages, each empty where it is not written. */
export const bothOf = (field: Localized): Both => ({ en: wordsIn(field, 'en'), fr: wordsIn(field, 'fr') })

/** The lines of a text area, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export type Id = number | string
