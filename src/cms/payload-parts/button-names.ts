import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'

/** The column of the moments, in the list of what is scheduled. */
const MOMENT = '.cell-waitUntil'

/** Gives Payload's buttons that have nothing but an icon a name for screen readers, or one in their language. */
export function nameButtons(page: ParentNode, locale: Locale): void {
  for (const button of page.querySelectorAll('.schedule-publish__delete')) {
    const at = button.closest('tr')?.querySelector(MOMENT)?.textContent ?? ''
    named(button, staffText(locale, 'schedule_cancel', { at }))
  }
  for (const button of page.querySelectorAll('.payload-toast-close-button'))
    named(button, staffText(locale, 'toast_close'))
  for (const button of page.querySelectorAll('.btn--withPopup .popup-button'))
    named(button, staffText(locale, 'button_choices'))
  for (const button of page.querySelectorAll('.doc-controls__popup .popup-button'))
    named(button, staffText(locale, 'form_actions'))
  for (const label of page.querySelectorAll('.relationship--multi-value-label')) {
    const [button, name] = [label.querySelector('button'), label.getAttribute('title')]
    if (button && name) named(button, staffText(locale, 'chosen_edit', { name }))
  }
  for (const button of page.querySelectorAll('.clipboard-action__popup .popup-button'))
    named(button, staffText(locale, 'button_choices'))
  for (const link of page.querySelectorAll('a.step-nav__home')) named(link, staffText(locale, 'home_open'))
  for (const card of page.querySelectorAll('.upload-relationship-details')) {
    const name = card.querySelector('.upload-relationship-details__filename')?.textContent?.trim() ?? ''
    const drag = card.closest('.upload--has-many__dragItem')?.querySelector('.upload--has-many__drag')
    const [edit, remove] = ['edit', 'remove'].map((part) => card.querySelector(`.upload-relationship-details__${part}`))
    if (drag) named(drag, staffText(locale, 'row_drag', { row: name }))
    if (edit) named(edit, staffText(locale, 'chosen_edit', { name }))
    if (remove) named(remove, staffText(locale, 'chosen_remove', { name }))
  }
  for (const header of page.querySelectorAll('.collapsible__header-wrap')) {
    const [bar, row] = [header.parentElement, textsIn(header).join(' ')]
    const [handle, menu] = ['.collapsible__drag', '.array-actions__button'].map((part) => bar?.querySelector(part))
    if (handle) named(handle, staffText(locale, 'row_drag', { row }))
    if (menu) named(menu, staffText(locale, 'row_actions', { row }))
  }
}

/** The words of a part, each of its texts by itself. */
const textsIn = (part: Node): string[] =>
  [...part.childNodes].flatMap((each) =>
    each.nodeType === Node.TEXT_NODE ? [(each.nodeValue ?? '').trim()].filter(Boolean) : textsIn(each),
  )

/** What has its name already stays untouched, so that no change follows from it. */
export function named(button: Element, name: string): void {
  if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name)
}
