// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { closeCalendarFirst } from './close-calendar.ts'

const open = '<div class="react-datepicker"><button></button></div>'

test.each<[string, string, string, number, string, string[]]>([
  ['Escape', 'an open calendar', 'button', 27, open, ['Escape input 0']],
  ['Escape', 'the field of an open calendar', 'input', 27, open, ['Escape input 0']],
  ['Escape', 'a field without one', 'input', 27, '', ['Escape input 27']],
  ['Enter', 'the field of an open calendar', 'input', 13, open, ['Escape input 0']],
  ['Enter', 'an open calendar', 'button', 13, open, ['Enter button 13']],
  ['Enter', 'a field without one', 'input', 13, '', ['Enter input 13']],
])('%s in %s closes that first, and the focus is in its field', (name, _, focused, keyCode, calendar, keys) => {
  document.body.innerHTML = `<div class="date-time-picker"><div><input>${calendar}</div></div>`
  const seen: string[] = []
  const listener = ({ target, key, keyCode: number }: KeyboardEvent) =>
    seen.push(`${key} ${(target as Element).localName} ${String(number)}`)
  document.addEventListener('keydown', listener)
  const stop = closeCalendarFirst()
  const key = { key: name, keyCode, bubbles: true, cancelable: true }
  document.querySelector(focused)!.dispatchEvent(new KeyboardEvent('keydown', key))
  stop()
  document.removeEventListener('keydown', listener)
  expect(seen).toEqual(keys)
})
