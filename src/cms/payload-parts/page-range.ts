import { groupDigits } from '../../domain/digits.ts'
import type { Locale } from '../../domain/locale.ts'

const to: Record<Locale, string> = { en: '–', fr: ' à ' }

/** Under a list Payload writes `1-10 of 19872`, each part a text of its own: it reads `1–10 of 19,872`, `1 à 10 sur 19 872`. */
export function writePageRanges(page: ParentNode, locale: Locale): void {
  for (const info of page.querySelectorAll('.page-controls__page-info'))
    for (const part of info.childNodes) {
      const text = part.nodeValue ?? ''
      const written = text === '-' ? to[locale] : /^\d{4,}$/.test(text) ? groupDigits(text, locale) : text
      // What already is stays untouched, so that no change follows from it.
      if (written !== text) part.nodeValue = written
    }
}
