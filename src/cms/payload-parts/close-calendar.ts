/**
 * Escape closes the calendar that is open, and not also the drawer that it is in: drawers close by every such key of
 * the document, whoever took it. They know it by its number, which a key that is made here has none of. Enter in the
 * calendar's field does the same: the picker would close it and leave the focus nowhere.
 * @returns what ends it
 */
export function closeCalendarFirst(): () => void {
  const listener = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const picker = target?.closest('.date-time-picker')
    const isOurs = event.keyCode === 0
    const isClosing = event.key === 'Escape' || (event.key === 'Enter' && target?.matches('input'))
    if (isOurs || !isClosing || !picker?.querySelector('.react-datepicker')) return
    event.stopImmediatePropagation()
    event.preventDefault()
    const ours = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    picker.querySelector('input')?.dispatchEvent(ours)
  }
  window.addEventListener('keydown', listener, { capture: true })
  return () => window.removeEventListener('keydown', listener, { capture: true })
}
