import type { Locale } from '../locale.ts'
import type { Order, OrderEventKind } from '../orders/order.ts'
import { unitsToPay, type OrderLine } from '../orders/order-line.ts'
import { unitsOut } from '../orders/units-out.ts'
import { absoluteUrl, sharedPictureUrl } from '../seo/absolute-url.ts'
import { isShipped } from '../shipping/delivery-groups.ts'
import type { CheckoutWords } from './checkout-view.ts'
import { postalAddress } from './destination.ts'
import { storeAddress } from './fulfilment.ts'
import { lineTotals, totalsOf } from './totals.ts'
import type { UcpVersion } from './version.ts'

type Given = {
  version: UcpVersion
  siteUrl: string
  order: Order
  /** What the agent calls it, and its checkout. */
  id: string
  checkoutId: string
  /** Where its buyer looks at it. */
  permalink: string
  /** Its buyer finished it by hand: where they live is not for the agent. */
  isByHand?: boolean
  words: Pick<CheckoutWords, 'totals' | 'delivery'>
}

const ORDER = 'dev.ucp.shopping.order'

/** An order as its agent reads it: what was bought, how it comes, what left, and what was paid back. */
export function orderView({ version, siteUrl, order, id, checkoutId, permalink, isByHand, words }: Given): object {
  const isFirst = version === '2026-01-11'
  const { locale, totals } = order
  return {
    ucp: isFirst
      ? { version, capabilities: [{ name: ORDER, version }] }
      : { version, status: 'success', capabilities: { [ORDER]: [{ version }] } },
    id,
    ...(!isFirst && { label: order.number }),
    checkout_id: checkoutId,
    permalink_url: absoluteUrl(siteUrl, permalink),
    currency: 'CAD',
    line_items: order.lines.map((line, place) => lineView(version, siteUrl, order, line, place, locale)),
    fulfillment: { expectations: expectations(isByHand ? withoutAddress(order) : order, words), events: events(order) },
    adjustments: adjustments(version, order),
    totals: totalsOf(version, totals, true, words.totals),
  }
}

function lineView(
  version: UcpVersion,
  siteUrl: string,
  order: Order,
  line: OrderLine,
  place: number,
  locale: Locale,
): object {
  const total = order.state === 'cancelled' ? 0 : unitsToPay(line) - line.returned
  // That the buyer has, or that are on their way.
  const fulfilled = Math.min(total, Math.max(0, unitsOut(order, place) - line.returned))
  return {
    id: line.sku,
    item: orderedItem(siteUrl, line, locale),
    quantity: { original: line.quantity, total, fulfilled },
    totals: lineTotals(line.amount),
    status: lineStatus(version, total, fulfilled),
  }
}

/** What was bought, as it was called and cost then. */
export const orderedItem = (siteUrl: string, line: OrderLine, locale: Locale) => ({
  id: line.sku,
  title: [line.title, line.colour, line.size].flatMap((words) => words?.[locale] ?? []).join(', '),
  price: line.unit,
  ...(line.picture && { image_url: sharedPictureUrl(siteUrl, line.picture) }),
})

/** The first version has no word for a line that is no more. */
export function lineStatus(version: UcpVersion, total: number, fulfilled: number): string {
  if (total === 0) return version === '2026-01-11' ? 'fulfilled' : 'removed'
  if (fulfilled === total) return 'fulfilled'
  return fulfilled > 0 ? 'partial' : 'processing'
}

const withoutAddress = ({ address: _, ...order }: Order): Order => order

/** What travels together, as it was promised. */
function expectations({ groups, lines, address, store, parts = [], delivery, totals }: Order, words: Given['words']) {
  const stores = [store, ...parts.map((part) => part.store)]
  const isFree = totals.shipping === totals.shippingDiscount
  return groups.flatMap((group) => {
    const place = group.way === 'pickup' ? stores.find((one) => one?.slug === group.store) : undefined
    const destination = place ? storeAddress(place) : group.way === 'ship' && address ? postalAddress(address) : {}
    const code = isShipped(group) ? (delivery?.code ?? group.method) : undefined
    const description = code ? words.delivery.rate(code, isFree) : group.way === 'pickup' && words.delivery.pickup
    return [
      {
        id: group.id,
        line_items: lines.flatMap(({ sku, quantity }) => (group.skus.includes(sku) ? [{ id: sku, quantity }] : [])),
        method_type: { ship: 'shipping', pickup: 'pickup', email: 'digital' }[group.way],
        destination,
        ...(description && { description }),
      },
    ]
  })
}

/** Each parcel when it left, and when it arrived. */
const events = ({ parcels, lines }: Order): object[] =>
  parcels.flatMap((parcel, place) => {
    const event = (type: string, at: string) => ({
      id: `parcel_${place + 1}_${type}`,
      occurred_at: at,
      type,
      line_items: parcel.lines.flatMap(({ line, quantity }) => {
        const sku = lines[line]?.sku
        return sku ? [{ id: sku, quantity }] : []
      }),
      carrier: parcel.carrier,
      tracking_number: parcel.code,
      ...(parcel.url && { tracking_url: parcel.url }),
    })
    return [event('shipped', parcel.left), ...(parcel.arrived ? [event('delivered', parcel.arrived)] : [])]
  })

/** What was paid back, whatever for. The step that a refund belongs to follows it in the history, with its amount. */
const adjustments = (version: UcpVersion, { events: history }: Order): object[] =>
  history.flatMap(({ kind, at, amount }, place) => {
    if (kind !== 'refunded' || !amount) return []
    const step = history[place + 1]
    return [
      {
        id: `adjustment_${place + 1}`,
        type: (step?.amount === amount && adjustmentOf[step.kind]) || 'refund',
        occurred_at: at,
        status: 'completed',
        ...(version === '2026-01-11' ? { amount } : { totals: [{ type: 'total', amount: -amount }] }),
      },
    ]
  })

const adjustmentOf: Partial<Record<OrderEventKind, string>> = { returned: 'return', cancelled: 'cancellation' }
