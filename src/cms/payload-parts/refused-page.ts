import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** Whoever a page is closed to is signed in: beside Payload’s button, which only ends the session, stands a way back. */
export function linkHome(page: ParentNode, locale: Locale): void {
  const button = page.querySelector('.unauthorized > .unauthorized__button')
  if (!button || button.nextElementSibling) return
  const link = document.createElement('a')
  link.href = '/admin'
  link.className = 'btn btn--style-secondary btn--size-large'
  link.textContent = staffText(locale, 'home_open')
  button.after(link)
}
