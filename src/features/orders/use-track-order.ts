import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { purchase, refund, type SoldItem } from '../../domain/analytics/ecommerce.ts'
import { purchaseTold, refundToTell, type ToldOrder } from '../../domain/analytics/refund-to-track.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { HostedSearch } from '../../domain/search/search-provider.ts'
import type { PublicSettings } from '../../domain/shell/settings.ts'
import { isGranted } from '../analytics/consent-state.ts'
import { push } from '../analytics/push.ts'
import { keepTold, toldOrder } from '../analytics/tracked-orders.ts'

/**
 * Pushes the purchase once for each order, however often its confirmation is opened again, and what was paid back
 * since, once, in the
 * browser that told the purchase: whoever counted the one is told the other (decision 0032).
 */
export function useOrderTold(order: Order | undefined, placed: boolean, locale: Locale): void {
  const hosted = (useRouteLoaderData('root') as { settings?: PublicSettings } | undefined)?.settings?.hostedSearch
  useEffect(() => {
    if (!order) return
    const told = toldOrder(order.number)
    if (told) return tellRefund(order, told, locale)
    if (!placed) return
    keepTold(order.number, purchaseTold)
    push(purchaseOf(order, locale))
    tellSearch(
      order.lines.map(({ productId }) => productId),
      hosted,
    )
  }, [order, placed, locale, hosted])
}

function tellRefund(order: Order, told: ToldOrder, locale: Locale): void {
  const back = refundToTell(order, told)
  if (!back) return
  keepTold(order.number, back.now)
  const items = order.lines.flatMap((line, place) =>
    back.units[place] ? [soldOf({ ...line, quantity: back.units[place] }, locale)] : [],
  )
  push(refund(order.number, items, back.amount))
}

/** What was found by a search and is bought now tells it, after consent (acceptance 109); its code comes no sooner. */
function tellSearch(productIds: string[], hosted: HostedSearch | undefined): void {
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
