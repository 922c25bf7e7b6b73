import { describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/order.ts'
import { sampleLine, sampleOrder, sampleStore as store } from '../../domain/testing/sample-order.ts'
import { orderLetter } from './order-letter.ts'

describe('an order in several groups', () => {
  const window = { earliest: '2026-11-27', latest: '2026-12-01' }
  const lines = [
    sampleLine({ sku: 'T', part: 'ship' }),
    sampleLine({
      sku: 'B',
      part: 'ship',
      quantity: 1,
      title: { en: 'Bike', fr: 'Vélo de route' },
      size: { en: 'S', fr: 'P' },
      shippingClass: 'bike',
    }),
    sampleLine({ sku: 'S', part: 'gatineau', quantity: 1, title: { en: 'Stove', fr: 'Réchaud' } }),
  ]
  const order = (more: Partial<Order> = {}) =>
    sampleOrder({
      lines,
      parts: [
        { id: 'ship', fulfilment: 'ship', state: 'preparing' },
        { id: 'gatineau', fulfilment: 'pickup', store, state: 'preparing' },
      ],
      groups: [
        { way: 'ship', id: 'parcel', skus: ['T'], goods: 'parcel', method: 'regular', cost: 0, window },
        { way: 'ship', id: 'bike', skus: ['B'], goods: 'bike', method: 'bike_only', cost: 95_00, window },
        { way: 'pickup', id: 'gatineau', skus: ['S'], store: 'gatineau' },
      ],
      ...more,
    })
  const toCome = (...given: Parameters<typeof orderLetter>) =>
    (orderLetter(...given).blocks ?? []).filter(({ heading }) => heading.startsWith('À venir'))
  const parcel = { carrier: 'UPS', code: '1', lines: [{ line: 0, quantity: 2 }], left: '2026-11-24T15:00:00.000Z' }

  test('says in the letter of a parcel what follows, each group with its days', () => {
    const blocks = toCome('shipped', order({ parcels: [parcel] }), 'https://portage.example', {
      part: 'ship',
      parcel: 0,
    })
    expect(blocks.map(({ heading, lines: said }) => [heading, said[0]])).toEqual([
      ['À venir – Vélo', '1\u00a0× Vélo de route, P'],
      [expect.stringContaining('Portage Gatineau'), '1\u00a0× Réchaud'],
    ])
    expect(blocks[0]?.lines.join()).toMatch(/27\u00a0novembre.*1er\u00a0décembre/)
    expect(blocks[0]?.lines.join()).not.toContain('95')
  })

  test('says it in the letters of a pickup and of a refund, but nothing once all has left or is cancelled', () => {
    const ready = order({
      parts: [
        { id: 'ship', fulfilment: 'ship', state: 'preparing' },
        { id: 'gatineau', fulfilment: 'pickup', store, state: 'ready' },
      ],
    })
    const href = 'https://portage.example'
    expect(toCome('ready', ready, href, { part: 'gatineau' })).toHaveLength(2)
    expect(toCome('refunded', ready, href, { amount: 1 })).toHaveLength(2)
    const all = { ...parcel, lines: [0, 1].map((line) => ({ line, quantity: lines[line]!.quantity })) }
    expect(toCome('refunded', { ...ready, parcels: [all] }, href, { amount: 1 })).toEqual([])
    expect(toCome('cancelled', { ...ready, state: 'cancelled' }, href, { amount: 1 })).toEqual([])
  })
})
