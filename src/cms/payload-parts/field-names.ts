import type { Locale } from '../../domain/locale.ts'
import { staffText } from '../staff-words.ts'
import { named } from './button-names.ts'

/**
 * Gives choosers and the checkboxes of lists a name for screen readers. Payload ties the label of a chooser to nothing;
 * a checkbox of a list is named by its own id, which is English, or by nothing.
 */
export function nameFields(page: ParentNode, locale: Locale): void {
  for (const input of page.querySelectorAll<HTMLInputElement>('.field-type input[role="combobox"]')) {
    const label = input.closest('.field-type')?.querySelector('.field-label')
    const name = label && wordsOf(label)
    if (name && !input.labels?.length && !input.hasAttribute('aria-labelledby')) named(input, name)
  }
  for (const input of page.querySelectorAll('input#select-all')) nameBox(input, staffText(locale, 'list_selectAll'))
  for (const input of page.querySelectorAll('td input.select-row__checkbox, td .select-row__checkbox input')) {
    const cells = [...(input.closest('tr')?.querySelectorAll('td') ?? [])]
    const name = cells.map((cell) => cell.textContent?.trim() ?? '').find(Boolean)
    if (name) nameBox(input, staffText(locale, 'list_select', { name }))
  }
}

function nameBox(input: Element, name: string): void {
  // It points to the box itself, or to nothing, and comes before any other name.
  input.removeAttribute('aria-labelledby')
  named(input, name)
  if (input.getAttribute('title')) input.removeAttribute('title')
}

/** The words of a label without its mark of what is required. */
const wordsOf = (label: Element): string =>
  [...label.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains('required')))
    .map((node) => node.textContent ?? '')
    .join('')
    .trim()
