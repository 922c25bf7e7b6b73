import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { purchase } from '../../domain/analytics/ecommerce.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { HostedSearch } from '../../domain/search/search-provider.ts'
import type { PublicSettings } from '../../domain/shell/settings.ts'
import { isGranted } from '../analytics/consent-state.ts'
import { push } from '../analytics/push.ts'

const key = (number: string) => `purchase ${number}`

/** Pushes the purchase once for each order, however often its confirmation is opened again in this tab. */
export function usePurchaseTold(order: Order | undefined, locale: Locale): void {
  const hosted = (useRouteLoaderData('root') as { settings?: PublicSettings } | undefined)?.settings?.hostedSearch
  useEffect(() => {
    if (!order || sessionStorage.getItem(key(order.number))) return
    sessionStorage.setItem(key(order.number), '1')
    push(purchaseOf(order, locale))
    tellSearch(order.lines.map(({ productId }) => productId), hosted)
  }, [order, locale, hosted])
}

/** What was found by a search and is bought now tells it, after consent (acceptance 109); its code comes no sooner. */
function tellSearch(productIds: string[], hosted: HostedSearch | undefined): void {
  if (isGranted('C0002')) import('../analytics/search-insights.ts').then(({ searchInsights }) => searchInsights(hosted).purchased(productIds), () => undefined)
}

/** An order as GA4 counts it: merchandise after discounts, taxes and delivery apart. */
export const purchaseOf = ({ number, lines, totals, promo }: Pick<Order, 'number' | 'lines' | 'totals' | 'promo'>, locale: Locale) =>
  purchase({
    number,
    items: lines.map((line) => soldLine({ ...line, title: line.title[locale], colour: line.colour?.[locale], size: line.size?.[locale], unitPrice: line.unit, regularPrice: line.regular })),
    discount: totals.discount,
    tax: totals.taxes.reduce((sum, { amount }) => sum + amount, 0),
    shipping: totals.shipping - totals.shippingDiscount,
    coupon: promo,
  })
