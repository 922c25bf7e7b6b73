// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { focusFirstError } from './focus-first-error.ts'

// jsdom lays nothing out: what is hidden has no box.
HTMLElement.prototype.getClientRects = function (this: HTMLElement) {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
}
HTMLElement.prototype.scrollIntoView = vi.fn()

const field = (name: string, error = 'error') => `<div class="field-type text ${error}"><input name="${name}"></div>`
const focused = () => (document.activeElement as HTMLInputElement).name

test('the first field in error gets the focus, and no other', () => {
  document.body.innerHTML = `<form>${field('title', '')}${field('price')}${field('days')}</form>`
  focusFirstError(document.querySelector('form')!)
  expect(focused()).toBe('price')
})

test.each([
  ['a closed row', 'collapsible collapsible--collapsed', 'collapsible__toggle-wrap', 'collapsible__toggle'],
  ['another tab', 'tab', 'tabs', 'tabs-field__tab-button tabs-field__tab-button--has-error'],
])('%s over it is opened first', (_, outside, bar, opener) => {
  document.body.innerHTML = `<form><div class="${outside}"><div class="${bar}"><button type="button" class="${opener}"></button></div><div id="inside" hidden>${field('sku')}</div></div></form>`
  const form = document.querySelector('form')!
  form
    .querySelector('button')!
    .addEventListener('click', () => (form.querySelector<HTMLElement>('#inside')!.hidden = false))
  focusFirstError(form, () => focusFirstError(form))
  expect(focused()).toBe('sku')
})

test('a form without mistakes keeps its focus', () => {
  document.body.innerHTML = `<form><input name="own">${field('title', '')}</form>`
  document.querySelector('input')!.focus()
  focusFirstError(document.querySelector('form')!)
  expect(focused()).toBe('own')
})
