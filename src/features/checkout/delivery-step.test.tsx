import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DeliveryGroup } from '../../domain/shipping/delivery-groups.ts'
import { sampleCheckout } from '../../domain/testing/sample-checkout.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { DeliveryStep } from './delivery-step.tsx'

overwriteGetLocale(() => 'fr')
const parcel: DeliveryGroup = { way: 'ship', id: 'parcel', skus: [], goods: 'parcel', method: 'regular', cost: 9_00 }
const bike: DeliveryGroup = { way: 'ship', id: 'bike', skus: [], goods: 'bike', method: 'bike_only', cost: 95_00 }
const pickup: DeliveryGroup = { way: 'pickup', id: 'pickup rosemont', skus: [], store: 'rosemont' }
const email: DeliveryGroup = { way: 'email', id: 'email', skus: [] }

const headings = (...groups: DeliveryGroup[]) => {
  const checkout = sampleCheckout({
    deliveries: [{ code: 'regular', total: 9_00, parts: [], groups: [parcel] }],
    groups: [parcel, ...groups],
  })
  const element = <DeliveryStep checkout={checkout} locale="fr" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return [...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, heading]) => heading)
}

test('only what is sent apart from the rest is said to be sent apart', () => {
  expect(headings()).toEqual([])
  expect(headings(pickup)).toEqual(['À ramasser en magasin'])
  expect(headings(email, pickup, bike)).toEqual([
    'Ces articles sont expédiés séparément',
    'À ramasser en magasin',
    'Envoyés par courriel',
  ])
})
