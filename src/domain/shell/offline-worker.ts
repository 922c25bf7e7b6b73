import type { Locale } from '../locale.ts'

/** The script that answers a page of this language where the shop cannot be reached. */
export const offlineWorker = (locale: Locale): string => `/offline-${locale}.js`

/** What it answers for: the pages of its language, and nothing else of this site. */
export const offlineScope = (locale: Locale): string => `/${locale}`
