import { expect, test } from 'vitest'
import { giftMessage, insideQuotes, LONGEST_GIFT_MESSAGE } from './gift-message.ts'

test.each([
  ['  Bonne fête, Léa !\r\n\r\nGrand-maman \n', 'Bonne fête, Léa !\nGrand-maman'],
  ['', ''],
  [' \n ', ''],
  ['a\u0007b', 'a b'],
  // What joins a family, or keeps letters apart, is no character of its own.
  ['👨\u200D👩\u200D👧 \u200Ca\u202Eb', '👨\u200D👩\u200D👧 \u200Ca b'],
  ['\u200D\n\u200C ', ''],
  ['x'.repeat(LONGEST_GIFT_MESSAGE), 'x'.repeat(LONGEST_GIFT_MESSAGE)],
  ['x'.repeat(LONGEST_GIFT_MESSAGE + 1), undefined],
  // More lines than there is room for.
  ['a\nb\nc\nd\ne\nf\ng', undefined],
])('%j is %j', (typed, text) => expect(giftMessage(typed)).toBe(text))

test.each([
  ['fr', 'Dis-lui «\u00a0à bientôt\u00a0» !', 'Dis-lui “à bientôt” !'],
  ['fr', '«bientôt»', '“bientôt”'],
  ['en', 'Say “see you” and “bye”', 'Say ‘see you’ and ‘bye’'],
] as const)('in %s, %j is quoted as %j', (locale, text, quoted) => expect(insideQuotes(text, locale)).toBe(quoted))
