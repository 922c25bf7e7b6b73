import { expect, test } from 'vitest'
import { ORDER_LINK_DAYS } from '../../domain/orders/order-link.ts'
import { opensOrder, orderToken } from './order-token.ts'

const [secret, number, now] = ['a secret of the tests', 'P-100013', Date.parse('2026-11-22T23:00:00Z')]
const days = (count: number) => now + count * 86_400_000
const token = orderToken(secret, number, now)
const [lastDay = '', signature = ''] = token.split('.')
const later = (parseInt(lastDay, 36) + 400).toString(36)

test.each([
  ['on its first day', token, now, true],
  ['on its last day', token, days(ORDER_LINK_DAYS), true],
  ['a day after it', token, days(ORDER_LINK_DAYS + 1), false],
  ['with another last day', `${later}.${signature}`, now, false],
  ['of another order', orderToken(secret, 'P-100014', now), now, false],
  ['of another secret', orderToken('another secret', number, now), now, false],
  ['without a last day', signature, now, false],
  ['that is missing', undefined, now, false],
  ['that is a list', [token], now, false],
])('a link %s opens the order or does not', (_, given, at, opens) =>
  expect(opensOrder(secret, number, given, at)).toBe(opens),
)
