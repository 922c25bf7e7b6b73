import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CheckoutGroups } from './checkout-groups.tsx'

const line = (size: string): CartLine => ({
  sku: size,
  productId: '1',
  href: '/fr',
  title: 'Manteau',
  colour: 'Rouge',
  size,
  brand: '',
  quantity: 1,
  unitPrice: 10_00,
  regularPrice: 10_00,
  shippingClass: 'standard',
  left: 1,
})

test('a group names each of its lines apart, two sizes of one product too', () => {
  overwriteGetLocale(() => 'fr')
  const group: DeliveryGroup = {
    way: 'ship',
    id: 'parcel',
    skus: ['P', 'M'],
    goods: 'parcel',
    method: 'regular',
    cost: 0,
  }
  const shown = renderToStaticMarkup(
    <CheckoutGroups
      checkout={{ cart: { version: 1, lines: [line('P'), line('M')] }, stores: [] }}
      groups={[group]}
      locale="fr"
    />,
  )
  expect([...shown.matchAll(/>(Manteau[^<]*)</g)].map(([, name]) => name)).toEqual([
    'Manteau, Rouge, P',
    'Manteau, Rouge, M',
  ])
})
