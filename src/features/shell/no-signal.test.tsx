// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { NoSignal } from './no-signal.tsx'

overwriteGetLocale(() => 'en')
let root: Root
const followed = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  followed.mockClear()
  root = createRoot(document.body)
  act(() =>
    root.render(
      <>
        <NoSignal />
        <a href="/en/cart">Cart</a>
        <a href="#stores">Stores</a>
      </>,
    ),
  )
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', followed)
})

afterEach(() => act(() => root.unmount()))

test.each([
  [true, '/en/cart', 1, ''],
  [false, '/en/cart', 0, 'We lost the signal'],
  [false, '#stores', 1, ''],
])('online %s, a press on %s is followed %i times, and says "%s"', (online, href, times, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click())
  expect(followed).toHaveBeenCalledTimes(times)
  expect(document.querySelector('dialog[open] h2')?.textContent ?? '').toBe(words)
})
