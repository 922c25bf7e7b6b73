// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { watchMain } from './footer-when-seen.tsx'

type Entry = { target: Element; isIntersecting: boolean; intersectionRatio: number }
let notify: (entries: Entry[]) => void
/** Of the observer for which the window reaches up to the beginning of the page. */
let notifyPassed: typeof notify
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
      constructor(callback: typeof notify, { rootMargin }: { rootMargin?: string }) {
        if (rootMargin) notifyPassed = callback
        else notify = callback
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
  // Both that watch.
  expect(disconnect).toHaveBeenCalledTimes(2)
})

test('of a main taller than 20 screens the end counts (acceptance 88)', () => {
  const wanted = vi.fn()
  watchMain(sentinel, wanted)
  notify([seen(main, 0.03), seen(sentinel, 1)])
  expect(wanted).toHaveBeenCalledOnce()
})

// acceptance 88
test('a jump that leaves the end of main above the window counts too', () => {
  const wanted = vi.fn()
  watchMain(sentinel, wanted)
  notify([seen(main, 0), seen(sentinel, 0)])
  notifyPassed([seen(sentinel, 0)])
  expect(wanted).not.toHaveBeenCalled()
  notifyPassed([seen(sentinel, 1)])
  expect(wanted).toHaveBeenCalledOnce()
})
