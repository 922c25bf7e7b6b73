import { expect, test } from 'vitest'
import type { CartRefusal, LineProblem } from '../cart/cart.ts'
import type { Order } from './order.ts'
import { leftOutFor, refills, storeOfLine, type LeftOutReason } from './reorder.ts'

const gift = { recipientName: '', recipientEmail: 'a@example.com', senderName: '', message: '' }

test('the cart is filled up to what was ordered, and no further', () => {
  const lines = [
    { sku: 'none', quantity: 2, taxClass: 'standard' },
    { sku: 'one', quantity: 2, taxClass: 'standard' },
    { sku: 'more', quantity: 2, taxClass: 'standard' },
    { sku: 'card', quantity: 1, taxClass: 'gift-card' },
    { sku: 'gift', quantity: 1, taxClass: 'gift-card', gift },
  ] as const
  const added = refills(
    lines,
    new Map([
      ['one', 1],
      ['more', 5],
    ]),
  )
  expect(added.map(({ sku, add }) => [sku, add])).toEqual([
    ['none', 2],
    ['one', 1],
    ['more', 0],
    ['card', 0],
    ['gift', 1],
  ])
  expect(added.filter(({ noRecipient }) => noRecipient).map(({ sku }) => sku)).toEqual(['card'])
  expect(
    refills(lines.slice(0, 3), new Map(lines.map(({ sku, quantity }) => [sku, quantity]))).every(
      ({ add }) => add === 0,
    ),
  ).toBe(true)
})

test.each<[CartRefusal | LineProblem, number, LeftOutReason]>([
  ['unknown-sku', 0, 'gone'],
  ['unavailable', 0, 'gone'],
  ['sold-out', 0, 'sold-out'],
  ['not-stocked', 0, 'sold-out'],
  ['not-enough', 0, 'sold-out'],
  ['not-enough', 1, 'fewer'],
  ['cart-full', 0, 'cart-full'],
  ['pickup', 0, 'no-pickup'],
  ['sold-out-here', 0, 'no-pickup'],
  ['not-enough-here', 1, 'fewer'],
])('%s with %i in the cart: %s', (refusal, units, reason) => expect(leftOutFor(refusal, units)).toBe(reason))

test('a line was picked up where its part, or the whole order, was; a line sent by e-mail was not', () => {
  const ottawa = {
    slug: 'ottawa-westboro',
    name: 'Ottawa',
    street: '',
    city: '',
    province: 'ON',
    postalCode: '',
  } as const
  const parts: Order['parts'] = [
    { id: 'ship', fulfilment: 'ship', state: 'placed' },
    { id: 'ottawa-westboro', fulfilment: 'pickup', state: 'placed', store: ottawa },
  ]
  const split = { fulfilment: 'ship', parts } as const
  const found = [
    storeOfLine(split, { part: 'ottawa-westboro', taxClass: 'standard' }),
    storeOfLine(split, { part: 'ship', taxClass: 'standard' }),
    storeOfLine(split, { taxClass: 'gift-card' }),
    storeOfLine({ fulfilment: 'pickup', store: ottawa }, { taxClass: 'standard' }),
    storeOfLine({ fulfilment: 'pickup', store: ottawa }, { taxClass: 'gift-card' }),
    storeOfLine({ fulfilment: 'ship' }, { taxClass: 'standard' }),
  ]
  expect(found.map((store) => store?.slug)).toEqual([
    'ottawa-westboro',
    undefined,
    undefined,
    'ottawa-westboro',
    undefined,
    undefined,
  ])
})
