import { ALIVE } from '../../domain/shell/alive.ts'

/** What begins the page's scripts without waiting for their turn; the first three only people do. */
const touches = ['pointerdown', 'keydown', 'click', 'focusin', 'input', 'change', 'submit']
/** Milliseconds after which a page whose scripts do not come does by itself what was pressed. */
const PATIENCE = 8000
/** Milliseconds after which it does not wait any longer for a moment without other work: a busy page may have none. */
const BUSY = 1500
/** Milliseconds between two things that were done early, so that the page has followed the first. */
const PACE = 60

/**
 * Begins the page's module when everything that is seen has loaded and the browser has time, or at the first touch,
 * key or focus. What was done before its scripts run is done again once they do, in the same order: a button is pressed,
 * a field or a choice gets what the shopper gave it, and a form without a button is sent. Else the first drawing would
 * write over it, or show it and not know of it. A button is pressed once, however often it was, but “one more” each
 * time. Links and drawers need no script. What a browser restores by itself, on
 * the way back, is not the shopper's: only what follows a touch or a key counts. A page that was still arriving may have
 * been used before this runs.
 */
export const starter = `(() => {
const code = document.querySelector('script[data-late]')
const touches = ${JSON.stringify(touches)}
const early = new Map()
let begun, isUsed
const begin = () => {
  if (begun) return
  begun = true
  for (const link of document.querySelectorAll('link[rel=late]')) link.rel = 'modulepreload'
  const script = document.createElement('script')
  script.type = 'module'
  script.textContent = code.textContent
  document.head.append(script)
  script.remove()
  setTimeout(alive, ${PATIENCE})
}
const later = (element, again) => early.delete(element) | early.set(element, again)
const isChoice = ({ type }) => /^(radio|checkbox)$/.test(type)
const give = (field, value, checked) => () => {
  if (isChoice(field)) {
    field.checked = !checked
    return field.click()
  }
  if (field.value !== value) field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('blur'))
}
const giveAsItIs = (field) => give(field, field.value, field.checked)
const touched = (event) => {
  begin()
  const { type, target } = event
  isUsed ||= touches.indexOf(type) < 3
  if (type === 'input' || type === 'change') return isUsed && later(target, giveAsItIs(target))
  const button = type === 'click' && target.closest?.('button')
  if (!button && type !== 'submit') return
  event.preventDefault()
  event.stopImmediatePropagation()
  const isStep = button && button.matches('.quantity-step')
  later(isStep ? { isConnected: true } : button || target, () => (button ? button.click() : target.requestSubmit()))
}
const alive = () => {
  for (const type of touches) removeEventListener(type, touched, true)
  // What a shopper goes on typing is newer.
  const typed = ({ isTrusted, target }) => isTrusted && early.delete(target)
  addEventListener('input', typed, true)
  const next = () => {
    const [[element, again] = []] = early
    if (!element) return removeEventListener('input', typed, true)
    early.delete(element)
    if (element.isConnected) again()
    setTimeout(next, ${PACE})
  }
  next()
}
for (const type of touches) addEventListener(type, touched, true)
if (navigator.userActivation?.hasBeenActive)
  for (const field of document.querySelectorAll('input, textarea')) {
    const { value, defaultValue, checked, defaultChecked } = field
    if (isChoice(field) ? checked && !defaultChecked : value !== defaultValue) later(field, giveAsItIs(field))
  }
addEventListener('${ALIVE}', alive, { once: true })
const soon = () => (window.requestIdleCallback ? requestIdleCallback(begin, { timeout: ${BUSY} }) : setTimeout(begin))
if (document.readyState === 'complete') soon()
else addEventListener('load', soon, { once: true })
})()`
