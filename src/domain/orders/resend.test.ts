import { expect, test } from 'vitest'
import { instantOf } from '../time.ts'
import { sampleOrder, sampleStore } from '../testing/sample-order.ts'
import { noteOfResent } from './event-note.ts'
import type { Order } from './order.ts'
import { isResentEnough, MOST_RESENT, mayResend } from './resend.ts'

const now = instantOf('2026-11-29T18:00:00.000Z')
const day = '2026-11-28T18:00:00.000Z'
const mailed = (note: string, at = day) => ({ kind: 'mail', by: 'shop', note, at }) as const
const request: Order['returnRequest'] = { at: day, lines: [], reason: 'other' }
const waiting = { id: 'gatineau', fulfilment: 'pickup', store: sampleStore, state: 'ready' } as const

test.each<[string, string, Partial<Order>, boolean]>([
  ['a confirmation', 'placed', {}, true],
  ['a confirmation of what was cancelled since', 'placed', { state: 'cancelled' }, false],
  ['a parcel', 'shipped', { state: 'delivered' }, true],
  ['a pickup that waits', 'ready', { state: 'ready' }, true],
  ['a part that waits', 'ready', { parts: [waiting] }, true],
  ['a pickup that was handed over', 'ready', { state: 'delivered' }, false],
  ['a return that is asked for', 'return-asked', { returnRequest: request }, true],
  ['a return that ended', 'return-asked', {}, false],
  ['a difference that is not waited for any more', 'correction-asked', {}, false],
  ['a request for a review', 'review', {}, false],
  ['a letter of somebody whose name was taken out', 'placed', { contact: { email: '', phone: '' } }, false],
  ['a gift card', 'gift-card 0 0', { state: 'delivered' }, true],
  ['a gift card that was cancelled', 'gift-card 0 0', { state: 'cancelled' }, false],
])('%s may be sent again: %s', (_, note, order, expected) =>
  expect(mayResend(sampleOrder(order), mailed(note), now)).toBe(expected),
)

test('an old letter is not sent again, and no other event is a letter', () => {
  expect(mayResend(sampleOrder(), mailed('placed', '2026-09-01T18:00:00.000Z'), now)).toBe(false)
  expect(mayResend(sampleOrder(), { ...mailed('placed'), kind: 'note' }, now)).toBe(false)
})

test('only so many letters of an order are sent again in a day', () => {
  const resent = (at: string) => ({ kind: 'note', by: 'a@portage.example', note: noteOfResent('placed'), at }) as const
  const many = (at: string) => Array.from({ length: MOST_RESENT }, () => resent(at))
  expect(isResentEnough(many('2026-11-29T08:00:00.000Z'), now)).toBe(true)
  expect(isResentEnough(many('2026-11-29T08:00:00.000Z').slice(1), now)).toBe(false)
  expect(isResentEnough(many('2026-11-27T08:00:00.000Z'), now)).toBe(false)
})
