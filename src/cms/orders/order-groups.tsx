'use client'
import { localeOr, type Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { unitsToPay } from '../../domain/orders/order-line.ts'
import { partsEver } from '../../domain/orders/order-parts.ts'
import type { PickupPromise } from '../../domain/pickup/ready-by.ts'
import type { Preorder } from '../../domain/shipping/delivery-groups.ts'
import { cautionOf, groupText, preorderText, type GroupMessages } from '../../domain/shipping/group-text.ts'
import { shortClockText } from '../../domain/store-hours/clock-text.ts'
import { formatDay } from '../../domain/time.ts'
import { namesOf, staffText, type StaffMessage } from '../staff-words.ts'

const message =
  (name: StaffMessage) =>
  (values: object, { locale }: { locale: Locale }): string =>
    staffText(locale, name, { ...values })
const rates = namesOf('shipping_rate')

const words: GroupMessages = {
  goods: {
    parcel: message('order_group_parcel'),
    oversize: message('order_group_oversize'),
    bike: message('order_group_bike'),
  },
  rates: {
    regular: message(rates('regular')),
    express: message(rates('express')),
    bike_only: message(rates('bike_only')),
    over_size_surcharge: message(rates('over_size_surcharge')),
  },
  preorder: message('order_group_preorder'),
  preorderSoon: message('order_group_preorder_soon'),
  seller: message('order_group_seller'),
  pickup: message('order_group_pickup'),
  email: message('order_group_email'),
  dates: message('order_group_dates'),
  noDate: message('order_group_no_date'),
  holiday: message('order_group_holiday'),
  holidays: message('order_group_holidays'),
  remote: message('order_group_remote'),
  shared: message('order_group_shared'),
}

export const preorderWords = (language: string, preorder: Preorder): string =>
  preorderText(preorder, words, localeOr(language))

type Stores = Pick<Order, 'store' | 'parts' | 'formerParts'>

const storeIn = (order: Stores, slug: string) =>
  [order.store, ...partsEver(order).map((part) => part.store)].find((one) => one?.slug === slug)

/** The name of a store that an order comes from or waits at; its address in URLs where it is not known. */
export const storeNameIn =
  (order: Stores) =>
  (slug: string): string =>
    storeIn(order, slug)?.name ?? slug

/** The pickup that the shopper was promised: `promised from 9 a.m. on December 9`. */
const readyWords = ({ kind, day, at }: PickupPromise, locale: Locale): string =>
  staffText(locale, kind === 'by' ? 'order_group_ready_by' : 'order_group_ready_from', {
    day: formatDay(day, locale, 'date'),
    time: shortClockText(at, locale),
  })

/** The parts of an order that travel together, how and by when: what the shopper was promised. */
export function OrderGroups({ order, language }: { order: Order; language: string }) {
  const locale = localeOr(language)
  const { groups, lines } = order
  return groups.map((group) => {
    const text = groupText(group, words, {
      locale,
      storeName: storeNameIn(order),
    })
    const { name, method, cost, dates } = text
    const caution = cautionOf(text)
    const ready = group.way === 'pickup' ? storeIn(order, group.store)?.ready : undefined
    const items = lines
      .filter((line) => group.skus.includes(line.sku) && unitsToPay(line) > 0)
      .map((line) => `${unitsToPay(line)} × ${line.sku}`)
    // All of it was cancelled.
    if (items.length === 0) return null
    return (
      <div key={group.id} className="order-sheet__group">
        <p>
          <strong>{name}</strong>
        </p>
        <p>{items.join(', ')}</p>
        {method && <p>{[method, cost, dates].filter(Boolean).join(', ')}</p>}
        {ready && <p>{readyWords(ready, locale)}</p>}
        {caution && <p>{caution}</p>}
      </div>
    )
  })
}
