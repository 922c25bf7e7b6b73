/** The locale of a write in both languages: Payload takes it, but types a write in one language only. */
export const allLocales = 'all' as never
