import { useEffect } from 'react'
import { purchase } from '../../domain/analytics/ecommerce.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { push } from '../analytics/push.ts'

const key = (number: string) => `purchase ${number}`

/** Pushes the purchase once for each order, however often its confirmation is opened again in this tab. */
export function usePurchaseTold(order: Order | undefined, locale: Locale): void {
  useEffect(() => {
    if (!order || sessionStorage.getItem(key(order.number))) return
    sessionStorage.setItem(key(order.number), '1')
    push(purchaseOf(order, locale))
  }, [order, locale])
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
