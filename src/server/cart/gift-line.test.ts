import { expect, test } from 'vitest'
import { MOST_RECIPIENTS, nthGift } from '../../domain/gift-card/gift-card.ts'
import { giftLine, giftOfStored, inRounds, isOtherGift, storedGift, withAmount } from './gift-line.ts'

const words = { recipientName: '', senderName: '', message: '' }

test.each([
  [{}, {}],
  [{ amount: '75,50 $' }, { amount: 75_50 }],
  [{ recipientEmail: 'Luc@Example.com' }, { gift: { ...words, recipientEmail: 'Luc@example.com' } }],
  // As on a packing slip: what joins an emoji stays, and a control goes.
  [
    { recipientEmail: 'a@b.ca', message: 'À\u0007toi\r\n👨\u200D👧' },
    { gift: { ...words, message: 'À toi\n👨\u200D👧', recipientEmail: 'a@b.ca' } },
  ],
  [
    { recipientEmail: 'luc@example.com', language: 'fr' },
    { gift: { ...words, recipientEmail: 'luc@example.com', language: 'fr' } },
  ],
  [
    { amount: '25', recipientEmail: 'a@b.ca; c@d.ca, a@b.ca' },
    { amount: 25_00, gift: { ...words, recipientEmail: 'a@b.ca', others: ['c@d.ca'] } },
  ],
])('%j is %j', (form, line) => expect(giftLine(form)).toMatchObject({ ok: true, line }))

test.each([
  [{ amount: '9' }, 'gift-amount'],
  [{ amount: 'a lot' }, 'gift-amount'],
  [{ recipientEmail: 'a@b.ca, nobody' }, 'gift-recipient'],
  [
    { recipientEmail: Array.from({ length: MOST_RECIPIENTS + 1 }, (_, nth) => `a${nth}@b.ca`).join() },
    'gift-recipient',
  ],
  [{ recipientEmail: 'a@b.ca', sendOn: '2001-01-01' }, 'gift-day'],
  [{ recipientEmail: 'a@b.ca', sendOn: '2031-02-30' }, 'gift-day'],
])('%j is refused: %s', (form, reason) => expect(giftLine(form)).toEqual({ ok: false, reason }))

test('a card by e-mail costs what was asked; nothing else does, nor for what is not sold', () => {
  const card = { price: 50_00, salePrice: undefined, shippingClass: 'none' } as const
  expect(withAmount(card, { amount: 75_00 }).price).toBe(75_00)
  expect(withAmount(card, {}).price).toBe(50_00)
  expect(withAmount(card, { amount: 1_00 }).price).toBe(50_00)
  expect(withAmount({ ...card, shippingClass: 'standard' }, { amount: 75_00 }).price).toBe(50_00)
})

test('what is stored is read as it was; a line is of one sum and for the same people', () => {
  const gift = { ...words, recipientEmail: 'a@b.ca', others: ['c@d.ca'] }
  const line = { gift, amount: 75_00 }
  expect(giftOfStored(JSON.parse(storedGift(line) ?? ''))).toEqual(line)
  expect(giftOfStored({ amount: 75_00 })).toEqual({ amount: 75_00 })
  expect(storedGift({})).toBe(null)
  expect(isOtherGift(line, { amount: 75_00 }, 50_00)).toBe(false)
  expect(isOtherGift({}, { amount: 50_00 }, 50_00)).toBe(false)
  expect(isOtherGift({}, { amount: 60_00 }, 50_00)).toBe(true)
  expect(isOtherGift(line, { gift: { ...gift, others: [] } }, 50_00)).toBe(true)
  expect(inRounds(line, 3)).toBe(4)
  expect([0, 1, 2].map((nth) => nthGift(gift, nth).recipientEmail)).toEqual(['a@b.ca', 'c@d.ca', 'a@b.ca'])
})
