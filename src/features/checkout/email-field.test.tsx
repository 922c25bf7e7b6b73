// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { EmailField } from './email-field.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let root: Root
const field = () => document.querySelector('input')!
const button = () => document.querySelector<HTMLElement>('[role=status] button')
const type = (text: string) =>
  act(async () => {
    field().focus()
    field().value = text
    field().dispatchEvent(new InputEvent('input', { bubbles: true }))
  })

beforeEach(async () => {
  vi.useFakeTimers()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<EmailField />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
})

test.each([
  ['en', 'Did you mean ann@gmail.com?'],
  ['fr', 'Vouliez-vous écrire ann@gmail.com\u00a0?'],
] as const)(
  '%s: a mistyped domain is asked about once it is written, and one press takes the other',
  async (locale, words) => {
    overwriteGetLocale(() => locale)
    await type('ann@gmial.com')
    expect(button()).toBeNull()
    await act(async () => vi.runAllTimers())
    expect(button()?.textContent).toBe(words)
    expect(field().hasAttribute('aria-invalid')).toBe(false)
    await act(async () => button()!.click())
    expect([field().value, document.activeElement, button()]).toEqual(['ann@gmail.com', field(), null])
  },
)

test('it is asked about as soon as the field is left, and no more once it is written otherwise', async () => {
  overwriteGetLocale(() => 'en')
  await type('ann@hotmial.com')
  await act(async () => field().blur())
  expect(button()?.textContent).toBe('Did you mean ann@hotmail.com?')
  await type('ann@hotmial.example')
  await act(async () => field().blur())
  expect(button()).toBeNull()
})
