const ERROR = '.field-type.error'
const CONTROL = 'input, textarea, select, [contenteditable=true], button'

/** On the way to a field that is not seen: the tab it is in, or the row that is closed over it. */
const TAB = '.tabs-field__tab-button--has-error:not(.tabs-field__tab-button--active)'
const CLOSED_ROW = '.collapsible--collapsed:has(.field-type.error) > .collapsible__toggle-wrap > .collapsible__toggle'

/** Fields are drawn in error after the answer; a row takes its time to open. Our choice. */
const STEP_MS = 300
/** On a slow computer a long form takes seconds to be drawn. */
const STEPS = 12

/** Marks where the form has restored the focus. */
export const FOCUS_AGAIN = 'data-focus-again'

const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/**
 * Once an answer has come: as soon as an error is drawn, gives the focus to the form's first field in error. Leaves the
 * focus to whoever moves it meanwhile.
 * @returns how to stop
 */
export function focusFirstErrorSoon(form: ParentNode): () => void {
  const before = document.activeElement
  const opened = new Set<Element>()
  let left = STEPS
  const timer = setInterval(() => {
    const now = document.activeElement
    const isMoved = now !== before && now !== document.body && !now?.hasAttribute(FOCUS_AGAIN)
    if (isMoved || focusFirstError(form, opened) || --left === 0) clearInterval(timer)
  }, STEP_MS)
  return () => clearInterval(timer)
}

/**
 * Scrolls a form to its first field in error and gives it the focus, or opens the tab or the row that it is in.
 * @param opened what an earlier call opened, and need not open again: a second press would close it
 * @returns whether the field has the focus
 */
export function focusFirstError(form: ParentNode, opened = new Set<Element>()): boolean {
  const field = [...form.querySelectorAll(ERROR)].find(isSeen)
  const control = field && [...field.querySelectorAll<HTMLElement>(CONTROL)].find(isSeen)
  if (control) {
    control.scrollIntoView({ block: 'center' })
    control.focus({ preventScroll: true })
    return true
  }
  const way = [...form.querySelectorAll<HTMLElement>(`${TAB}, ${CLOSED_ROW}`)].find(
    (element) => isSeen(element) && !opened.has(element),
  )
  if (way) {
    opened.add(way)
    way.click()
  }
  return false
}
