import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Totals } from '../../domain/checkout/quote.ts'
import type { Locale } from '../../domain/locale.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { TotalsList } from './totals-list.tsx'

const totals: Totals = {
  merchandise: 100_00,
  discount: 10_00,
  shippingParts: [{ code: 'regular', cost: 0 }],
  shipping: 0,
  shippingDiscount: 0,
  taxes: [
    { code: 'GST', rate: 50_000, base: 90_00, amount: 4_50, registration: '123 RT' },
    { code: 'QST', rate: 99_750, base: 90_00, amount: 8_98 },
  ],
  shippingTaxes: [],
  total: 103_48,
  giftCards: [
    { id: 'a', amount: 50_00 },
    { id: 'b', amount: 0 },
  ],
  due: 53_48,
}
const rows = (locale: Locale, more: Partial<Parameters<typeof TotalsList>[0]> = {}) => {
  overwriteGetLocale(() => locale)
  const html = renderToStaticMarkup(
    <TotalsList totals={totals} locale={locale} promo="FALL" cardName={() => '•••• EFGH'} {...more} />,
  )
  return [...html.matchAll(/<dt>.*?<\/div>/g)].map(([row]) =>
    [...row.matchAll(/<(d[td])[^>]*>(.*?)<\/\1>/g)].map(([, , part]) => part?.replaceAll(/<[^>]+>/g, '')),
  )
}

test('each tax is a line of its own, named in the language, with its rate and number', () => {
  expect(rows('en').filter(([name]) => /ST/.test(name ?? ''))).toEqual([
    ['GST (5%)', '$4.50', 'No. 123 RT'],
    ['QST (9.975%)', '$8.98'],
  ])
  expect(rows('fr').filter(([name]) => /T[PV]/.test(name ?? ''))).toEqual([
    ['TPS (5\u00a0%)', '4,50\u00a0$', 'Nº 123 RT'],
    ['TVQ (9,975\u00a0%)', '8,98\u00a0$'],
  ])
})

test('delivery for nothing is free in the same word (acceptance 99)', () =>
  expect(rows('fr')).toContainEqual(['Livraison', 'Gratuit']))

test('a gift card pays; one that pays nothing is not listed', () =>
  expect(rows('en').slice(-3)).toEqual([
    ['Total', '$103.48'],
    ['Gift card •••• EFGH', '−$50.00'],
    ['To pay', '$53.48'],
  ]))

test('what was paid is not asked for again', () => {
  expect(rows('en', { isPaid: true }).at(-1)).toEqual(['Paid', '$53.48'])
  expect(rows('fr', { isPaid: true }).at(-1)).toEqual(['Payé', '53,48\u00a0$'])
})

test.each([
  [
    'of what was paid',
    totals,
    { refunded: 3_48 },
    [
      ['Paid', '$53.48'],
      ['Refunded', '−$3.48'],
      ['Paid after refunds', '$50.00'],
    ],
  ],
  [
    'and more, which goes to the gift card',
    totals,
    { refunded: 60_00, refundedToCards: 6_52 },
    [
      ['Refunded', '−$53.48'],
      ['Paid after refunds', '$0.00'],
      ['Back on gift card', '$6.52'],
    ],
  ],
  [
    'where no gift card paid',
    { ...totals, giftCards: [], due: 103_48 },
    { refunded: 103_48 },
    [
      ['Total', '$103.48'],
      ['Refunded', '−$103.48'],
      ['Paid after refunds', '$0.00'],
    ],
  ],
])('a refund %s is listed below, and what remains paid', (_, of, refund, last) =>
  expect(rows('en', { totals: of, isPaid: true, ...refund }).slice(-3)).toEqual(last),
)

test('a refund in French', () =>
  expect(rows('fr', { isPaid: true, refunded: 60_00, refundedToCards: 6_52 }).slice(-3)).toEqual([
    ['Remboursé', '−53,48\u00a0$'],
    ['Payé après remboursement', '0,00\u00a0$'],
    ['Remis sur carte-cadeau', '6,52\u00a0$'],
  ]))

test('an amount not known yet says when it will be, and the parts of the total are shown', () => {
  const estimate = rows('en', { unknown: { shipping: true, taxes: true } })
  expect(estimate).toContainEqual(['Delivery', 'Free', 'Confirmed at the delivery step'])
  expect(estimate).toContainEqual(['Taxes', 'Once we have your address'])
  expect(estimate.some(([name]) => name === 'Estimated total')).toBe(true)
})

test('an item sent by e-mail has no delivery', () =>
  expect(rows('en', { ships: false }).some(([name]) => name === 'Delivery')).toBe(false))
