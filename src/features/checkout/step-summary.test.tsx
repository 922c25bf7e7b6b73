import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { emptyCart } from '../../domain/cart/cart.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { quote } from '../../domain/checkout/quote.ts'
import type { ShippedGroup } from '../../domain/shipping/delivery-groups.ts'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { StepSummary } from './step-summary.tsx'

beforeEach(() => overwriteGetLocale(() => 'en'))

const far: Omit<ShippedGroup, 'id'> = {
  way: 'ship',
  skus: ['A-1'],
  goods: 'parcel',
  method: 'regular',
  cost: 0,
  window: { earliest: '2026-02-12', latest: '2026-02-18' },
  isRemote: true,
}
const holidays = [{ day: '2026-02-16', name: { en: 'Family Day', fr: 'Jour de la famille' } }]
const chosen = (...groups: ShippedGroup[]): Checkout => ({
  state: { giftCards: [], delivery: { kind: 'ship', code: 'regular' } },
  cart: emptyCart,
  stores: [],
  next: 'payment',
  needsDelivery: true,
  ships: true,
  shipsToAddress: true,
  mayPickUp: false,
  asks: true,
  needsPhone: false,
  deliveries: [],
  groups,
  totals: quote({ lines: [], rates: [], giftCards: [], now: 0 }).totals,
  giftCards: [],
  payment: { gateway: 'test', isTest: true, methods: ['card'] },
  notices: [],
  key: '',
})

test('that parcels go far is said once, whichever of them may wait for holidays too', () => {
  const checkout = chosen({ ...far, id: '1', holidays }, { ...far, id: '2', seller: 'Loon Works' })
  const html = renderToStaticMarkup(<StepSummary step="delivery" checkout={checkout} locale="en" />)
  expect(html.split(m.delivery_group_remote())).toHaveLength(2)
  expect(html).toContain('Family Day')
})
