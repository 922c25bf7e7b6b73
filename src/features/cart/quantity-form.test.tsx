// @vitest-environment jsdom
// @remembers its root is the body, where roots of other files listen
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuantityForm } from './quantity-form.tsx'

const onSet = vi.fn()
const byName = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const theField = () => byName('Quantity of Tent') as HTMLInputElement
const leaveAt = (text: string) =>
  act(() => {
    theField().focus()
    theField().value = text
    theField().blur()
  })
let root: Root
const show = (quantity: number) =>
  act(() => root.render(<QuantityForm line={{ sku: 'A', title: 'Tent', quantity }} locale="en" onSet={onSet} />))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onSet.mockClear()
  root = createRoot(document.body)
})
afterEach(() => act(() => root.unmount()))

test.each([
  ['One less: Tent', 2],
  ['One more: Tent', 4],
  ['Remove Tent', 0],
])('%s', (name, quantity) => {
  show(3)
  act(() => byName(name)?.click())
  expect(onSet.mock.calls).toEqual([[quantity]])
})

test.each([
  ['', []],
  ['-1', []],
  ['2.5', []],
  ['0', [[0]]],
  ['4', [[4]]],
  ['999', [[99]]],
])('the field left at “%s” asks for %j', (text, asked) => {
  show(3)
  leaveAt(text)
  expect(onSet.mock.calls).toEqual(asked)
})

test('a field that asks for nothing shows the cart’s quantity again', () => {
  show(3)
  leaveAt('')
  expect(theField().value).toBe('3')
})

test('Enter, and the leaving that follows it, ask once; after a refusal it can be asked again', () => {
  show(3)
  theField().value = '20'
  act(() => theField().form?.requestSubmit())
  leaveAt('20')
  expect(onSet.mock.calls).toEqual([[20]])
  show(20)
  show(3)
  expect(theField().value).toBe('3')
  leaveAt('20')
  expect(onSet.mock.calls).toEqual([[20], [20]])
})

test('the field stays the one that has the focus when the cart changes', () => {
  show(3)
  const field = theField()
  show(4)
  expect(theField()).toBe(field)
})

test('one is the least that the minus gives', () => {
  show(1)
  act(() => byName('One less: Tent')?.click())
  expect(onSet).not.toHaveBeenCalled()
})

test('without a script it is a POST to the cart page, and Enter in the field sends the field', () => {
  show(3)
  const form = document.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/cart'])
  const first = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  expect(Object.fromEntries(new FormData(form ?? undefined, first))).toEqual({ intent: 'set', sku: 'A', quantity: '3' })
})

test.each(['unavailable', 'sold-out'] as const)(
  'of what is %s there is nothing to choose but to remove it',
  (problem) => {
    const line = { sku: 'A', title: 'Tent', quantity: 2, problem }
    act(() => root.render(<QuantityForm line={line} locale="en" onSet={onSet} />))
    expect([...document.querySelectorAll('button')].map((button) => button.value)).toEqual(['0'])
    act(() => document.querySelector('button')?.click())
    expect(onSet.mock.calls).toEqual([[0]])
  },
)
