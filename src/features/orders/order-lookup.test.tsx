import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderLookup, type Lookup } from './order-lookup.tsx'

overwriteGetLocale(() => 'en')
const at = '/en/orders?number=P-100001&link=ended'
const shown = (lookup: Partial<Lookup>) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter(
        [
          {
            path: '*',
            element: (
              <OrderLookup
                lookup={{ number: 'P-100001', email: '', ...lookup }}
                contact={{ telephone: '418-555-0100' }}
                locale="en"
              />
            ),
          },
        ],
        { initialEntries: [at] },
      )}
    />,
  )

test('a shopper without a link looks the order up, and is offered no mail', () => {
  const page = shown({})
  expect(page).toContain('All you need is the order number')
  expect([page.includes('This link has expired'), page.includes('value="link"')]).toEqual([false, false])
})

test('whose link has ended reads so, and may see the order or get a new link by mail', () => {
  const page = shown({ link: 'ended' })
  for (const part of [
    'This link has expired: a link to an order works for 180 days',
    'name="intent" value="link"',
    'value="P-100001"',
  ])
    expect(page).toContain(part)
  // The form leads back to the same words, with and without JavaScript.
  expect(page).toContain('action="/en/orders?number=P-100001&amp;link=ended"')
  // Enter looks the order up.
  expect(page.indexOf('Find the order')).toBeLessThan(page.indexOf('Email me a new link'))
})

test('whose link the shop does not know reads no reason, and may do the same', () => {
  const page = shown({ link: 'unknown' })
  expect(page).toContain('This link no longer works. Enter the email address')
  expect([page.includes('180'), page.includes('value="link"')]).toEqual([false, true])
})

test('a mail that is on its way is said; too many tries are, too', () => {
  expect(shown({ link: 'ended', sent: true, email: 'roy@example.com' })).toContain('on its way to roy@example.com')
  expect(shown({ link: 'ended', problems: ['too-many'] })).toContain('Too many attempts')
})

test('both fields that are wrong are named at once', () => {
  const page = shown({ number: '12', email: 'roy', problems: ['number', 'email'] })
  for (const id of ['order-number', 'order-email']) expect(page).toContain(`href="#${id}"`)
})

test.each([
  ['ordered', 'This link was used already', true],
  ['payment-ended', 'This link to pay is no longer valid', false],
] as const)('a link to pay that is over says so: %s', (link, words, hasMail) => {
  const page = shown({ link })
  expect(page).toContain(words)
  expect(page).toContain('href="tel:4185550100"')
  expect(page.includes('value="link"')).toBe(hasMail)
})
