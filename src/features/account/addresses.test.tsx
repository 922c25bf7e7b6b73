import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { MOST_ADDRESSES } from '../../domain/accounts/account-rules.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Addresses } from './addresses.tsx'

test.each([
  [{ city: 'Québec', isDefault: 'on' }, true],
  [{ city: 'Québec' }, false],
] as const)('a refused address comes back as it was sent: %j', (typed, isTicked) => {
  overwriteGetLocale(() => 'en')
  const html = renderToStaticMarkup(
    <Addresses
      locale="en"
      addresses={[]}
      answer={{ ok: false, reason: 'postal-code', field: 'postalCode' }}
      typed={typed}
    />,
  )
  expect(html).toContain('value="Québec"')
  const [box = ''] = /<input[^>]*type="checkbox"[^>]*>/.exec(html) ?? []
  expect(/ checked\b/.test(box)).toBe(isTicked)
})

test('a full address book says that it is, and what to do', () => {
  overwriteGetLocale(() => 'en')
  const address = { name: 'A', line1: '1 Main', city: 'Guelph', province: 'ON', postalCode: 'N1H 1A1', phone: '' }
  const addresses = Array.from({ length: MOST_ADDRESSES }, (_, at) => ({
    ...address,
    id: String(at),
    isDefault: at === 0,
  }))
  const html = (shown: typeof addresses) =>
    renderToStaticMarkup(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Addresses locale="en" addresses={shown as never} /> }])}
      />,
    )
  expect(html(addresses)).toContain('aria-label="Edit: 1 Main"')
  expect(html(addresses)).toContain(`You have ${MOST_ADDRESSES} addresses`)
  expect(html(addresses.slice(1))).not.toContain('addresses, which')
})
