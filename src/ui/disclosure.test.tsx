// @vitest-environment jsdom
// @remembers a find in page is reported to every window that listened
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ACCORDION_MS } from '../domain/shell/motion.ts'
import { Disclosure } from './disclosure.tsx'

type Movement = { from: string; to: string; duration: number; canceled: boolean; onfinish?: () => void; cancel(): void }
let movements: Movement[]
let shownHeight: number
let reduced: boolean
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  movements = []
  shownHeight = 0
  reduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  // jsdom neither moves nor measures.
  Object.assign(Element.prototype, {
    animate([first, last]: { height: string }[], { duration }: { duration: number }) {
      const movement: Movement = {
        from: first?.height ?? '',
        to: last?.height ?? '',
        duration,
        canceled: false,
        cancel: () => void (movement.canceled = true),
      }
      movements.push(movement)
      return movement
    },
    getBoundingClientRect: () => ({ height: shownHeight }),
  })
  Object.defineProperty(Element.prototype, 'scrollHeight', { configurable: true, get: () => 240 })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.innerHTML = ''
})

const show = (defaultOpen = false) =>
  act(() =>
    root.render(
      <Disclosure title="Sizes" defaultOpen={defaultOpen}>
        Words
      </Disclosure>,
    ),
  )
const box = () => document.querySelector('details')!
const click = () => act(() => document.querySelector('summary')!.click())
const expanded = () => document.querySelector('summary')!.getAttribute('aria-expanded')
const finish = () => act(() => movements.at(-1)?.onfinish?.())

test.each([true, false])('the first paint says whether it is open: %s (acceptance 70)', (open) => {
  const html = renderToStaticMarkup(
    <Disclosure title="Sizes" defaultOpen={open}>
      Words
    </Disclosure>,
  )
  expect(html).toContain(`aria-expanded="${open}"`)
  expect(html.includes('<details open=""')).toBe(open)
})

test('it opens in 400 ms to the height its content has', () => {
  show()
  click()
  expect(movements).toMatchObject([{ from: '0px', to: '240px', duration: ACCORDION_MS }])
  expect([box().open, expanded()]).toEqual([true, 'true'])
})

test('it closes in 400 ms, and is closed after that only', () => {
  show(true)
  shownHeight = 240
  click()
  expect(movements).toMatchObject([{ from: '240px', to: '0px', duration: ACCORDION_MS }])
  expect([box().open, expanded()]).toEqual([true, 'false'])
  finish()
  expect(box().open).toBe(false)
})

test('a second click while it moves turns it round where it is', () => {
  show()
  click()
  shownHeight = 90
  click()
  expect(movements[0]?.canceled).toBe(true)
  expect(movements[1]).toMatchObject({ from: '90px', to: '0px' })
  shownHeight = 40
  click()
  expect(movements[2]).toMatchObject({ from: '40px', to: '240px' })
  finish()
  expect([box().open, expanded()]).toEqual([true, 'true'])
})

test('with reduced motion it is there at once', () => {
  reduced = true
  show()
  click()
  expect(movements).toEqual([])
  expect(box().open).toBe(true)
})

test('an opening by the browser, such as find in page, is reported', async () => {
  show()
  await act(async () => {
    box().open = true
    await new Promise((resolve) => setTimeout(resolve, 10))
  })
  expect(expanded()).toBe('true')
})
