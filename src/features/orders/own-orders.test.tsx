import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { OrderSummary } from '../../domain/orders/order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OwnOrders } from './own-orders.tsx'

const order: OrderSummary = {
  number: 'P-100042',
  placedAt: '2026-11-21T18:00:00.000Z',
  state: 'delivered',
  fulfilment: 'ship',
  groups: [],
  total: 120_00,
  units: 3,
  cancelled: 0,
  first: { en: 'Kestrel tent', fr: 'Tente Kestrel' },
  others: 2,
  pictures: ['a', 'b'].map((name) => ({ file: `${name}.webp`, width: 800, height: 800, alt: name })),
}
const drawn = (locale: 'en' | 'fr', more: Partial<OrderSummary> = {}, page = 1, pages = 1) => {
  overwriteGetLocale(() => locale)
  const element = <OwnOrders orders={[{ ...order, ...more }]} page={page} pages={pages} locale={locale} />
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test.each([
  ['en', 2, 'Kestrel tent and 2 other items'],
  ['en', 1, 'Kestrel tent and 1 other item'],
  ['fr', 2, 'Tente Kestrel et 2 autres articles'],
  ['fr', 1, 'Tente Kestrel et 1 autre article'],
  ['fr', 0, 'Tente Kestrel'],
] as const)('in %s, an order with %i more units is called %s, and has its pictures', (locale, others, words) => {
  const html = drawn(locale, { others })
  expect(html).toContain(`>${words}</p>`)
  expect(html.match(/<img/g)).toHaveLength(2)
})

test('an order that was paid is called as on its own page', () => {
  expect(drawn('en', { state: 'paid' })).toContain('>Placed</p>')
  expect(drawn('fr', { state: 'paid' })).toContain('>Reçue</p>')
})

test('the other pages of the list are linked, and which one is read is said', () => {
  const html = drawn('fr', {}, 2, 3)
  expect(html).toContain('>Page 2 sur 3</p>')
  expect([...html.matchAll(/<a[^>]*href="([^"]*commandes(?:\?page=\d)?)"/g)].map(([, href]) => href)).toEqual([
    '/fr/compte/commandes',
    '/fr/compte/commandes',
    '/fr/compte/commandes?page=2',
    '/fr/compte/commandes?page=3',
    '/fr/compte/commandes?page=3',
  ])
  expect(html).toMatch(/<a(?=[^>]*href="[^"]*page=2")(?=[^>]*aria-current="page")/)
  expect(drawn('fr')).not.toContain('<nav')
})
