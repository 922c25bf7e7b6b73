import { describe, expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import { actionsOf, moved, type Moved, type OrderStep } from './move.ts'
import type { Order } from './order.ts'
import type { OrderPart } from './order-parts.ts'

const [at, later] = ['2026-03-03T20:00:00.000Z', '2026-03-05T20:00:00.000Z']
const parcel = { carrier: 'Postes Canada', code: '7035' }
const store = {
  slug: 'gatineau',
  name: 'Portage Gatineau',
  street: '1',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8T 1A1',
} as const
const parts: OrderPart[] = [
  { id: 'ship', fulfilment: 'ship', state: 'preparing' },
  { id: 'gatineau', fulfilment: 'pickup', store, state: 'ready' },
]
const split = sampleOrder({ parts, lines: [sampleLine({ part: 'ship' }), sampleLine({ part: 'gatineau' })] })

test('gift cards by e-mail are sent by the shop, not by a step of staff', () => {
  const mailed = sampleOrder({ fulfilment: 'email', state: 'paid', lines: [sampleLine({ taxClass: 'gift-card' })] })
  expect(actionsOf(mailed, at).actions).toEqual(['cancel'])
  expect(moved(mailed, { action: 'deliver' }, at)).toBe('not-now')
  // Of what else is not shipped nobody but staff knows that it was sent.
  expect(actionsOf({ ...mailed, lines: [sampleLine()] }, at).actions).toEqual(['deliver', 'cancel'])
})

function after(order: Order, step: OrderStep, when = at): Order {
  const next = moved(order, step, when)
  if (typeof next === 'string') throw new Error(next)
  return { ...order, ...next }
}

describe('an order that is sent', () => {
  const first = after(sampleOrder(), { action: 'ship', parcel: { ...parcel, lines: [{ line: 0, quantity: 1 }] } })
  const whole = after(first, { action: 'ship', parcel }, later)

  test('in two parcels is sent in part, then sent', () => {
    expect([first.state, whole.state]).toEqual(['shipped-in-part', 'shipped'])
    expect(whole.parcels).toEqual([
      { ...parcel, lines: [{ line: 0, quantity: 1 }], left: at },
      { ...parcel, lines: [{ line: 0, quantity: 1 }], left: later },
    ])
  })
  test('is delivered when its last parcel is', () => {
    const one = after(whole, { action: 'deliver', nth: 1 }, later)
    expect([one.state, one.parcels.map(({ arrived }) => arrived), after(one, { action: 'deliver' }).state]).toEqual([
      'shipped',
      [undefined, later],
      'delivered',
    ])
  })
  test('may go on and come back, but is not cancelled, while the rest is here', () => {
    expect(actionsOf(first, at).actions).toEqual(['ship', 'deliver', 'cancel-items', 'return'])
    expect(actionsOf(after(first, { action: 'deliver' }), at).actions).toEqual(['ship', 'cancel-items', 'return'])
  })
  test('takes its state from its returns once everything has left', () => {
    const back = { ...first, lines: [sampleLine({ returned: 1 })] }
    expect(after(back, { action: 'ship', parcel }).state).toBe('returned-in-part')
  })
  test.each<[string, OrderStep, ReturnType<typeof moved>]>([
    ['no parcel', { action: 'ship' }, 'tracking-missing'],
    ['no tracking number', { action: 'ship', parcel: { ...parcel, code: '' } }, 'tracking-missing'],
    ['no carrier', { action: 'ship', parcel: { ...parcel, carrier: '' } }, 'tracking-missing'],
    [
      'more than is left of it',
      { action: 'ship', parcel: { ...parcel, lines: [{ line: 0, quantity: 2 }] } },
      'more-than-left',
    ],
    [
      'more than was ever sold',
      { action: 'ship', parcel: { ...parcel, lines: [{ line: 0, quantity: 9 }] } },
      'not-to-pack',
    ],
    ['nothing in the parcel', { action: 'ship', parcel: { ...parcel, lines: [] } }, 'not-to-pack'],
    ['a parcel that is not there', { action: 'deliver', nth: 4 }, 'not-now'],
    ['a part that is not there', { action: 'ship', part: 'ship', parcel }, 'not-now'],
  ])('is not moved by %s', (_, step, refusal) => expect(moved(first, step, at)).toBe(refusal))
})

describe('an order in parts', () => {
  test('lists what may be done with each part', () =>
    expect(actionsOf(split, at)).toEqual({
      actions: ['cancel', 'cancel-items'],
      parts: [
        { id: 'ship', actions: ['ship'] },
        { id: 'gatineau', actions: ['deliver'] },
      ],
    }))
  test('is sent in parcels like any other, while its pickup waits', () => {
    const first = after(split, {
      action: 'ship',
      part: 'ship',
      parcel: { ...parcel, lines: [{ line: 0, quantity: 1 }] },
    })
    expect([first.state, first.parts?.map(({ state }) => state)]).toEqual([
      'shipped-in-part',
      ['shipped-in-part', 'ready'],
    ])
    const whole = after(first, { action: 'ship', part: 'ship', parcel })
    expect([
      whole.state,
      after(after(whole, { action: 'deliver', part: 'ship', nth: 0 }), { action: 'deliver', part: 'ship' }).parts?.[0]
        ?.state,
    ]).toEqual(['ready', 'delivered'])
    expect(actionsOf(whole, at)).toEqual({
      actions: ['cancel-items', 'return'],
      parts: [
        { id: 'ship', actions: ['deliver'] },
        { id: 'gatineau', actions: ['deliver'] },
      ],
    })
  })
  test('records the day on which a pickup was collected', () => {
    const fetched = moved(split, { action: 'deliver', part: 'gatineau' }, later) as Moved
    expect(fetched.parts?.[1]).toMatchObject({ state: 'delivered', arrived: later })
    expect(fetched.parcels).toEqual([])
  })
  test('puts nothing of the pickup into a parcel', () =>
    expect(
      moved(split, { action: 'ship', part: 'ship', parcel: { ...parcel, lines: [{ line: 1, quantity: 1 }] } }, at),
    ).toBe('not-to-pack'))
})
