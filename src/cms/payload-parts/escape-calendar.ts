/**
 * Escape closes the calendar that is open, and not also the drawer that it is in: drawers close by every such key of
 * the document, whoever took it. They know it by its number, which a key that is made here has none of.
 * @returns what ends it
 */
export function escapeCalendarFirst(): () => void {
  const listener = (event: KeyboardEvent) => {
    const picker = event.target instanceof Element ? event.target.closest('.date-time-picker') : null
    if (event.key !== 'Escape' || event.keyCode === 0 || !picker?.querySelector('.react-datepicker')) return
    event.stopImmediatePropagation()
    event.preventDefault()
    const ours = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    picker.querySelector('input')?.dispatchEvent(ours)
  }
  window.addEventListener('keydown', listener, { capture: true })
  return () => window.removeEventListener('keydown', listener, { capture: true })
}
