import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import { deliveryGroups } from '../../domain/shipping/delivery-groups.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { CartDeliveries } from './cart-deliveries.tsx'

overwriteGetLocale(() => 'en')

const line = (sku: string, shippingClass: CartLine['shippingClass'], more: Partial<CartLine> = {}): CartLine => ({
  sku,
  productId: '1',
  href: '',
  title: sku,
  brand: '',
  quantity: 1,
  unitPrice: 50_00,
  regularPrice: 50_00,
  shippingClass,
  left: 9,
  ...more,
})
const rack = line('Rack', 'standard')
const canoe = line('Canoe', 'oversize')
const bike = line('Bike', 'bike')
const tent = line('Tent', 'standard', { pickup: { store: 'laval', name: 'Laval' } })

/** What is read below the groups of a cart that goes by standard delivery. */
function otherWays(...lines: CartLine[]): string {
  const goods = lines.map(({ pickup, ...one }) => ({ ...one, store: pickup?.store }))
  const by = (code: 'regular' | 'express', cost: number) => {
    const surcharges = [
      ['over_size_surcharge', 30_00],
      ['bike_only', 95_00],
    ] satisfies [RateCode, number][]
    const parts = [{ code, cost }, ...surcharges.map(([each, amount]) => ({ code: each, cost: amount }))]
    const choice = { code, parts, total: 0 }
    return { ...choice, groups: deliveryGroups({ lines: goods, choice, today: '2026-11-23' }) }
  }
  const deliveries = [by('regular', 12_00), by('express', 18_00)]
  const cart = { version: 1, lines, delivery: { groups: deliveries[0]?.groups ?? [] } }
  const html = renderToStaticMarkup(<CartDeliveries cart={cart} deliveries={deliveries} locale="en" />)
  return html
    .slice(html.indexOf('</dl>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

const days = 'Arrives between Wednesday, November 25 and Thursday, November 26'

test.each([
  ['a parcel', [rack], `Express instead: $18.00 ${days}`],
  ['a parcel and a pickup', [rack, tent], `Express instead: $18.00 Parcel · ${days}`],
  ['a parcel and oversize items', [rack, canoe], `Express instead: $48.00 Parcel · ${days} Oversize items · ${days}`],
  [
    'a parcel, oversize items and a bike',
    [rack, canoe, bike],
    `Express instead: $48.00 Parcel · ${days} Oversize items · ${days}`,
  ],
  ['a pickup', [tent], ''],
] as const)(
  'of %s, what another way costs, and when it comes, is said with the groups that it is about',
  (_, lines, words) => expect(otherWays(...lines)).toBe(words),
)
