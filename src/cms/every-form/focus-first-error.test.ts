// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusFirstErrorSoon } from './focus-first-error.ts'

// jsdom lays nothing out: what is hidden has no box.
HTMLElement.prototype.getClientRects = function (this: HTMLElement) {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
}
HTMLElement.prototype.scrollIntoView = vi.fn()

const field = (name: string, error = 'error') => `<div class="field-type text ${error}"><input name="${name}"></div>`
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const form = () => document.querySelector('form')!
const focused = () => (document.activeElement as HTMLInputElement).name

test('the first field in error gets the focus, and no other', () => {
  document.body.innerHTML = `<form>${field('title', '')}${field('price')}${field('days')}</form>`
  focusFirstErrorSoon(form())
  vi.runAllTimers()
  expect(focused()).toBe('price')
})

test('a field that a slow computer draws in error late gets the focus too', () => {
  document.body.innerHTML = `<form><button>Save</button>${field('pin', '')}</form>`
  form().querySelector('button')!.focus()
  focusFirstErrorSoon(form())
  vi.advanceTimersByTime(2000)
  form().querySelector('.field-type')!.classList.add('error')
  vi.advanceTimersByTime(1000)
  expect(focused()).toBe('pin')
})

test('whoever has gone on to another field meanwhile stays there', () => {
  document.body.innerHTML = `<form>${field('title', '')}${field('pin')}</form>`
  focusFirstErrorSoon(form())
  form().querySelector('input')!.focus()
  vi.runAllTimers()
  expect(focused()).toBe('title')
})

test.each([
  ['a closed row', 'collapsible collapsible--collapsed', 'collapsible__toggle-wrap', 'collapsible__toggle'],
  ['another tab', 'tab', 'tabs', 'tabs-field__tab-button tabs-field__tab-button--has-error'],
])('%s over it is opened first', (_, outside, bar, opener) => {
  document.body.innerHTML = `<form><div class="${outside}"><div class="${bar}"><button type="button" class="${opener}"></button></div><div id="inside" hidden>${field('sku')}</div></div></form>`
  const inside = document.querySelector<HTMLElement>('#inside')!
  // A second press closes it again.
  const toggle = () => setTimeout(() => (inside.hidden = !inside.hidden), 700)
  form().querySelector('button')!.addEventListener('click', toggle)
  focusFirstErrorSoon(form())
  vi.runAllTimers()
  expect(focused()).toBe('sku')
})

test('a form without mistakes keeps its focus', () => {
  document.body.innerHTML = `<form><input name="own">${field('title', '')}</form>`
  document.querySelector('input')!.focus()
  focusFirstErrorSoon(form())
  vi.runAllTimers()
  expect(focused()).toBe('own')
})
