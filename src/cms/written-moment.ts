import { languageTag, type Locale } from '../domain/locale.ts'

const parts = { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/**
 * A moment as the admin writes it, in the zone of its reader: `6 h 29`, where the browser’s own short form has `06 h
 * 29`.
 */
export const writtenMoment = (locale: Locale, at: string | number): string =>
  new Intl.DateTimeFormat(languageTag[locale], parts).format(new Date(at))
