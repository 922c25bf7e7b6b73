import { expect, test } from 'vitest'
import type { PickupStore } from '../checkout/checkout.ts'
import { actionsOfWhole, linesByPart, partsAfter, stateOfParts, type OrderPart, type PartState } from './order-parts.ts'
import type { OrderAction, OrderState } from './order-state.ts'

const gatineau: PickupStore = {
  slug: 'gatineau',
  name: 'Portage Gatineau',
  street: '1',
  city: 'Gatineau',
  province: 'QC',
  postalCode: 'J8T 1A1',
}
const parts = (ship: PartState, pickup: PartState): OrderPart[] => [
  { id: 'ship', fulfilment: 'ship', state: ship },
  { id: 'gatineau', fulfilment: 'pickup', store: gatineau, state: pickup },
]

test.each<[PartState, PartState, boolean, OrderState]>([
  ['placed', 'placed', false, 'placed'],
  ['placed', 'placed', true, 'paid'],
  ['shipped', 'placed', true, 'paid'],
  ['preparing', 'ready', true, 'preparing'],
  ['shipped', 'ready', true, 'ready'],
  ['shipped-in-part', 'ready', true, 'shipped-in-part'],
  ['shipped', 'delivered', true, 'shipped'],
  ['delivered', 'delivered', true, 'delivered'],
])('a parcel that is %s and a pickup that is %s (paid %s) are an order that is %s', (ship, pickup, isPaid, state) =>
  expect(stateOfParts(parts(ship, pickup), isPaid)).toBe(state),
)

test.each<[OrderAction, string | undefined, [PartState, PartState], [PartState, PartState] | undefined]>([
  ['prepare', 'gatineau', ['placed', 'placed'], ['placed', 'preparing']],
  ['make-ready', 'gatineau', ['placed', 'preparing'], ['placed', 'ready']],
  ['ship', 'ship', ['preparing', 'ready'], ['shipped', 'ready']],
  ['ship', 'gatineau', ['preparing', 'preparing'], undefined],
  ['make-ready', 'ship', ['preparing', 'preparing'], undefined],
  ['deliver', 'gatineau', ['shipped', 'ready'], ['shipped', 'delivered']],
  ['deliver', 'gatineau', ['shipped', 'preparing'], undefined],
  ['prepare', undefined, ['placed', 'placed'], undefined],
  ['prepare', 'calgary', ['placed', 'placed'], undefined],
  ['cancel', 'ship', ['placed', 'placed'], undefined],
])('%s of %s, of %j, leads to %j', (action, id, [ship, pickup], after) => {
  const before = parts(ship, pickup)
  const expected = after && parts(...after)
  const moved = partsAfter(action, id, { state: stateOfParts(before, true), isPaid: true, parts: before })
  expect(moved?.map(({ arrived: _, ...part }) => part)).toEqual(expected)
})

test('nothing is done with the parts of an order that was cancelled', () =>
  expect(
    partsAfter('prepare', 'ship', { state: 'cancelled', isPaid: true, parts: parts('placed', 'placed') }),
  ).toBeUndefined())

test('what staff may do with an order of which a parcel has left, and with one that is all here', () => {
  const standing = { state: 'preparing' as const, isPaid: true, parts: parts('shipped', 'preparing') }
  expect(actionsOfWhole(standing)).toEqual(['cancel-items', 'return'])
  expect(actionsOfWhole({ ...standing, parts: parts('preparing', 'ready') })).toEqual(['cancel', 'cancel-items'])
  expect(actionsOfWhole({ ...standing, state: 'delivered', parts: parts('delivered', 'delivered') })).toEqual([
    'return',
  ])
})

test('a return of one part does not stop the others', () => {
  const standing = { state: 'returned-in-part' as const, isPaid: true, parts: parts('shipped', 'delivered') }
  expect([partsAfter('deliver', 'ship', standing)?.[0]?.state, actionsOfWhole(standing)]).toEqual([
    'delivered',
    ['return'],
  ])
})

test('every line is in one part; a gift card is mailed', () => {
  const lines = [
    { sku: 'a', part: 'ship', amount: 1 },
    { sku: 'b', part: 'gatineau', amount: 1 },
    { sku: 'c', amount: 1 },
  ]
  expect(
    linesByPart(parts('placed', 'placed'), lines).map(({ part, lines: own }) => [part?.id, own.map(({ sku }) => sku)]),
  ).toEqual([
    ['ship', ['a']],
    ['gatineau', ['b']],
    [undefined, ['c']],
  ])
})
