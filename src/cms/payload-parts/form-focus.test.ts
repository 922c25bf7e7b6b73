// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusFirstErrorSoon } from '../every-form/focus-first-error.ts'
import { focusFormAgain } from './save-focus.ts'

let stop = () => {}
beforeEach(() => {
  document.body.innerHTML =
    '<h1 class="render-title">Tent</h1><form data-form-ready="true"><input><button>Publish</button></form><a href="#">Menu</a>'
  stop = focusFormAgain()
})
afterEach(() => stop())
const part = (name: 'input' | 'button') => document.querySelector<HTMLInputElement | HTMLButtonElement>(name)!
const form = () => document.querySelector('form')!

/** The form is disabled until the server has answered; a browser takes the focus from its field without a word. */
async function save(of: 'input' | 'button', { isLeft = true, meanwhile = () => {} } = {}) {
  part(of).focus()
  form().dataset.formReady = 'false'
  for (const each of [part('input'), part('button')]) each.disabled = true
  part(of).blur()
  await Promise.resolve()
  meanwhile()
  form().dataset.formReady = 'true'
  part('input').disabled = false
  part('button').disabled = !isLeft
  await Promise.resolve()
  return document.activeElement?.tagName
}

test('the focus is in its field again', async () => expect(await save('input')).toBe('INPUT'))
test('and at the button, if there is more to publish', async () => expect(await save('button')).toBe('BUTTON'))
test('else at the title', async () => expect(await save('button', { isLeft: false })).toBe('H1'))
test('whoever went on meanwhile stays where they are', async () =>
  expect(await save('input', { meanwhile: () => document.querySelector('a')!.focus() })).toBe('A'))

test('what was left before is not gone back to', async () => {
  part('input').focus()
  part('input').blur()
  form().dataset.formReady = 'false'
  await Promise.resolve()
  form().dataset.formReady = 'true'
  await Promise.resolve()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  [false, 'BUTTON'],
  [true, 'INPUT'],
])('a field in error comes before it, unless somebody went on: %s', async (goesOn, focused) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], { item: () => null }),
  )
  HTMLElement.prototype.scrollIntoView = () => {}
  form().insertAdjacentHTML('beforeend', '<p class="field-type error"><button>Choose</button></p>')
  document.body.focus()
  const end = focusFirstErrorSoon(form())
  await save('input')
  if (goesOn) part('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  vi.advanceTimersByTime(400)
  expect(document.activeElement?.tagName).toBe(focused)
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
