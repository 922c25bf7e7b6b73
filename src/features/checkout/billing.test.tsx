// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Billing } from './billing.tsx'
import { answerFor, CheckoutForm, type FormAnswer } from './checkout-form.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

test('what the postal code fills in of a billing address is wrong no more', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const state = { giftCards: [], address: sampleOrder().address }
  const answer: FormAnswer = {
    part: 'payment',
    values: { billing: 'other' },
    errors: [{ field: 'billing-city', problem: 'missing' }],
  }
  const form = (
    <CheckoutForm part="payment" submit="Continue" answer={answer}>
      <Billing checkout={{ state, ships: true }} locale="en" {...answerFor('payment', answer)} />
    </CheckoutForm>
  )
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />))
  const isWrong = () => document.querySelector('[name=billing-city]')?.getAttribute('aria-invalid') === 'true'
  expect(isWrong()).toBe(true)
  const code = document.querySelector<HTMLInputElement>('[name=billing-postalCode]')!
  await act(async () => {
    code.value = 'L6P 1B2'
    code.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.dynamicImportSettled()
  })
  await vi.waitFor(() => expect(isWrong()).toBe(false))
  await act(async () => root.unmount())
})
