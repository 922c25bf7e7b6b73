// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { AddressInput } from '../../domain/address/address.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { AddressFields } from './address-fields.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

test('what the postal code fills in is wrong no more, until it is sent again', async () => {
  document.body.innerHTML = '<form></form>'
  const root = createRoot(document.body.firstElementChild!)
  const draw = (values: AddressInput) =>
    act(async () =>
      root.render(
        <AddressFields
          values={values}
          error={(name) => (name === 'name' ? undefined : `Enter ${name}.`)}
          provinces={[{ code: 'ON', name: 'Ontario' }]}
        />,
      ),
    )
  const shown = () => document.body.textContent
  await draw({})
  expect(shown()).toContain('Enter city.')
  const code = document.querySelector<HTMLInputElement>('[name=postalCode]')!
  await act(async () => {
    code.value = 'L6P 1B2'
    code.dispatchEvent(new Event('input', { bubbles: true }))
    await vi.dynamicImportSettled()
  })
  await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('Brampton'))
  await act(async () => {})
  expect(shown()).not.toMatch(/Enter (city|province)/)
  expect(shown()).toContain('Enter line1.')
  await draw({})
  expect(shown()).toContain('Enter city.')
  await act(async () => root.unmount())
})
