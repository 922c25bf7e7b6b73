import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { sampleCheckout } from '../../domain/testing/sample-checkout.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ContactStep } from './contact-step.tsx'

overwriteGetLocale(() => 'en')

const state: Checkout['state'] = { giftCards: [], delivery: { kind: 'pickup', store: 'calgary' } }

test.each<[string, Partial<Checkout>, string]>([
  ['nobody needs it', { needsPhone: false }, m.checkout_phone_hint()],
  ['of a carrier', { needsPhone: true, shipsToAddress: true }, m.checkout_phone_hint_needed()],
  ['of a pickup', { needsPhone: true, shipsToAddress: false, state }, m.checkout_phone_hint_pickup()],
  ['of both', { needsPhone: true, shipsToAddress: true, state }, m.checkout_phone_hint_both()],
])('the reason to ask for a telephone number, %s', (_, changes, reason) => {
  const element = <ContactStep checkout={sampleCheckout(changes)} locale="en" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  expect(html).toContain(`>${reason}</p>`)
})
