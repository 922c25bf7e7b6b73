import { expect, test } from 'vitest'
import { categoryTree } from '../catalog/category-tree.ts'
import { sampleCategory, sampleProduct, sampleVariant } from '../testing/samples.ts'
import { localItems, localStores } from './google-local.ts'

const tree = categoryTree([sampleCategory('gift-cards')])
const stores = [
  { slug: 'calgary', takesPickup: true },
  { slug: 'gaspe', takesPickup: false },
]
const levels = [
  { sku: 'A-1', location: 'calgary', quantity: 9 },
  { sku: 'A-1', location: 'gaspe', quantity: 2 },
  { sku: 'A-1', location: 'closed', quantity: 5 },
  { sku: 'A-1', location: 'nowhere', quantity: 5 },
  { sku: 'OTHER', location: 'calgary', quantity: 5 },
]
const itemsOf = (more: Parameters<typeof sampleProduct>[0] = {}) =>
  localItems(sampleProduct(more), levels, { stores, tree })

// Midnight in Halifax, the evening before in Gatineau and Vancouver.
const now = Date.parse('2026-11-24T04:00:00Z')
test.each<[string, string, string | undefined, boolean | undefined, string?]>([
  ['a store', 'America/Halifax', undefined, true],
  ['one that has closed for good, in its own zone', 'America/Halifax', '2026-11-24', undefined],
  ['one that closes in an hour', 'America/Toronto', '2026-11-24', false],
  ['one that closes too soon for a pickup', 'America/Halifax', '2026-11-27', false],
  ['one that closes as soon, but where it is still the day before', 'America/Vancouver', '2026-11-27', true],
  ['one that opens for the first time today, in its own zone', 'America/Halifax', undefined, true, '2026-11-24'],
  ['one where that is tomorrow', 'America/Vancouver', undefined, undefined, '2026-11-24'],
])('%s takes orders, takes none or is not there', (_, timeZone, closedOn, expected, opensOn) => {
  const weekly = { monday: [{ open: '10:00', close: '18:00' }] }
  const store = {
    slug: 's',
    services: ['pickup'],
    hours: { timeZone, weekly, exceptions: [], ...(opensOn && { opensOn }) },
    ...(closedOn && { closedOn }),
  }
  expect(localStores([store], now)).toEqual(expected === undefined ? [] : [{ slug: 's', takesPickup: expected }])
})

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
