import { expect, test } from 'vitest'
import { amountsIn, isSupported, sentencesOf, withoutPerson } from './checked-text.ts'

test.each([
  ['It costs $179.00, was $240', [179_00, 240_00]],
  ['Elle coûte 1\u00a0234,50\u00a0$ ou 50 $', [1234_50, 50_00]],
  ['$1,234.50.', [1234_50]],
  ['about 60 dollars or CAD 20', [60_00, 20_00]],
  ['5 to 7 days, size 42, 60 days', []],
])('"%s" speaks of %j', (text, cents) => expect(amountsIn(text)).toEqual(cents))

const facts = JSON.stringify({ products: [{ title: 'Fundy Jacket', price: '$179.00' }], quote: 'The label costs 8 $.' })
test.each([
  ['The Fundy Jacket is $179.', true],
  ['The label is $8.00.', true],
  ['It is on sale for $9.99 today!', false],
  ['See https://evil.example/pay for it.', false],
  ['Write to crook@example.com.', false],
  ['[Pay here](/x)', false],
  ['<img src=x>', false],
  ['It keeps the rain out.', true],
])('"%s" may be shown: %s', (sentence, shown) => expect(isSupported(sentence, facts)).toBe(shown))

test('sentences are cut as they are whole', () => {
  expect(sentencesOf('One. Two! Thr')).toEqual({ sentences: ['One. ', 'Two! '], rest: 'Thr' })
  expect(sentencesOf('It is $1')).toEqual({ sentences: [], rest: 'It is $1' })
  expect(sentencesOf('It is $1.50 now. ')).toEqual({ sentences: ['It is $1.50 now. '], rest: '' })
})

test('no shopper is sent to another site', () =>
  expect(withoutPerson('I am anna@example.com, 514 555-0199, order P-100042')).toBe('I am … …, order P-100042'))
