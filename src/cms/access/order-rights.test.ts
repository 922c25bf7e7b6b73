import { expect, test } from 'vitest'
import { orderActions } from '../../domain/orders/order-state.ts'
import { mayAct, mayWorkOnOrders } from './order-rights.ts'

test.each([
  ['administrator', 'pay prepare make-ready ship deliver undo-hand-over cancel cancel-items return'],
  ['merchandiser', 'cancel cancel-items return'],
  ['store-staff', 'pay prepare make-ready ship deliver undo-hand-over'],
  ['service', 'cancel cancel-items return'],
  ['editor', ''],
  [undefined, ''],
] as const)('%s may %s', (role, actions) =>
  expect(orderActions.filter((action) => mayAct(role, action)).join(' ')).toBe(actions),
)

test.each([
  ['merchandiser', true],
  ['store-staff', true],
  ['service', true],
  ['editor', false],
  [undefined, false],
] as const)('%s sends letters of orders again: %s', (role, may) => expect(mayWorkOnOrders(role)).toBe(may))
