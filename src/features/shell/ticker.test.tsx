// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PromoMessage } from '../../domain/shell/shell.ts'
import { Ticker } from './ticker.tsx'

const two = [
  { id: '1', text: 'First' },
  { id: '2', text: 'Second', href: '/en/x' },
]
let root: Root
let calm = false

beforeEach(() => {
  calm = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener() {}, removeEventListener() {} }))
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (messages: readonly PromoMessage[]) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <Ticker messages={messages} />
      </MemoryRouter>,
    ),
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => [document.querySelector('p')?.textContent, document.querySelector('p')?.dataset.phase]

// acceptance 56
test.each([
  ['of its width and height', { id: 'truck', width: 30, height: 18 }, [['30', '18']]],
  ['that the shop does not have', { id: 'unicorn', width: 30, height: 18 }, []],
])('an icon %s', (_, icon, drawn) => {
  show([{ id: '1', text: 'First', icon }])
  const icons = [...document.querySelectorAll('p svg')]
  expect(icons.map((each) => [each.getAttribute('width'), each.getAttribute('height')])).toEqual(drawn)
  expect(document.querySelector('p')?.textContent).toBe('First')
})

// acceptance 75
test('each message is shown for 6 s, fades out, and the next fades in', () => {
  show(two)
  expect(shown()).toEqual(['First', 'static'])
  pass(5900)
  expect(shown()).toEqual(['First', 'static'])
  pass(200)
  expect(shown()).toEqual(['First', 'out'])
  pass(500)
  expect(shown()).toEqual(['Second', 'in'])
  pass(500)
  expect(shown()).toEqual(['Second', 'static'])
})

// acceptance 76
test('one message has no button and never moves; none is nothing', () => {
  show(two.slice(0, 1))
  pass(20_000)
  expect(shown()).toEqual(['First', 'static'])
  expect(document.querySelector('button')).toBeNull()
  show([])
  expect(document.querySelector('p')).toBeNull()
})

// acceptance 77
test('the button stops it and starts it again', () => {
  show(two)
  const button = document.querySelector('button')
  act(() => button?.click())
  expect(button?.getAttribute('aria-label')).toBe('Resume messages')
  pass(20_000)
  expect(shown()).toEqual(['First', 'static'])
  act(() => button?.click())
  pass(6600)
  expect(shown()).toEqual(['Second', 'in'])
})

test('under reduced motion it does not move', () => {
  calm = true
  show(two)
  pass(20_000)
  expect(shown()).toEqual(['First', 'static'])
})

// acceptance 77
test('under reduced motion nothing moves by itself, and the other messages are reached by a button', () => {
  calm = true
  show(two)
  pass(20_000)
  expect(shown()).toEqual(['First', 'static'])
  const next = () => act(() => document.querySelector('button')?.click())
  next()
  expect(shown()).toEqual(['Second', 'static'])
  next()
  expect(shown()).toEqual(['First', 'static'])
})
