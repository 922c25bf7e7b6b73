import { expect, test } from 'vitest'
import { stockFromCsv } from './stock-csv.ts'

// Apart from the others of stock-csv.ts: to parse that much takes seconds.
test('a table that is too long for a shop is not read', () => {
  const csv = `sku,location,quantity\n${'a\n'.repeat(300_001)}`
  expect(stockFromCsv(csv, { skus: new Set(), places: new Set() }, 'en').problems).toEqual(['The file is too large.'])
})
