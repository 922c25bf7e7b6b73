import { expect, test } from 'vitest'
import { addToCart, beginCheckout, purchase, selectItem, viewItem } from './ecommerce.ts'
import type { DataLayerEvent } from './event.ts'
import { COMPANIONS_LIST, currentVisit, storedEvent, VISIT_ENDS_MS } from './stored-event.ts'
import { helpMenuClick } from './user-interaction.ts'
import { pageView, search, webVital } from './visit-events.ts'

const jacket = { id: '5101-204', name: 'Rain jacket', price: 240_00 }

test.each<[DataLayerEvent, object | undefined]>([
  [pageView('/fr', 'home', 'fr'), { name: 'page_view', path: '/fr', label: 'home' }],
  [search('Sac à dos', 12), { name: 'search', path: '/here', label: 'sac à dos', value: 12 }],
  [viewItem(jacket), { name: 'view_item', path: '/here', label: '5101-204', value: 240 }],
  [addToCart({ ...jacket, quantity: 2 }), { name: 'add_to_cart', path: '/here', label: '5101-204', value: 480 }],
  [beginCheckout([jacket]), { name: 'begin_checkout', path: '/here', value: 240 }],
  [
    purchase({ number: 'P-1', items: [jacket], tax: 12_00, shipping: 0 }),
    { name: 'purchase', path: '/here', value: 240 },
  ],
  [webVital('LCP', 1200, 'good', '/en'), { name: 'web_vital', path: '/en', label: 'LCP', value: 1200 }],
  [
    selectItem({ id: COMPANIONS_LIST, name: 'Goes with it' }, jacket, 0),
    { name: 'select_item', path: '/here', label: '5101-204' },
  ],
  [selectItem({ id: 'search', name: 'Search' }, jacket, 0), undefined],
  [helpMenuClick({ url: '/en/stores', text: 'Stores' }), undefined],
])('%j is stored as %j: no order number, no name', (event, stored) =>
  expect(storedEvent(event, '/here')).toEqual(stored),
)

test('a visit ends after half an hour without anything', () => {
  const id = () => 'new'
  expect(currentVisit(undefined, 1000, id)).toEqual({ id: 'new', last: 1000 })
  expect(currentVisit({ id: 'old', last: 1000 }, 999 + VISIT_ENDS_MS, id)).toEqual({
    id: 'old',
    last: 999 + VISIT_ENDS_MS,
  })
  expect(currentVisit({ id: 'old', last: 1000 }, 1000 + VISIT_ENDS_MS, id)).toEqual({
    id: 'new',
    last: 1000 + VISIT_ENDS_MS,
  })
})
