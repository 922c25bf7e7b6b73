import { expect, test } from 'vitest'
import { uncounted, type StockEdits } from './stock-edits.ts'

const counted: StockEdits = { online: { from: null, to: 5 } }
const atStore: StockEdits = { calgary: { from: null, to: 5 } }
test.each<[string, boolean, StockEdits, Record<string, number> | undefined, number]>([
  ['counted nowhere', true, {}, undefined, 1],
  ['counted at a store only', true, atStore, { calgary: 2 }, 1],
  ['sold out', true, {}, { online: 0 }, 0],
  ['counted in the grid', true, counted, undefined, 0],
  ['not sold online', false, {}, undefined, 0],
])('of a variant that is %s, it is said or not that nobody counted it', (_, stocked, stock, levels, n) =>
  expect(uncounted([{ sku: 'A-1', stocked, stock }], { stock: levels ? { 'A-1': levels } : {} })).toHaveLength(n),
)
