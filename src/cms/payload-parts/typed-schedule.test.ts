// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { readTypedSchedules } from './typed-schedule.ts'

const TODAY = '2026-11-27'

let stop = () => {}
/** What the picker was given last, and what was said. */
let given: string[] = []
const said = vi.fn<(words: string) => void>()

beforeEach(() => {
  given = []
  said.mockClear()
  document.body.innerHTML = `
    <div class="schedule-publish"><div class="date-time-picker"><input id="time"></div><button id="save"></button></div>
    <div class="date-time-picker"><input id="elsewhere"></div>`
})
afterEach(() => stop())

const field = (id = 'time') => document.querySelector<HTMLInputElement>(`#${id}`)!

function type(locale: Locale, text: string, shown = '', id = 'time') {
  stop = readTypedSchedules(locale, said, () => TODAY)
  field(id).value = shown
  field(id).focus()
  field(id).value = text
  field(id).dispatchEvent(new Event('input', { bubbles: true }))
  field(id).addEventListener('input', () => given.push(field(id).value))
}
const press = (key: string) => field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

test.each<[Locale, string, string]>([
  ['fr', '28 nov. 2026, 9 h 30', '2026-11-28 09:30'],
  ['fr', '01/12/2026 14:30', '2026-12-01 14:30'],
  ['en', '01/12/2027 2:30 PM', '2027-01-12 14:30'],
  ['en', 'Nov 27, 2026 5:05 PM', '2026-11-27 17:05'],
])('typed in %s, %s is %s', (locale, text, read) => {
  type(locale, text)
  press('Tab')
  expect(given).toEqual([read])
  expect(said).not.toHaveBeenCalled()
})

test.each<[string, () => unknown]>([
  ['Enter is pressed', () => press('Enter')],
  ['something else is pressed', () => field('save').dispatchEvent(new Event('mousedown', { bubbles: true }))],
  ['the field is left', () => field('save').focus()],
])('it is read once, when %s', (_, leave) => {
  type('fr', '1er déc. 2026, 9 h')
  leave()
  field('save').focus()
  expect(given).toEqual(['2026-12-01 09:00'])
})

test.each<[string, string, string, string]>([
  ['is no date', 'demain', '28 nov. 2026, 9 h 30', '2026-11-28 09:30'],
  ['is no date', 'demain', '', ''],
  ['has passed', '26/11/2026 9 h', '28 nov. 2026, 9 h 30', '2026-11-28 09:30'],
])('what %s (%s) goes back to what was there (%j), with words', (_, text, shown, back) => {
  type('fr', text, shown)
  press('Tab')
  expect(given).toEqual([back])
  expect(said).toHaveBeenCalledWith(expect.stringContaining(text))
})

test('an emptied field stays empty, and other pickers are left alone', () => {
  type('fr', '', '28 nov. 2026, 9 h 30')
  press('Tab')
  stop()
  type('fr', '28 nov. 2026', '', 'elsewhere')
  field('save').focus()
  expect([given, said.mock.calls]).toEqual([[], []])
})
