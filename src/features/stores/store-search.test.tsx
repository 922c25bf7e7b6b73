// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StoreSearch } from './store-search.tsx'
import { useStoreWish } from './use-store-wish.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

function Search() {
  const ui = useStoreWish()
  return <StoreSearch ui={ui} services={[]} status={ui.wish.near ? 'near' : ''} />
}

let root: Root
/** The browser's answers to the question where the shopper is. */
let found: () => void
let refused: () => void
beforeEach(async () => {
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (onFound: (at: { coords: object }) => void, onRefused: () => void) => {
        found = () => onFound({ coords: { latitude: 44.65, longitude: -63.58 } })
        refused = onRefused
      },
    },
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Search />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const field = () => document.querySelector<HTMLInputElement>('[type=search]')!
const press = () => act(async () => document.querySelector('button')!.click())
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
const shown = () => ({
  text: field().value,
  status: document.querySelector('[role=status]')?.textContent,
  alert: document.querySelector('[role=alert]')?.textContent,
})

test('the shopper’s place takes the place of what was typed before', async () => {
  await type('Halifax')
  await press()
  await act(async () => found())
  expect(shown()).toEqual({ text: '', status: 'near', alert: undefined })
})

test.each([
  ['a place', () => found()],
  ['a refusal', () => refused()],
])('what is typed while the browser asks stays, when %s comes after it', async (_, answer) => {
  await press()
  await type('Halifax')
  await act(async () => answer())
  expect(shown()).toEqual({ text: 'Halifax', status: '', alert: undefined })
})

test('a refusal that was waited for says so', async () => {
  await press()
  await act(async () => refused())
  expect(shown().alert).toBe(m.store_near_me_failed())
})
