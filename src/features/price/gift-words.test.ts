import { expect, test } from 'vitest'
import { giftText } from './gift-words.ts'

const gift = { recipientName: 'Luc', recipientEmail: 'luc@example.com', senderName: '', message: '' }

test.each([
  [gift, 'en', 'For Luc, luc@example.com'],
  [{ ...gift, recipientName: '' }, 'fr', 'Pour luc@example.com'],
  [{ ...gift, sendOn: '2026-12-24' }, 'en', 'For Luc, luc@example.com, sent on December\u00a024, 2026'],
  [{ ...gift, sendOn: '2026-12-24' }, 'fr', 'Pour Luc, luc@example.com, envoi le 24\u00a0décembre 2026'],
] as const)('%j in %s: %s', (wish, locale, words) => expect(giftText(wish, locale)).toBe(words))
