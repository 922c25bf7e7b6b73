import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import type { OrderState } from '../orders/order-state.ts'
import { reviewableLines } from './review-invitation.ts'

const lines = [
  sampleLine({ productId: 'card', taxClass: 'gift-card' }),
  sampleLine({ productId: 'tent', sku: 'T-S', returned: 2 }),
  sampleLine({ productId: 'tent', sku: 'T-M' }),
  sampleLine({ productId: 'mug', cancelled: 2 }),
  sampleLine({ productId: 'pole', returned: 1 }),
  sampleLine({ productId: 'tent', sku: 'T-L' }),
]
const all = [
  { line: 2, product: 'tent' },
  { line: 4, product: 'pole' },
]

test.each<[OrderState, typeof all]>([
  ['paid', []],
  ['ready', []],
  ['shipped', []],
  ['delivered', all],
  ['returned-in-part', all],
  ['returned', []],
  ['cancelled', []],
])('of an order that is %s, each product that stayed is reviewed once: %j', (state, reviewable) =>
  expect(reviewableLines(sampleOrder({ state, lines }))).toEqual(reviewable),
)
