import { expect, test } from 'vitest'
import { sampleLine, sampleOrder } from '../testing/sample-order.ts'
import { giftsSentBy, noteOfGiftLetter, recipientOfGiftLetter } from './gift-letter.ts'

const wish = { recipientName: '', recipientEmail: 'ann@example.com', senderName: '', message: '' }
const order = sampleOrder({ lines: [sampleLine(), sampleLine({ gift: { ...wish, others: ['bob@example.com'] } })] })

test.each([
  ['one of several people', noteOfGiftLetter(1, 1), 'bob@example.com'],
  ['the buyer, where nobody is named', noteOfGiftLetter(0, 0), 'roy@example.com'],
  ['nobody, of another letter', 'placed', undefined],
  ['nobody, of an event without a note', undefined, undefined],
])('a gift card went to %s', (_, note, email) => expect(recipientOfGiftLetter(order, note)).toBe(email))

test.each([
  ['the letters of an order of cards alone wait', 'email', 'paid', undefined],
  ['they went', 'email', 'delivered', '2026-12-24'],
  ['there is something to ship beside them', 'ship', 'paid', '2026-12-24'],
] as const)('gift cards have gone by their day unless %s', (_, fulfilment, state, day) =>
  expect(giftsSentBy(sampleOrder({ fulfilment, state }), '2026-12-24')).toBe(day),
)
