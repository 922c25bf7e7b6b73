import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { EmployeeForm } from './employee-form.tsx'

test('after a refusal the staff number is still there, and the PIN is not', () => {
  const html = renderToStaticMarkup(
    <EmployeeForm
      locale="fr"
      employee={{ entitled: false }}
      answer={{ ok: false, reason: 'pin-wrong', field: 'staffNumber' }}
      typed={{ intent: 'employee', staffNumber: '10234' }}
    />,
  )
  const [number, pin] = ['staffNumber', 'pin'].map(
    (name) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0],
  )
  expect(number).toContain('value="10234"')
  expect(pin).not.toContain('value=')
})

test('whoever has lost the right reads so, and is not asked for a PIN that would not bring it back', () => {
  overwriteGetLocale(() => 'en')
  const html = renderToStaticMarkup(<EmployeeForm locale="en" employee={{ entitled: false, ended: true }} />)
  expect(html).toContain('Employee prices have ended for this account.')
  expect(html).not.toContain('<input')
})

test('while the prices are on, the page says where they are', () => {
  overwriteGetLocale(() => 'en')
  const shown = (on: boolean) => {
    const form = <EmployeeForm locale="en" employee={{ entitled: true, on }} />
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  }
  expect([shown(true), shown(false)].map((html) => html.includes('it’s marked “Employee price”'))).toEqual([
    true,
    false,
  ])
})

test('it says, too, where they are shown without a script, to whoever has none', () => {
  overwriteGetLocale(() => 'fr')
  const form = <EmployeeForm locale="fr" employee={{ entitled: true, on: true }} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />)
  expect(html).toContain(
    '<span class="hidden noscript:block">Sans JavaScript, les prix employés n’apparaissent que dans le panier',
  )
})
