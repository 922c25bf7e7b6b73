// @vitest-environment jsdom
import { act, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { AddressField } from '../../domain/address/address.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { AddressFields } from './address-fields.tsx'
import { answerFor, CheckoutForm, type FormAnswer } from './checkout-form.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
overwriteGetLocale(() => 'en')

/** The form of an address, whose answers change. */
async function drawn() {
  const page: { answer?: FormAnswer; draw(): void } = { draw: () => {} }
  const Page = () => {
    const answer = useSyncExternalStore(
      (draw) => ((page.draw = draw), () => {}),
      () => page.answer,
    )
    const { values, error } = answerFor('address', answer)
    return (
      <CheckoutForm part="address" submit="Continue" {...(answer && { answer })}>
        <AddressFields values={values ?? {}} error={error} provinces={[{ code: 'ON', name: 'Ontario' }]} />
      </CheckoutForm>
    )
  }
  document.body.innerHTML = '<div></div>'
  const root = createRoot(document.body.firstElementChild!)
  await act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />))
  const refuse = (values: Record<string, string>, ...fields: AddressField[]) =>
    act(async () => {
      page.answer = { part: 'address', values, errors: fields.map((field) => ({ field, problem: 'missing' })) }
      page.draw()
    })
  return { refuse, end: () => act(async () => root.unmount()) }
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!
const type = (name: string, text: string) =>
  act(async () => {
    input(name).value = text
    input(name).dispatchEvent(new Event('input', { bubbles: true }))
    await vi.dynamicImportSettled()
  })
const isFilledIn = async () => {
  await vi.waitFor(() => expect(input('city').value).toBe('Brampton'))
  await act(async () => {})
}
/** The fields that the summary leads to, and those that are marked. */
const wrong = () => [
  [...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href')?.replace('#field-', '')),
  [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name')),
]

test('what the postal code fills in is wrong no more, in the summary neither, until it is emptied again', async () => {
  const { refuse, end } = await drawn()
  await refuse({}, 'line1', 'city', 'province')
  expect(wrong()).toEqual([
    ['line1', 'city', 'province'],
    ['line1', 'city', 'province'],
  ])
  input('postalCode').focus()
  await type('postalCode', 'L6P 1B2')
  await isFilledIn()
  expect(wrong()).toEqual([['line1'], ['line1']])
  // Whoever types stays where they are.
  expect(document.activeElement).toBe(input('postalCode'))
  await type('city', '')
  await refuse({ postalCode: 'L6P 1B2', province: 'ON', city: '' }, 'city')
  expect(wrong()).toEqual([['city'], ['city']])
  await end()
})

test('nor where a form was sent before its postal code was looked up, and refused after', async () => {
  const { refuse, end } = await drawn()
  await type('postalCode', 'L6P 1B2')
  await isFilledIn()
  await refuse({ postalCode: 'L6P 1B2', city: '', province: '' }, 'city', 'province')
  expect(wrong()).toEqual([[], []])
  // What is right can be wrong for another reason.
  await refuse({ postalCode: 'L6P 1B2', city: 'Brampton', province: 'ON' }, 'province')
  expect(wrong()).toEqual([['province'], ['province']])
  await end()
})

test('where nothing is wrong any more, the focus of the summary goes on to the button', async () => {
  const { refuse, end } = await drawn()
  await refuse({ postalCode: 'L6P 1B2', city: '', province: '' }, 'city', 'province')
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  await type('postalCode', 'L6P 1B2')
  await isFilledIn()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Continue'))
  expect(wrong()).toEqual([[], []])
  await end()
})
