import { expect, test } from 'vitest'
import { sampleRecord, sampleVariant } from '../testing/samples.ts'
import { isInScope } from './scope.ts'

const jacket = sampleRecord({ categories: ['clothing', 'jackets'], collections: ['ultralight'], isNew: true })
const onSale = sampleRecord({ variants: [sampleVariant({ salePrice: 80_00 })] })
const lastOnes = sampleRecord({ variants: [sampleVariant({ salePrice: 80_00, clearance: true })] })

test.each([
  [{}, true],
  [{ category: 'clothing' }, true],
  [{ category: 'tents' }, false],
  [{ brand: 'saltspray' }, true],
  [{ brand: 'saltspray', category: 'tents' }, false],
  [{ collection: 'ultralight', category: 'jackets', narrow: 'new' }, true],
  [{ collection: 'top-sellers' }, false],
  [{ narrow: 'deals' }, false],
] as const)('a jacket is in %j: %s', (scope, isIn) => expect(isInScope(jacket, scope)).toBe(isIn))

// acceptance 22
test('deals are products on sale or clearance, new are new products', () => {
  expect([jacket, onSale, lastOnes].map((record) => isInScope(record, { narrow: 'deals' }))).toEqual([
    false,
    true,
    true,
  ])
  expect([jacket, onSale].map((record) => isInScope(record, { narrow: 'new' }))).toEqual([true, false])
})
