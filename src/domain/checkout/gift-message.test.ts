import { expect, test } from 'vitest'
import { giftMessage, LONGEST_GIFT_MESSAGE } from './gift-message.ts'

test.each([
  ['  Bonne fête, Léa !\r\n\r\nGrand-maman \n', 'Bonne fête, Léa !\nGrand-maman'],
  ['', ''],
  [' \n ', ''],
  ['a\u0007b', 'a b'],
  ['x'.repeat(LONGEST_GIFT_MESSAGE), 'x'.repeat(LONGEST_GIFT_MESSAGE)],
  ['x'.repeat(LONGEST_GIFT_MESSAGE + 1), undefined],
  // More lines than there is room for.
  ['a\nb\nc\nd\ne\nf\ng', undefined],
])('%j is %j', (typed, text) => expect(giftMessage(typed)).toBe(text))
