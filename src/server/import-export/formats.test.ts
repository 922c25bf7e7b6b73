import { expect, test } from 'vitest'
import { formatOf, isExportFormat } from './formats.ts'

test.each([
  ['stores.csv', 'stores'],
  ['nightly/stock.csv', 'stock'],
  ['/tmp/a/menu-fr.json', 'menu-fr'],
  ['menu-de.json', undefined],
  ['products.csv', undefined],
  ['products.jsonl', 'products'],
  ['', undefined],
])('the file %s is %s', (file, format) => {
  expect([formatOf(file), isExportFormat(format)]).toEqual([format, format !== undefined])
})
