const ERROR = '.field-type.error'
const CONTROL = 'input, textarea, select, [contenteditable=true], button'

/** On the way to a field that is not seen: the tab it is in, or the row that is closed over it. */
const TAB = '.tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)'
const CLOSED_ROW = '.collapsible--collapsed:has(.field-type.error) > .collapsible__toggle-wrap > .collapsible__toggle'

const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/**
 * Scrolls a form to its first field in error and gives it the focus; opens the tab or the row that it is in.
 * @param retry is called once something was opened: what is in it comes with the next drawing
 */
export function focusFirstError(form: ParentNode, retry: () => void = () => {}): void {
  const field = [...form.querySelectorAll(ERROR)].find(isSeen)
  const control = field && [...field.querySelectorAll<HTMLElement>(CONTROL)].find(isSeen)
  if (control) {
    control.scrollIntoView({ block: 'center' })
    return control.focus({ preventScroll: true })
  }
  const way = [...form.querySelectorAll<HTMLElement>(`${TAB}, ${CLOSED_ROW}`)].find(isSeen)
  if (!way) return
  way.click()
  retry()
}
