import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

const lists = [
  ['products', 'list_search'],
  ['orders', 'list_search_orders'],
] as const

/** The search of a list says all that it looks through: Payload names the fields of the form's top only. */
export function nameSearch(page: ParentNode, path: string, locale: Locale): void {
  const name = lists.find(([list]) => path.endsWith(`/collections/${list}`))?.[1]
  if (!name) return
  const words = staffText(locale, name)
  for (const input of page.querySelectorAll<HTMLInputElement>('.collection-list .search-filter__input')) {
    if (input.placeholder === words) continue
    input.placeholder = words
    input.setAttribute('aria-label', words)
  }
}
