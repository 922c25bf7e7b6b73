import { FOCUS_AGAIN } from '../every-form/focus-first-error.ts'

const SAVE = '#scheduled-publish-save'

/**
 * In the drawer where a publication is scheduled, the focus is at Save again once that is done. Payload disables the
 * button meanwhile, by which the browser takes the focus from it, and leaves it at the top of the page.
 * @returns what ends it
 */
export function focusSaveAgain(): () => void {
  const observer = new MutationObserver(([change]) => {
    const button = change?.target
    if (!(button instanceof HTMLButtonElement) || button.disabled) return
    observer.disconnect()
    // Whoever went on to something else stays there.
    if (document.activeElement === null || document.activeElement === document.body) button.focus()
  })
  const act = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(SAVE) : null
    if (button) observer.observe(button, { attributeFilter: ['disabled'] })
  }
  window.addEventListener('click', act, { capture: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('click', act, { capture: true })
  }
}

const READY = 'data-form-ready'

/** A focus that was only restored, until somebody does something with it: a field in error still comes first. */
function restoreFocus(place: HTMLElement): void {
  place.focus()
  place.setAttribute(FOCUS_AGAIN, '')
  const own = () => {
    place.removeAttribute(FOCUS_AGAIN)
    for (const type of ['keydown', 'blur']) place.removeEventListener(type, own)
  }
  for (const type of ['keydown', 'blur']) place.addEventListener(type, own)
}

/**
 * Once a form is saved or published, the focus is where it was, such as in the field from which somebody pressed Ctrl+S.
 * Payload disables all of the form meanwhile, and afterwards still the button where nothing is left to publish: then the
 * focus goes to the title of the document.
 * @returns what ends it
 */
export function focusFormAgain(): () => void {
  let last: HTMLElement | undefined
  const came = ({ target }: FocusEvent) => void (last = target instanceof HTMLElement ? target : undefined)
  // What is left of one's own accord is not gone back to.
  const left = ({ target }: FocusEvent) => {
    if (target === last && last?.matches(':enabled')) last = undefined
  }
  const observer = new MutationObserver((changes) => {
    const isSaved = changes.some(
      ({ target, oldValue }) =>
        oldValue === 'false' && target instanceof Element && target.getAttribute(READY) === 'true',
    )
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isSaved || !isLost || !last) return
    const title = document.querySelector<HTMLElement>('.render-title')
    const isThere = last.isConnected && !last.matches(':disabled')
    if (!isThere && title) title.tabIndex = -1
    const place = isThere ? last : title
    if (place) restoreFocus(place)
  })
  observer.observe(document.body, { subtree: true, attributeFilter: [READY], attributeOldValue: true })
  window.addEventListener('focusin', came)
  window.addEventListener('focusout', left)
  return () => {
    observer.disconnect()
    window.removeEventListener('focusin', came)
    window.removeEventListener('focusout', left)
  }
}
