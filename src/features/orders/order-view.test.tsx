import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../../domain/testing/sample-order.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OrderView } from './order-view.tsx'

test.each([
  ['placed', true],
  ['cancelled', false],
] as const)('what goes with an order is shown while it is %s: %s', (state, isShown) => {
  const view = <OrderView order={sampleOrder({ state })} locale="en" companions={<p>Poles</p>} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html.includes('<p>Poles</p>')).toBe(isShown)
})

test('the history says what was paid and for what, and when a return was asked for', () => {
  overwriteGetLocale(() => 'en')
  const at = '2026-11-21T18:00:00.000Z'
  const events = [
    { kind: 'placed' },
    { kind: 'paid', amount: 120_00 },
    { kind: 'paid', amount: 3_53, correction: 'address' },
    { kind: 'paid', amount: 45_99, correction: 'swap' },
    { kind: 'refunded', amount: 5_00 },
    { kind: 'refunded', amount: 20_70, delivery: true, at: '2026-11-23T18:00:00.000Z' },
  ] as const
  const returnRequest = { at: '2026-11-22T18:00:00.000Z', lines: [{ line: 0, quantity: 1 }], reason: 'gift' as const }
  const order = sampleOrder({ events: events.map((event) => ({ at, by: '', ...event })), returnRequest })
  const view = <OrderView order={order} locale="en" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html.match(/(?<=<\/time>)[^<]+/g)).toEqual([
    'Placed',
    'Paid: $120.00',
    'Difference paid, address changed: $3.53',
    'Difference paid, items changed: $45.99',
    'Refunded: $5.00',
    'Return requested',
    'Delivery refunded: $20.70',
  ])
})

test('what gift cards paid of an order is in its history, as it is in its refund', () => {
  overwriteGetLocale(() => 'fr')
  const at = '2026-11-21T18:00:00.000Z'
  const events = [
    { kind: 'placed', amount: 80_43 },
    { kind: 'paid', amount: 30_43 },
    { kind: 'paid', amount: 3_53, correction: 'address' },
    { kind: 'refunded', amount: 83_96 },
  ] as const
  const order = sampleOrder({ events: events.map((event) => ({ at, by: '', ...event })) })
  const view = <OrderView order={order} locale="fr" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html.match(/(?<=<\/time>)[^<]+/g)?.slice(1)).toEqual([
    'Payé\u00a0: 80,43\u00a0$, dont 50,00\u00a0$ par carte-cadeau',
    'Différence payée, adresse modifiée\u00a0: 3,53\u00a0$',
    'Remboursé\u00a0: 83,96\u00a0$',
  ])
})

test('what was left out of an order placed again is named by colour and size, too', () => {
  overwriteGetLocale(() => 'fr')
  const { sku, title, href } = sampleLine()
  const fact = (en: string, fr: string) => ({ sku: `${sku}-${en}`, title, size: { en, fr }, href })
  const reordered = {
    units: 1,
    leftOut: [{ ...fact('L', 'G'), reason: 'sold-out' as const }],
    delivered: [{ ...fact('S', 'P'), store: 'Gatineau' }],
  }
  const view = <OrderView order={sampleOrder()} locale="fr" reordered={reordered} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html.match(/Tente, [GP](?=<\/a>)/g)).toEqual(['Tente, G', 'Tente, P'])
})

test.each([
  ['en', '/en/write-a-review/P-100001?token=a.b#review-1', 'Write a review: Tent'],
  ['fr', '/fr/donner-un-avis/P-100001?token=a.b#review-1', 'Donner mon avis\u00a0: Tente'],
] as const)('in %s, what arrived can be reviewed from its line, and only that', (locale, href, name) => {
  overwriteGetLocale(() => locale)
  const order = sampleOrder({ state: 'delivered', lines: [sampleLine(), sampleLine({ sku: 'B-1', productId: '2' })] })
  const reviews = { token: 'a.b', lines: [{ line: 0, product: '1' }] }
  const view = <OrderView order={order} locale={locale} reviews={reviews} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  const links = [...html.matchAll(/<a[^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"/g)].map(([, ...link]) => link)
  expect(links).toEqual([[name, href]])
})

test('the sums of an order end with what was refunded of them, and what remains paid', () => {
  overwriteGetLocale(() => 'en')
  const order = sampleOrder({ refunded: 4_00, refundedOfTotals: 1 })
  const view = <OrderView order={order} locale="en" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html).toMatch(/<dt>Refunded<\/dt><dd[^>]*>−\$0\.01<.*<dt>Paid after refunds<\/dt><dd[^>]*>\$0\.01</)
})

test('a refund to gift cards is not taken for one to the card', () => {
  overwriteGetLocale(() => 'en')
  const order = sampleOrder({ refunded: 160_91, refundedToCards: 86_82 })
  const view = <OrderView order={order} locale="en" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: view }])} />)
  expect(html).toContain('Refunded: $160.91, $86.82 of it by gift card')
})
