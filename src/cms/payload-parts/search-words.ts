import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** The search of the list of products says all that it looks through: Payload names the fields of the form's top only. */
export function nameSearch(page: ParentNode, path: string, locale: Locale): void {
  if (!path.endsWith('/collections/products')) return
  const words = staffText(locale, 'list_search')
  for (const input of page.querySelectorAll<HTMLInputElement>('.collection-list .search-filter__input')) {
    if (input.placeholder === words) continue
    input.placeholder = words
    input.setAttribute('aria-label', words)
  }
}
