import { expect, test } from 'vitest'
import { readStock } from './stock-csv.ts'

// Apart from the others of stock-csv.ts: to parse that much takes seconds.
test('a table that is too long for a shop is not read', async () => {
  const csv = `sku,location,quantity\n${'a\n'.repeat(500_001)}`
  const names = { known: async () => new Set(['a']), places: new Set<string>() }
  expect(await readStock(csv, names, 'en', () => {})).toEqual(['The file is too large.'])
})
