import { expect, test } from 'vitest'
import { giftText } from './gift-words.ts'

const gift = { recipientName: 'Luc', recipientEmail: 'luc@example.com', senderName: '', message: '' }
const onEve = { ...gift, sendOn: '2026-12-24' } as const

test.each([
  [gift, 'en', 'For Luc, luc@example.com'],
  [{ ...gift, recipientName: '' }, 'fr', 'Pour luc@example.com'],
  [onEve, 'en', 'For Luc, luc@example.com, to be sent on December\u00a024, 2026'],
  [onEve, 'fr', 'Pour Luc, luc@example.com, sera envoyée le 24\u00a0décembre 2026'],
  [{ ...gift, language: 'fr' }, 'en', 'For Luc, luc@example.com · Email language: Français'],
  [{ ...gift, language: 'fr' }, 'fr', 'Pour Luc, luc@example.com · Langue du courriel\u00a0: Français'],
] as const)('%j in %s: %s', (wish, locale, words) => expect(giftText(wish, locale)).toBe(words))

test.each([
  ['2026-12-23', 'to be sent on', 'sera envoyée le'],
  ['2026-12-24', 'sent on', 'envoyée le'],
  ['2027-01-02', 'sent on', 'envoyée le'],
] as const)('on %s a card for December 24 is %s that day', (today, en, fr) => {
  expect(giftText(onEve, 'en', today)).toBe(`For Luc, luc@example.com, ${en} December\u00a024, 2026`)
  expect(giftText(onEve, 'fr', today)).toBe(`Pour Luc, luc@example.com, ${fr} 24\u00a0décembre 2026`)
})
