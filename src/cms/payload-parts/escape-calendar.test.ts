// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { escapeCalendarFirst } from './escape-calendar.ts'

test.each([
  ['an open calendar', '<div class="react-datepicker"><button></button></div>', 'button', ['input 0']],
  ['the field of an open calendar', '<div class="react-datepicker"></div>', 'input', ['input 0']],
  ['a field without one', '', 'input', ['input 27']],
])('Escape in %s closes the drawer only if no calendar is open', (_, calendar, focused, keys) => {
  document.body.innerHTML = `<div class="date-time-picker"><div><input>${calendar}</div></div>`
  const seen: string[] = []
  const listener = ({ target, keyCode }: KeyboardEvent) =>
    seen.push(`${(target as Element).localName} ${String(keyCode)}`)
  document.addEventListener('keydown', listener)
  const stop = escapeCalendarFirst()
  const key = { key: 'Escape', keyCode: 27, bubbles: true, cancelable: true }
  document.querySelector(focused)!.dispatchEvent(new KeyboardEvent('keydown', key))
  stop()
  document.removeEventListener('keydown', listener)
  expect(seen).toEqual(keys)
})
