// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { watchMain } from './footer-when-seen.tsx'

type Entry = { target: Element; isIntersecting: boolean; intersectionRatio: number }
let notify: (entries: Entry[]) => void
const disconnect = vi.fn()
let main: Element
let sentinel: Element

beforeEach(() => {
  disconnect.mockClear()
  document.body.innerHTML = '<main id="content"></main><div></div>'
  main = document.querySelector('main') as Element
  sentinel = document.querySelector('div') as Element
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe() {}
      disconnect = disconnect
    },
  )
})

const seen = (target: Element, intersectionRatio: number): Entry => ({
  target,
  isIntersecting: intersectionRatio > 0,
  intersectionRatio,
})

// acceptance 88
test('the footer is wanted once main is 5 % visible, and once only', () => {
  const wanted = vi.fn()
  watchMain(sentinel, wanted)
  notify([seen(main, 0.049), seen(sentinel, 0)])
  expect(wanted).not.toHaveBeenCalled()
  notify([seen(main, 0.05)])
  expect(wanted).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})

test('of a main taller than 20 screens the end counts (acceptance 88)', () => {
  const wanted = vi.fn()
  watchMain(sentinel, wanted)
  notify([seen(main, 0.03), seen(sentinel, 1)])
  expect(wanted).toHaveBeenCalledOnce()
})
