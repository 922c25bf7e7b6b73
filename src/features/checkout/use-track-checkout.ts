import { useEffect } from 'react'
import {
  addPaymentInfo,
  addShippingInfo,
  beginCheckout,
  type EcommerceEvent,
} from '../../domain/analytics/ecommerce.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { tabMemory } from '../../ui/browser-memory.ts'
import { push } from '../analytics/push.ts'

/**
 * GA4's way through the checkout: begun, how it is shipped, how it is paid. Each once a checkout, whatever is reloaded
 * or gone back to, and again only for another choice.
 */
export function useTrackCheckout(checkout: Tracked): void {
  useEffect(() => trackCheckout(checkout), [checkout])
}

/** The same for a sheet that is not a page. */
export function trackCheckout(checkout: Tracked): void {
  for (const { name, event } of checkoutEvents(checkout)) {
    const key = `tracked ${checkout.key} ${name}`
    if (tabMemory.get(key)) continue
    tabMemory.set(key, '1')
    push(event)
  }
}

type Tracked = Pick<Checkout, 'cart' | 'state' | 'key'>

/** The events to track for the current checkout, each with a key that stays the same while the event does. */
export function checkoutEvents({
  cart,
  state: { delivery, payment },
}: Pick<Checkout, 'cart' | 'state'>): { name: string; event: EcommerceEvent }[] {
  const items = cart.lines.filter(({ problem }) => problem === undefined).map(soldLine)
  const tier = delivery && (delivery.kind === 'pickup' ? 'pickup' : delivery.code)
  return [
    { name: 'begin', event: beginCheckout(items) },
    ...(tier ? [{ name: `shipping ${tier}`, event: addShippingInfo(items, tier) }] : []),
    ...(payment ? [{ name: `payment ${payment.method}`, event: addPaymentInfo(items, payment.method) }] : []),
  ]
}
