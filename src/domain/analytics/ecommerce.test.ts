import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addPaymentInfo,
  addShippingInfo,
  addToCart,
  beginCheckout,
  purchase,
  refund,
  removeFromCart,
  selectItem,
  viewCart,
  viewItem,
  viewItemList,
  type SoldItem,
} from './ecommerce.ts'
import type { DataLayerEvent } from './event.ts'

const jacket: SoldItem = {
  id: '5101-204',
  name: 'Rain jacket',
  brand: 'Nordik',
  category: 'Jackets',
  variant: 'Moss / M',
  price: 240_00,
  salePrice: 179_00,
}
const sold = {
  item_id: '5101-204',
  item_name: 'Rain jacket',
  item_brand: 'Nordik',
  item_category: 'Jackets',
  item_variant: 'Moss / M',
  price: 179,
  discount: 61,
  quantity: 1,
}
const mug: SoldItem = { id: '5300-100', name: 'Mug', price: 19_99, quantity: 3 }
const list = { id: 'search', name: 'Search results', first: 24 }

// acceptance 109 (position), contracts: GA4's e-commerce events
test.each<[string, DataLayerEvent, object]>([
  [
    'view_item_list',
    viewItemList(list, [jacket, mug]),
    {
      item_list_id: 'search',
      item_list_name: 'Search results',
      items: [
        { ...sold, index: 24 },
        { item_id: '5300-100', item_name: 'Mug', price: 19.99, quantity: 3, index: 25 },
      ],
    },
  ],
  [
    'select_item',
    selectItem(list, jacket, 5),
    { item_list_id: 'search', item_list_name: 'Search results', items: [{ ...sold, index: 29 }] },
  ],
  ['view_item', viewItem(jacket), { currency: 'CAD', value: 179, items: [sold] }],
  [
    'add_to_cart',
    addToCart({ ...jacket, quantity: 2 }),
    { currency: 'CAD', value: 358, items: [{ ...sold, quantity: 2 }] },
  ],
  [
    'remove_from_cart',
    removeFromCart(mug),
    { currency: 'CAD', value: 59.97, items: [{ item_id: '5300-100', item_name: 'Mug', price: 19.99, quantity: 3 }] },
  ],
  [
    'view_cart',
    viewCart([jacket, mug]),
    {
      currency: 'CAD',
      value: 238.97,
      items: [sold, { item_id: '5300-100', item_name: 'Mug', price: 19.99, quantity: 3 }],
    },
  ],
  ['begin_checkout', beginCheckout([jacket]), { currency: 'CAD', value: 179, items: [sold] }],
  [
    'add_shipping_info',
    addShippingInfo([jacket], 'express'),
    { currency: 'CAD', value: 179, items: [sold], shipping_tier: 'express' },
  ],
  [
    'add_payment_info',
    addPaymentInfo([jacket], 'card'),
    { currency: 'CAD', value: 179, items: [sold], payment_type: 'card' },
  ],
  [
    'purchase',
    purchase({ number: 'P-1001', items: [jacket], discount: 10_00, tax: 25_31, shipping: 0 }),
    { currency: 'CAD', value: 169, items: [sold], transaction_id: 'P-1001', tax: 25.31, shipping: 0 },
  ],
  [
    'purchase',
    purchase({ number: 'P-1001', items: [], tax: 0, shipping: 10_00, coupon: 'OLA' }),
    { currency: 'CAD', value: 0, items: [], transaction_id: 'P-1001', tax: 0, shipping: 10, coupon: 'OLA' },
  ],
  [
    'refund',
    refund('P-1001', [jacket], 50_00),
    { currency: 'CAD', value: 50, items: [sold], transaction_id: 'P-1001' },
  ],
])('%s', (event, pushed, ecommerce) => expect(pushed).toEqual({ event, ecommerce }))

test('an empty cart is worth nothing', () =>
  expect(viewCart([])).toEqual({ event: 'view_cart', ecommerce: { currency: 'CAD', value: 0, items: [] } }))
test('an item for nothing costs 0, one without a price has none (acceptance 97)', () => {
  expect(viewItem({ id: 'a', name: 'A', price: 0 }).ecommerce.items).toEqual([
    { item_id: 'a', item_name: 'A', price: 0, quantity: 1 },
  ])
  expect(viewItem({ id: 'a', name: 'A' }).ecommerce.items).toEqual([{ item_id: 'a', item_name: 'A', quantity: 1 }])
})

test('the value of a cart is exact to the cent', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.string(),
          name: fc.string(),
          price: fc.nat(1_000_000),
          quantity: fc.integer({ min: 1, max: 99 }),
        }),
      ),
      (items) => {
        const { ecommerce } = viewCart(items)
        const cents = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        expect(
          'value' in ecommerce &&
            Number(ecommerce.value.toFixed(2)) === ecommerce.value &&
            Math.round(ecommerce.value * 100) === cents,
        ).toBe(true)
      },
    ),
  ))
