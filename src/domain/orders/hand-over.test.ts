import { expect, test } from 'vitest'
import { sampleLine, sampleOrder, sampleStore } from '../testing/sample-order.ts'
import { actionsOf, moved } from './move.ts'
import type { Order } from './order.ts'

const at = '2026-11-21T18:00:00.000Z'
const [soon, nextDay] = ['2026-11-21T19:00:00.000Z', '2026-11-22T19:00:00.000Z']
const fetched = (more: Partial<Order> = {}) =>
  sampleOrder({
    state: 'delivered',
    fulfilment: 'pickup',
    store: sampleStore,
    events: [
      { at, by: '', kind: 'ready', state: 'ready' },
      { at, by: '', kind: 'delivered', state: 'delivered' },
    ],
    ...more,
  })
const request = { at, lines: [{ line: 0, quantity: 1 }], reason: 'gift' } as const

test.each<[string, Order, string, boolean]>([
  ['the same day', fetched(), soon, true],
  ['the next day', fetched(), nextDay, false],
  ['once something came back', fetched({ lines: [sampleLine({ returned: 1 })] }), soon, false],
  ['while a return is asked for', fetched({ returnRequest: { ...request, lines: [...request.lines] } }), soon, false],
  ['a delivery', fetched({ fulfilment: 'ship' }), soon, false],
  ['before it', fetched({ state: 'ready' }), soon, false],
])('a pickup is not handed over after all: %s', (_, order, when, may) => {
  expect(actionsOf(order, when).actions.includes('undo-hand-over')).toBe(may)
  const after = moved(order, { action: 'undo-hand-over' }, when)
  expect(after).toEqual(may ? { state: 'ready', parcels: [] } : 'not-now')
})

test('a pickup beside a parcel waits again alone', () => {
  const order = sampleOrder({
    state: 'shipped',
    parts: [
      { id: 'ship', fulfilment: 'ship', state: 'shipped' },
      { id: 'gatineau', fulfilment: 'pickup', store: sampleStore, state: 'delivered', arrived: at },
    ],
    lines: [sampleLine({ part: 'ship', returned: 1 }), sampleLine({ part: 'gatineau' })],
  })
  const after = moved(order, { action: 'undo-hand-over', part: 'gatineau' }, soon)
  expect(after).toMatchObject({ state: 'ready', parts: [{ state: 'shipped' }, { state: 'ready' }] })
  expect(JSON.stringify(after)).not.toContain('arrived')
  expect(moved(order, { action: 'undo-hand-over', part: 'ship' }, soon)).toBe('not-now')
})
