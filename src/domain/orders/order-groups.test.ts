import { expect, test } from 'vitest'
import type { DeliveryGroup } from '../shipping/delivery-groups.ts'
import { groupsToSend } from './order-groups.ts'

const parcel = { way: 'ship', id: 'parcel', skus: ['A', 'B'], goods: 'parcel', cost: 0 } as const
const preorder = {
  way: 'ship',
  id: 'parcel from 2027-03-01',
  skus: ['P'],
  goods: 'parcel',
  cost: 0,
  preorder: {},
} as const
const groups: DeliveryGroup[] = [
  { ...parcel, skus: [...parcel.skus] },
  { ...preorder, skus: [...preorder.skus] },
]
const skusWith = (cancelled: Record<string, number>) =>
  groupsToSend(
    groups,
    ['A', 'B', 'P'].map((sku) => ({ sku, quantity: 2, cancelled: cancelled[sku] ?? 0 })),
  ).map(({ skus }) => skus.join(' '))

test.each([
  ['nothing is cancelled', {}, ['A B', 'P']],
  ['some units of a line are left', { P: 1 }, ['A B', 'P']],
  ['a line of several is cancelled', { A: 2 }, ['B', 'P']],
  ['all of a group is cancelled', { P: 2 }, ['A B']],
])('what still comes where %s', (_, cancelled, left) => expect(skusWith(cancelled)).toEqual(left))
