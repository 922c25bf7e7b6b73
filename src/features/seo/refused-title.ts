import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'

/**
 * The page of a form that was refused says so at the front of its title, which a screen reader reads first: without
 * JavaScript nothing else takes the focus there.
 */
export const withRefusedTitle = (html: string, locale: Locale): string =>
  html.replace(/(?<=<title>)[^<]*/, (title) => m.title_refused({ title }, { locale }))
