// @vitest-environment jsdom
import { act, useSyncExternalStore, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { fieldId } from './checkout-form.tsx'
import { Codes } from './codes.tsx'
import { sendTypedCode } from './typed-code.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

type Shown = Pick<ComponentProps<typeof Codes>, 'checkout' | 'answer'>
const none: Shown = { checkout: { giftCards: [] } }
const promo = { code: 'TRAIL15', discount: 900, freeShipping: false, savesNothing: false }
const withPromo: Shown = { checkout: { giftCards: [], promo } }
const card = (id: string) => ({ id, code: `•••• ${id}`, balance: 50_00, amount: 20_00 })
const withCards = (...ids: string[]): Shown => ({ checkout: { giftCards: ids.map(card) } })

/** The checkout as it was last read. */
const page = { shown: none, draw: () => {} }
const Page = () => {
  const shown = useSyncExternalStore(
    (draw) => ((page.draw = draw), () => {}),
    () => page.shown,
  )
  return <Codes {...shown} locale="en" />
}
let root: Root
const show = (shown: Shown) =>
  act(async () => {
    page.shown = shown
    page.draw()
  })
const field = (name: 'promo' | 'giftCard') => document.getElementById(fieldId(name)) as HTMLInputElement
const press = (name: string) => document.querySelector<HTMLElement>(`[aria-label^="${name}"]`)?.focus()
const focused = () => document.activeElement

beforeEach(async () => {
  page.shown = none
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />))
})
afterEach(() => act(async () => root.unmount()))

test('an applied promo code has the focus, and once it is taken off its field', async () => {
  field('promo').focus()
  await show(withPromo)
  expect(focused()?.textContent).toContain('TRAIL15')
  expect(focused()?.textContent).toContain('One code per order.')
  press('Remove')
  await show(none)
  expect(document.querySelector('details')?.open).toBe(true)
  expect(focused()).toBe(field('promo'))
})

test('a gift card that is used has the focus, and once it is taken off the one before it, or the field', async () => {
  field('giftCard').focus()
  await show(withCards('1111'))
  expect(focused()?.textContent).toContain('1111')
  field('giftCard').focus()
  await show(withCards('1111', '2222'))
  expect(focused()?.textContent).toContain('2222')
  document.querySelector<HTMLElement>('[aria-label*="2222"]')?.focus()
  await show(withCards('1111'))
  expect(focused()?.textContent).toContain('1111')
  press('Remove')
  await show(none)
  expect(focused()).toBe(field('giftCard'))
})

test('a shop without gift cards asks for a promo code alone', () => {
  const codes = (
    <Lacks value={['gift-cards']}>
      <Codes {...none} locale="en" />
    </Lacks>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: codes }])} />)
  expect(html).toContain('Promo code')
  expect(html.toLowerCase()).not.toContain('gift card')
})

test('a change that comes by itself leaves the focus where it is', async () => {
  field('giftCard').focus()
  await show(withPromo)
  expect(focused()).toBe(field('giftCard'))
})

test.each([
  ['promo', 'promo', { field: 'promo', problem: 'unknown-code' }, 'NOPE'],
  ['gift-card', 'giftCard', { field: 'giftCard', problem: 'unknown-card' }, 'TRAIL15'],
] as const)(
  'a refused code (%s) is announced, has the focus, and keeps nobody from going on',
  async (part, name, error, code) => {
    field(name).value = code
    await show({ ...none, answer: { part, errors: [error], values: { part, code } } })
    expect(focused()?.getAttribute('role')).toBe('alert')
    expect(focused()?.querySelector('a')?.getAttribute('href')).toBe(`#${fieldId(name)}`)
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(sendTypedCode()).toBe(false)
    await show({ ...none, answer: { part: 'payment', errors: [], values: {} } })
    expect(sendTypedCode()).toBe(false)
  },
)

test('a card that was blocked, or emptied elsewhere, is not shown as used', () => {
  const giftCards = [{ ...card('2XWN'), balance: 0, amount: 0 }, card('7KLM')]
  const element = <Codes checkout={{ giftCards }} locale="en" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toContain('Gift card •••• 2XWN can no longer be used')
  expect(html).not.toContain('$0.00')
  expect(html.match(/text-spruce/g)).toHaveLength(1)
})
