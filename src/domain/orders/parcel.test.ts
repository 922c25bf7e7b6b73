import { expect, test } from 'vitest'
import { packable, arrived, packed, stateOfParcels, unpacked } from './parcel.ts'
import type { Parcel } from './parcel-record.ts'

const line = (quantity: number, more: object = {}) => ({ quantity, shippingClass: 'standard' as const, ...more })
const order = (parcels: Parcel[] = []) => ({
  fulfilment: 'ship' as const,
  lines: [line(3), line(1), line(1, { shippingClass: 'none' })],
  parcels,
})
const label = { carrier: 'Postes Canada', code: '1', left: '2026-03-03T20:00:00.000Z' }
const parcel = (lines: Parcel['lines'], more: object = {}): Parcel => ({ ...label, lines, ...more })

test('a parcel takes all that is left, unless it lists its lines', () => {
  const first = packed(order(), { ...label, lines: [{ line: 0, quantity: 2 }] })
  expect(first).toEqual([parcel([{ line: 0, quantity: 2 }])])
  expect(unpacked(order(first))).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ])
  expect(packed(order(first), label)).toEqual([
    ...(first ?? []),
    parcel([
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]),
  ])
})

test.each<[string, Parcel['lines']]>([
  ['nothing', []],
  ['more than was sold', [{ line: 0, quantity: 4 }]],
  [
    'a line twice',
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ],
  ['half a unit', [{ line: 0, quantity: 0.5 }]],
  ['less than a unit', [{ line: 0, quantity: 0 }]],
  ['what is sent by e-mail', [{ line: 2, quantity: 1 }]],
  ['a line that is not there', [{ line: 9, quantity: 1 }]],
])('a parcel cannot contain %s', (_, lines) => expect(packed(order(), { ...label, lines })).toBeUndefined())

test('when all has left there is no parcel more', () =>
  expect(packed(order([parcel(unpacked(order()))]), label)).toBeUndefined())

test('what was cancelled is not packed', () => {
  const less = { ...order(), lines: [line(3, { cancelled: 2 }), line(1, { cancelled: 1 })] }
  expect(unpacked(less)).toEqual([{ line: 0, quantity: 1 }])
  expect(packed(less, { ...label, lines: [{ line: 0, quantity: 2 }] })).toBeUndefined()
  expect(stateOfParcels({ ...less, parcels: packed(less, label) ?? [] })).toBe('shipped')
})

test('units picked up at a store are in no parcel', () => {
  const store = { slug: 'gatineau', name: '', street: '', city: '', province: 'QC' as const, postalCode: '' }
  const parts = [
    { id: 'ship', fulfilment: 'ship' as const, state: 'placed' as const },
    { id: 'gatineau', fulfilment: 'pickup' as const, store, state: 'placed' as const },
  ]
  expect(
    unpacked({
      fulfilment: 'ship',
      parts,
      parcels: [],
      lines: [line(1, { part: 'gatineau' }), line(2, { part: 'ship' }), line(1, { shippingClass: 'none' })],
    }),
  ).toEqual([{ line: 1, quantity: 2 }])
  expect(unpacked({ ...order(), fulfilment: 'pickup' })).toEqual([])
})

test('sent in part, sent whole, arrived', () => {
  const part = order([parcel([{ line: 0, quantity: 2 }])])
  const whole = order(packed(part, label))
  const one = order(arrived(whole.parcels, 0, 'then'))
  expect([part, whole, one, order(arrived(one.parcels, undefined, 'now'))].map(stateOfParcels)).toEqual([
    'shipped-in-part',
    'shipped',
    'shipped',
    'delivered',
  ])
  expect(arrived(one.parcels, undefined, 'now')?.map((each) => each.arrived)).toEqual(['then', 'now'])
  expect([arrived(one.parcels, 0, 'now'), arrived([], undefined, 'now')]).toEqual([undefined, undefined])
})

test('what can leave on a day: not a preorder before its own, nor one without a day', () => {
  type Line = Parameters<typeof packable>[0]['lines'][number]
  const line = { quantity: 1, shippingClass: 'standard' } as const
  const sold = {
    fulfilment: 'ship' as const,
    parcels: [],
    lines: [line, { ...line, preorder: { from: '2027-03-01' } }, { ...line, preorder: {} }] as Line[],
  }
  expect(packable(sold, '2027-02-28').map((one) => one.line)).toEqual([0])
  expect(packable(sold, '2027-03-01').map((one) => one.line)).toEqual([0, 1])
})
