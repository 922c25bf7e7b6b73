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
