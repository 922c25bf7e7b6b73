import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedOrder, ORDER_PREFIX, orderNumber, readOrderNumber } from './order-number.ts'

test('the first order', () => expect(orderNumber(1)).toBe('P-100001'))
test.each([
  ['P-100001', 'P-100001'],
  ['p100001', 'P-100001'],
  [' 100 001 ', 'P-100001'],
  ['#P-100001', 'P-100001'],
  ['P–100001', 'P-100001'],
  ['P-1', undefined],
  ['', undefined],
  ['P-10000x', undefined],
  [undefined, undefined],
  ['1'.repeat(13), undefined],
])('%j is the order %j', (typed, number) => expect(readOrderNumber(typed)).toBe(number))

test.each([
  ['ma commande P-100010 est arrivée brisée', 'P-100010'],
  ['order p100010, P-100011', 'P-100010'],
  ['call 888 555 0142, or 418 555-0199', undefined],
  ['step 100010', undefined],
  ['', undefined],
])('“%s” names the order %j', (text, number) => expect(namedOrder(text)).toBe(number))

test('no other source writes out what numbers begin with', () => {
  const written = new RegExp(
    String.raw`(?<!(?<!\\)[\p{L}\d])${ORDER_PREFIX}(?:-|-\?|\[[^\]]+\]\??)?(?:\d{6}|\\d|\$\{)`,
    'iu',
  )
  const sources = globSync('{src/**/*.{ts,tsx},messages/*.json}').filter(
    (file) => !/\.test\.|\/(?:testing|paraglide[\w-]*)\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((file) => written.test(readFileSync(file, 'utf8')))).toEqual([])
})
