// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusChangedRows } from './row-focus.ts'

const action = (name: string) => `<button class="popup-button-list__button array-actions__action ${name}"></button>`
const row = (at: number) => `<div id="layout-row-${at}"><button class="array-actions__button"></button></div>`
const draw = (rows: number) => {
  const shown = Array.from({ length: rows }, (_, at) => row(at)).join('')
  document.querySelector('.blocks-field')!.innerHTML = `${shown}<button class="blocks-field__drawer-toggler"></button>`
}
const focused = () => document.activeElement?.closest('[id]')?.id ?? document.activeElement?.className

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="blocks-field"></div><div class="popup"></div>'
  stop = focusChangedRows()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const key = (name: string) => (target: Element) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
}
const press = (selector: string) => (drawer: Element) => {
  drawer.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** The menu of a row is opened by a key and one of its actions is pressed; the rows are drawn anew by it. */
function act(at: number, name: string, rowsAfter: number, detail = 0) {
  const opener = document.querySelector<HTMLElement>(`#layout-row-${at} button`)!
  opener.focus()
  opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  document.querySelector('.popup')!.innerHTML = action(name)
  const pressed = document.querySelector<HTMLElement>('.popup button')!
  pressed.focus()
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  pressed.remove()
  draw(rowsAfter)
  vi.runAllTimers()
}

test.each<[string, number, string, number, string]>([
  ['moved down', 0, '', 3, 'layout-row-1'],
  ['moved up', 2, 'array-actions__move-up', 3, 'layout-row-1'],
  ['copied', 0, 'array-actions__duplicate', 4, 'layout-row-1'],
  ['removed', 1, 'array-actions__remove', 2, 'layout-row-1'],
  ['removed as the last', 2, 'array-actions__remove', 2, 'layout-row-1'],
  ['removed as the only one', 0, 'array-actions__remove', 0, 'blocks-field__drawer-toggler'],
])('after a row is %s, the focus is where the work goes on', (_, at, name, rowsAfter, place) => {
  draw(name.endsWith('remove') && rowsAfter === 0 ? 1 : 3)
  act(at, name, rowsAfter)
  expect(focused()).toBe(place)
})

test.each<[string, (drawer: Element) => void, number, string]>([
  ['Escape is pressed', key('Escape'), 3, 'layout-row-1'],
  ['the drawer is closed', press('[id^="close-drawer__"]'), 3, 'layout-row-1'],
  ['a block is chosen', press('.blocks-drawer__block button'), 4, 'layout-row-2'],
])('when a block is to be added below and %s, the focus is at its row', (_, leave, rowsAfter, place) => {
  draw(3)
  act(1, 'array-actions__add', 3)
  const drawer = document.querySelector('.popup')!
  drawer.innerHTML =
    '<button id="close-drawer__blocks"></button><div class="blocks-drawer__block"><button></button></div>'
  leave(drawer)
  drawer.innerHTML = ''
  draw(rowsAfter)
  vi.runAllTimers()
  expect(focused()).toBe(place)
})

test('a press by mouse and a block that is still to be chosen change nothing', () => {
  draw(3)
  act(0, '', 3, 1)
  key('Escape')(document.body)
  act(0, 'array-actions__add', 3)
  expect(document.activeElement).toBe(document.body)
})
