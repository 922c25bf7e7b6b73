import { expect, test } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import type { PartState } from '../../domain/orders/order-parts.ts'
import { sampleLine, sampleOrder, sampleStore as store } from '../../domain/testing/sample-order.ts'
import { orderLetter } from './order-letter.ts'

/** Two tents by parcel, of which so many left in each, and one to be picked up. */
const split = (locale: Locale, sent: readonly number[], ship: PartState, pickup: PartState) =>
  sampleOrder({
    locale,
    lines: [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau', quantity: 1 })],
    parts: [
      { id: 'ship', fulfilment: 'ship', state: ship },
      { id: 'gatineau', fulfilment: 'pickup', store, state: pickup },
    ],
    parcels: sent.map((quantity) => ({
      carrier: 'UPS',
      code: '1',
      lines: [{ line: 0, quantity }],
      left: '2026-11-24T15:00:00.000Z',
    })),
  })

const en = [
  [
    'ready',
    split('en', [], 'preparing', 'ready'),
    'Part of your order P-100001 is ready for pickup',
    ['The items below are waiting for you at Portage Gatineau.', 'The rest will follow; we’ll email you again'],
  ],
  [
    'ready',
    split('en', [2], 'shipped', 'ready'),
    'The rest of your order P-100001 is ready for pickup',
    ['The items below are waiting for you at Portage Gatineau.'],
  ],
  [
    'shipped',
    split('en', [1], 'shipped-in-part', 'preparing'),
    'Part of your order P-100001 has shipped',
    ['UPS has it.', 'The rest will follow; we’ll email you again when it ships or is ready at the store.'],
  ],
  [
    'shipped',
    split('en', [1], 'shipped-in-part', 'ready'),
    'Part of your order P-100001 has shipped',
    ['UPS has it.', 'The rest is coming in another parcel;'],
  ],
  [
    'shipped',
    split('en', [1, 1], 'shipped', 'preparing'),
    'Part of your order P-100001 has shipped',
    ['UPS has it.', 'The rest will follow;'],
  ],
  ['shipped', split('en', [1, 1], 'shipped', 'ready'), 'The rest of your order P-100001 has shipped', ['UPS has it.']],
] as const

const fr = [
  [
    'ready',
    split('fr', [], 'preparing', 'ready'),
    'Une partie de votre commande P-100001 est prête à ramasser',
    ['Les articles ci-dessous vous attendent au magasin Portage Gatineau.', 'Le reste suivra\u00a0;'],
  ],
  [
    'ready',
    split('fr', [2], 'shipped', 'ready'),
    'Le reste de votre commande P-100001 est prêt à ramasser',
    ['Les articles ci-dessous vous attendent au magasin Portage Gatineau.'],
  ],
  [
    'shipped',
    split('fr', [1], 'shipped-in-part', 'preparing'),
    'Une partie de votre commande P-100001 est en route',
    ['Le colis a été confié à UPS.', 'Le reste suivra\u00a0;'],
  ],
  [
    'shipped',
    split('fr', [1, 1], 'shipped', 'delivered'),
    'Le reste de votre commande P-100001 est en route',
    ['Le colis a été confié à UPS.'],
  ],
] as const

test.each([...en, ...fr])(
  'a letter of what is %s speaks of its share of the order (%#)',
  (kind, order, subject, said) => {
    const part = kind === 'ready' ? 'gatineau' : 'ship'
    const letter = orderLetter(kind, order, 'https://portage.example', { part })
    expect(letter.subject).toBe(subject)
    const [, ...text] = letter.paragraphs
    expect(text).toEqual(said.map((words) => expect.stringContaining(words)))
  },
)

test('the letter of all of an order speaks of the order', () => {
  const href = 'https://portage.example'
  const pickup = orderLetter('ready', sampleOrder({ fulfilment: 'pickup', store }), href)
  expect([pickup.subject, ...pickup.paragraphs.slice(1)]).toEqual([
    'Votre commande P-100001 est prête à ramasser',
    expect.stringContaining('Votre commande vous attend au magasin Portage Gatineau.'),
  ])
  const { parcels } = split('fr', [2], 'shipped', 'ready')
  expect(orderLetter('shipped', sampleOrder({ parcels }), href).subject).toBe('Votre commande P-100001 est en route')
})
