import { expect, test } from 'vitest'
import { closedLink, isLinkOver, lastDayOf, ORDER_LINK_DAYS } from './order-link.ts'

const now = Date.parse('2026-11-22T23:00:00Z')
const days = (count: number) => now + count * 86_400_000
const token = `${lastDayOf(now)}.signature-of-a-secret-that-changed`

test.each([
  ['of today', token, now, 'unknown'],
  ['on its last day', token, days(ORDER_LINK_DAYS), 'unknown'],
  ['a day after it', token, days(ORDER_LINK_DAYS + 1), 'ended'],
  ['that is cut off', 'a', days(ORDER_LINK_DAYS + 1), 'unknown'],
  ['with an empty token', '', now, 'unknown'],
  ['without a token', null, now, undefined],
])('a link %s that opens no order was too old, or is unknown', (_, given, at, end) => {
  expect(closedLink(given, at)).toBe(end)
  expect(isLinkOver(given ?? '', at)).toBe(end === 'ended')
})
