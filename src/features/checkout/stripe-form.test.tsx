// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StripeForm } from './stripe-form.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')
let root: Root
const sent = vi.fn<(fields: object) => void>()

async function opened() {
  const Page = () => (
    <Form method="post">
      <input type="hidden" name="method" value="card" />
      <StripeForm publishableKey="pk_test_1" amount={100_00} locale="en" />
      <button type="submit">Continue</button>
    </Form>
  )
  const action = async ({ request }: { request: Request }) => {
    sent(Object.fromEntries(await request.formData()))
    return null
  }
  const router = createMemoryRouter([{ path: '/', Component: Page, action }])
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<RouterProvider router={router} />))
}
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="stripe"]')!
/** What Stripe was asked to draw its fields by. */
let appearance: object | undefined
const stubStripe = () =>
  vi.stubGlobal('Stripe', () => ({
    elements: (options: { appearance: object }) => {
      ;({ appearance } = options)
      return { create: () => ({ mount: () => {}, destroy: () => {} }), submit: async () => ({}) }
    },
    createConfirmationToken: async () => ({ confirmationToken: { id: 'ctoken_1' } }),
  }))
const submit = () => act(async () => document.querySelector('button')!.click())
const alertText = () => document.querySelector('[role=alert]')!.textContent

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.documentElement.removeAttribute('style')
  sent.mockClear()
  appearance = undefined
})

test('without Stripe’s form nothing is sent, and it is said that it is not there', async () => {
  await opened()
  await submit()
  expect(alertText()).toBe(m.checkout_card_loading())
  await act(async () => script().dispatchEvent(new Event('error')))
  await vi.waitFor(() => expect(alertText()).toBe(m.checkout_card_failed()))
  await submit()
  expect([alertText(), sent.mock.calls]).toEqual([m.checkout_card_failed(), []])
})

test('the form is sent once, with the token of the card', async () => {
  await opened()
  stubStripe()
  await act(async () => script().dispatchEvent(new Event('load')))
  await submit()
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls).toEqual([[{ method: 'card', token: 'ctoken_1' }]])
})

test('its fields have the colours that the merchant chose', async () => {
  const { style } = document.documentElement
  const chosen = { spruce: '#7a1f4a', ink: '#101010', 'red-deep': '#a00000' }
  for (const [name, hex] of Object.entries(chosen)) style.setProperty(`--color-${name}`, hex)
  stubStripe()
  await opened()
  await vi.waitFor(() => expect(appearance).toBeDefined())
  const { spruce: colorPrimary, ink: colorText, 'red-deep': colorDanger } = chosen
  expect(appearance).toMatchObject({ variables: { colorPrimary, colorText, colorDanger } })
})
