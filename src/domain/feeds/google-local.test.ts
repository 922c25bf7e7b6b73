import { expect, test } from 'vitest'
import { categoryTree } from '../catalog/category-tree.ts'
import { sampleCategory, sampleProduct, sampleVariant } from '../testing/samples.ts'
import { localItems } from './google-local.ts'

const tree = categoryTree([sampleCategory('gift-cards')])
const stores = [
  { slug: 'calgary', services: ['pickup'] },
  { slug: 'gaspe', services: [] },
  { slug: 'closed', services: ['pickup'], closedOn: '2026-11-01' },
]
const levels = [
  { sku: 'A-1', location: 'calgary', quantity: 9 },
  { sku: 'A-1', location: 'gaspe', quantity: 2 },
  { sku: 'A-1', location: 'closed', quantity: 5 },
  { sku: 'A-1', location: 'nowhere', quantity: 5 },
  { sku: 'OTHER', location: 'calgary', quantity: 5 },
]
const itemsOf = (more: Parameters<typeof sampleProduct>[0] = {}) =>
  localItems(sampleProduct(more), levels, { stores, today: '2026-11-23', tree })

test('what the open stores have of each variant, and where it can be picked up', () =>
  expect(itemsOf({ variants: [sampleVariant({ sku: 'A-1', salePrice: 80_00 })] })).toEqual([
    {
      store_code: 'calgary',
      id: 'A-1',
      quantity: '9',
      availability: 'in_stock',
      price: '100.00 CAD',
      sale_price: '80.00 CAD',
      pickup_method: 'buy',
      pickup_sla: 'next_day',
    },
    {
      store_code: 'gaspe',
      id: 'A-1',
      quantity: '2',
      availability: 'limited_availability',
      price: '100.00 CAD',
      sale_price: '80.00 CAD',
    },
  ]))

test.each<[string, Parameters<typeof sampleProduct>[0]]>([
  ['a partner’s goods', { seller: { key: 'p', name: 'P', shipsFrom: '', returns: '' } }],
  ['a preorder', { availability: 'Preorder' }],
  ['a gift card by e-mail', { shippingClass: 'none' }],
  ['a gift card in a tin', { categories: ['gift-cards'] }],
])('%s is in no store', (_, more) => expect(itemsOf(more)).toEqual([]))
