import type { Locale } from '../locale.ts'
import type { Order, OrderEventKind } from '../orders/order.ts'
import { unitsToPay, type OrderLine } from '../orders/order-line.ts'
import { partsEver } from '../orders/order-parts.ts'
import { unitsOut } from '../orders/units-out.ts'
import { absoluteUrl, sharedPictureUrl } from '../seo/absolute-url.ts'
import { isShipped } from '../shipping/delivery-groups.ts'
import { instantOf } from '../time.ts'
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
  /** In which it is read, and `words` are. */
  locale: Locale
  words: Pick<CheckoutWords, 'totals' | 'delivery'>
}

const ORDER = 'dev.ucp.shopping.order'

/** An order as its agent reads it: what was bought, how it comes, what left, and what was paid back. */
export function orderView({ version, siteUrl, order, locale, words, ...given }: Given): object {
  const { id, checkoutId, permalink, isByHand } = given
  const isFirst = version === '2026-01-11'
  const { totals } = order
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
    fulfillment: {
      expectations: expectations(isByHand ? withoutAddress(order) : order, words),
      events: [...parcelEvents(order), ...pickupEvents(order, words)].toSorted(byTime),
    },
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

/** What travels together, and when it comes or is ready, as it was promised. */
function expectations(order: Order, { delivery: words }: Given['words']): object[] {
  const { groups, lines, address, store, parts = [], delivery, totals } = order
  const stores = [store, ...parts.map((part) => part.store)]
  const isFree = totals.shipping === totals.shippingDiscount
  return groups.map((group) => {
    const place = group.way === 'pickup' ? stores.find((one) => one?.slug === group.store) : undefined
    const destination = place ? storeAddress(place) : group.way === 'ship' && address ? postalAddress(address) : {}
    const code = isShipped(group) ? (delivery?.code ?? group.method) : undefined
    const said = isShipped(group)
      ? [code && words.rate(code, isFree), words.days([group])]
      : group.way === 'pickup'
        ? [words.pickup, place?.ready && words.promise(place.ready)]
        : []
    const description = said.filter(Boolean).join(' · ')
    const from = isShipped(group) ? group.preorder?.from : place?.ready?.day
    return {
      id: group.id,
      line_items: lines.flatMap(({ sku, quantity }) => (group.skus.includes(sku) ? [{ id: sku, quantity }] : [])),
      method_type: { ship: 'shipping', pickup: 'pickup', email: 'digital' }[group.way],
      destination,
      ...(description && { description }),
      ...(from && { fulfillable_on: from }),
    }
  })
}

type FulfilmentEvent = { id: string; occurred_at: string; type: string; line_items: object[] }
const byTime = (one: FulfilmentEvent, other: FulfilmentEvent): number =>
  instantOf(one.occurred_at) - instantOf(other.occurred_at)

/**
 * That goods wait at a store, and that they were fetched: for the first the protocol has no type, so that it is ours;
 * the second is the one of what its buyer received.
 */
function pickupEvents(order: Order, { delivery: words }: Given['words']): FulfilmentEvent[] {
  const { fulfilment, parts, lines, events, store: whole } = order
  return events.flatMap(({ kind, at, part }, place) => {
    const store = parts ? partsEver(order).find(({ id }) => id === part)?.store : fulfilment === 'pickup' && whole
    if (!store || (kind !== 'ready' && kind !== 'delivered')) return []
    const isOfIt = (line: OrderLine) => (parts ? line.part === part : line.shippingClass !== 'none')
    const type = kind === 'ready' ? 'ready_for_pickup' : 'delivered'
    return {
      id: `pickup_${place + 1}_${type}`,
      occurred_at: at,
      type,
      line_items: lines.flatMap((line) =>
        isOfIt(line) && unitsToPay(line) > 0 ? [{ id: line.sku, quantity: unitsToPay(line) }] : [],
      ),
      description: kind === 'ready' ? words.isReady(store.name) : words.isPickedUp(store.name),
    }
  })
}

/** Each parcel when it left, and when it arrived. */
const parcelEvents = ({ parcels, lines }: Order): FulfilmentEvent[] =>
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
