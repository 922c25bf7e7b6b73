import { expect, test } from 'vitest'
import { formatOf, isExchanged } from './formats.ts'

test.each([
  ['stores.csv', 'stores'],
  ['nightly/stock.csv', 'stock'],
  ['/tmp/a/menu-fr.json', 'menu-fr'],
  ['menu-de.json', undefined],
  ['products.csv', undefined],
  ['products.jsonl', 'products'],
  ['', undefined],
])('the file %s is %s', (file, format) => {
  expect([formatOf(file), isExchanged(format)]).toEqual([format, format !== undefined])
})
