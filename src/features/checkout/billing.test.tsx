// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Billing } from './billing.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

test('what the postal code fills in stays right while the page is drawn again with the same answer', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('form')))
  const state = { giftCards: [], address: sampleOrder().address }
  const draw = (values: Record<string, string>) =>
    act(async () =>
      root.render(
        <Billing checkout={{ state, ships: true }} locale="en" values={values} error={(field) => `Enter ${field}.`} />,
      ),
    )
  const answer = { billing: 'other' }
  await draw(answer)
  const shown = () => document.body.textContent
  expect(shown()).toContain('Enter billing-city.')
  const code = document.querySelector<HTMLInputElement>('[name=billing-postalCode]')!
  await act(async () => {
    code.value = 'L6P 1B2'
    code.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.dynamicImportSettled()
  })
  await vi.waitFor(() => expect(shown()).not.toContain('Enter billing-city.'))
  await draw(answer)
  expect(shown()).not.toContain('Enter billing-city.')
  await draw({ ...answer })
  expect(shown()).toContain('Enter billing-city.')
  await act(async () => root.unmount())
})
