import type { Checkout, OfferedDelivery, PickupStore } from '../checkout/checkout.ts'
import type { PickupPromise } from '../pickup/ready-by.ts'
import { isShipped, wholeWindow, type ShippedGroup } from '../shipping/delivery-groups.ts'
import type { RateCode } from '../shipping/rate-table.ts'
import { shopZone } from '../shop-zone.ts'
import { instantInZone, isoInstant, type Day } from '../time.ts'
import { isInCanada } from './destination.ts'
import type { SessionData } from './session.ts'

/** What is written of ways of delivery, in the buyer's language. */
export type DeliveryWords = {
  /** Of a rate; `isFree` where it costs nothing. */
  rate(code: RateCode, isFree: boolean): string
  /** When what is sent comes, and why it may be later: of each group where there are several. */
  days(groups: readonly ShippedGroup[]): string
  pickup: string
  /** When what is picked up should be ready. */
  promise(promise: PickupPromise): string
  /** That it waits at a store, and that it was fetched there. */
  isReady(store: string): string
  isPickedUp(store: string): string
}

export const SHIPPING = 'shipping'
export const PICKUP = 'pickup'

/** How the lines of a checkout reach the buyer, as far as the agent has said it. Undefined where nothing is carried. */
export function fulfilmentOf(checkout: Checkout, data: SessionData, words: DeliveryWords): object | undefined {
  if (!checkout.needsDelivery) return undefined
  const ids = lineIds(checkout)
  const method =
    data.method === 'pickup' ? pickupMethod(checkout, data, ids, words) : shippingMethod(checkout, data, ids, words)
  return {
    methods: [method],
    available_methods: [SHIPPING, ...(checkout.mayPickUp ? [PICKUP] : [])].map((type) => ({
      type,
      line_item_ids: ids,
    })),
  }
}

export const lineIds = ({ cart }: Pick<Checkout, 'cart'>): string[] => cart.lines.map(({ sku }) => sku)

function shippingMethod({ deliveries }: Checkout, data: SessionData, ids: string[], words: DeliveryWords) {
  const { destinations = [], destination, option } = data
  const selected = destinations.find(({ id }) => id === destination)
  const isTaken = selected && isInCanada(selected)
  return {
    id: SHIPPING,
    type: SHIPPING,
    line_item_ids: ids,
    ...(destinations.length > 0 && { destinations }),
    ...(selected && { selected_destination_id: selected.id }),
    ...(isTaken && {
      groups: [
        {
          id: 'package',
          line_item_ids: ids,
          options: deliveries.map((delivery) => optionOf(delivery, words)),
          ...(deliveries.some(({ code }) => code === option) && { selected_option_id: option }),
        },
      ],
    }),
  }
}

/** A delivery that a threshold or a code makes free is said to be so. */
function optionOf(delivery: OfferedDelivery, words: DeliveryWords) {
  const { code, total, groups } = delivery
  const description = words.days(groups.filter(isShipped))
  const window = wholeWindow(groups)
  return {
    id: code,
    title: words.rate(code, total === 0),
    ...(description && { description }),
    ...(window && {
      earliest_fulfillment_time: noonOf(window.earliest),
      latest_fulfillment_time: noonOf(window.latest),
    }),
    totals: [
      { type: 'subtotal', amount: total },
      { type: 'total', amount: total },
    ],
  }
}

/** A day where the protocol wants a time: noon at the shop is on that day everywhere in Canada. */
const noonOf = (day: Day): string => isoInstant(instantInZone(day, 12 * 60, shopZone()))

function pickupMethod(
  { stores, mayPickUp }: Checkout,
  { destination }: SessionData,
  ids: string[],
  words: DeliveryWords,
) {
  const store = mayPickUp ? stores.find(({ slug }) => slug === destination) : undefined
  return {
    id: PICKUP,
    type: PICKUP,
    line_item_ids: ids,
    ...(mayPickUp && { destinations: stores.map(storeDestination) }),
    ...(store && {
      selected_destination_id: store.slug,
      groups: [
        {
          id: 'counter',
          line_item_ids: ids,
          options: [
            {
              id: PICKUP,
              title: words.pickup,
              ...(store.ready && { description: words.promise(store.ready) }),
              totals: [{ type: 'total', amount: 0 }],
            },
          ],
          selected_option_id: PICKUP,
        },
      ],
    }),
  }
}

const storeDestination = (store: PickupStore) => ({ id: store.slug, name: store.name, address: storeAddress(store) })

export const storeAddress = ({ street, city, province, postalCode }: PickupStore) => ({
  street_address: street,
  address_locality: city,
  address_region: province,
  postal_code: postalCode,
  address_country: 'CA',
})
