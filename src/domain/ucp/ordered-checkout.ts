import type { Order } from '../orders/order.ts'
import { checkoutEnvelope, paymentView, type CheckoutWords } from './checkout-view.ts'
import { orderedItem } from './order-view.ts'
import type { PaymentHandler } from './profile.ts'
import { lineTotals, totalsOf } from './totals.ts'
import type { UcpVersion } from './version.ts'
import { linksOf } from './view-parts.ts'

type Given = {
  version: UcpVersion
  siteUrl: string
  handler: PaymentHandler
  order: Order
  words: Pick<CheckoutWords, 'totals'>
}

/** A checkout of which only the order is left: its buyer finished it by hand, or it is long ago. */
export function orderedCheckout({ version, siteUrl, handler, order, words }: Given): Record<string, unknown> {
  const { lines, locale, totals } = order
  return {
    ucp: checkoutEnvelope(version, siteUrl, handler),
    currency: 'CAD',
    line_items: lines.map((line) => ({
      id: line.sku,
      item: orderedItem(siteUrl, line, locale),
      quantity: line.quantity,
      totals: lineTotals(line.amount),
    })),
    totals: totalsOf(version, totals, true, words.totals),
    messages: [],
    links: linksOf(siteUrl, locale),
    payment: paymentView(version, siteUrl, handler),
  }
}
