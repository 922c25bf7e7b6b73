import { useEffect } from 'react'
import { purchase, refund, type SoldItem } from '../../domain/analytics/ecommerce.ts'
import { purchaseTracked, refundToTrack, type TrackedOrder } from '../../domain/analytics/refund-to-track.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { HostedSearch } from '../../domain/search/search-provider.ts'
import { isGranted } from '../analytics/consent-state.ts'
import { push } from '../analytics/push.ts'
import { saveTracked, trackedOrder } from '../analytics/tracked-orders.ts'
import { useSettings } from '../../ui/shop-settings.ts'

/**
 * Pushes the purchase once for each order, however often its confirmation is opened again, and each refund since, once,
 * in the browser that tracked the purchase: a report that counted one should count the other (decision 0029).
 */
export function useTrackOrder(order: Order | undefined, placed: boolean, locale: Locale): void {
  const hosted = useSettings().hostedSearch
  useEffect(() => {
    if (!order) return
    const tracked = trackedOrder(order.number)
    if (tracked) return trackRefund(order, tracked, locale)
    if (!placed) return
    saveTracked(order.number, purchaseTracked)
    push(purchaseOf(order, locale))
    trackSearch(
      order.lines.map(({ productId }) => productId),
      hosted,
    )
  }, [order, placed, locale, hosted])
}

function trackRefund(order: Order, tracked: TrackedOrder, locale: Locale): void {
  const back = refundToTrack(order, tracked)
  if (!back) return
  saveTracked(order.number, back.now)
  const items = order.lines.flatMap((line, place) =>
    back.units[place] ? [soldOf({ ...line, quantity: back.units[place] }, locale)] : [],
  )
  push(refund(order.number, items, back.amount))
}

/**
 * A purchased product that was found by a search is reported with it, after consent (acceptance 109); the code loads no
 * sooner.
 */
function trackSearch(productIds: string[], hosted: HostedSearch | undefined): void {
  if (isGranted('C0002'))
    import('../analytics/search-insights.ts').then(
      ({ searchInsights }) => searchInsights(hosted).purchased(productIds),
      () => undefined,
    )
}

const soldOf = (line: Order['lines'][number], locale: Locale): SoldItem =>
  soldLine({
    ...line,
    title: line.title[locale],
    colour: line.colour?.[locale],
    size: line.size?.[locale],
    unitPrice: line.unit,
    regularPrice: line.regular,
  })

/** An order as GA4 counts it: merchandise after discounts, taxes and delivery apart. */
export const purchaseOf = (
  { number, lines, totals, promo }: Pick<Order, 'number' | 'lines' | 'totals' | 'promo'>,
  locale: Locale,
) =>
  purchase({
    number,
    items: lines.map((line) => soldOf(line, locale)),
    discount: totals.discount,
    tax: totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
    shipping: totals.shipping - totals.shippingDiscount,
    coupon: promo,
  })
