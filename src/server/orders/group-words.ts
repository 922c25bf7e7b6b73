import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { lineName } from '../../domain/orders/order-line.ts'
import { outstanding } from '../../domain/orders/order-share.ts'
import { travels } from '../../domain/orders/parcel.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { isShipped, type DeliveryGroup, type Preorder } from '../../domain/shipping/delivery-groups.ts'
import {
  cautionOf,
  groupText,
  howItComes,
  preorderText,
  type GroupMessages,
  type GroupText,
} from '../../domain/shipping/group-text.ts'
import { promiseText } from '../../domain/pickup/promise-text.ts'
import type { PickupPromise } from '../../domain/pickup/ready-by.ts'
import { m } from '../../paraglide/messages.js'

export const groupMessages: GroupMessages = {
  goods: { parcel: m.delivery_group_parcel, oversize: m.delivery_group_oversize, bike: m.delivery_group_bike },
  rates: {
    regular: m.product_delivery_regular,
    express: m.product_delivery_express,
    bike_only: m.product_delivery_bike,
    over_size_surcharge: m.product_delivery_oversize,
  },
  preorder: m.product_stock_preorder,
  preorderSoon: m.product_stock_preorder_soon,
  seller: m.product_seller,
  pickup: m.checkout_pickup_at,
  email: m.order_email,
  dates: ({ earliest, latest }, say) => m.order_mail_window({ from: earliest, to: latest }, say),
  noDate: m.delivery_group_no_date,
  holiday: m.delivery_group_holiday,
  holidays: m.delivery_group_holidays,
  remote: m.delivery_group_remote,
  shared: m.delivery_group_shared,
}

/** The text about a group on a letter or a slip. */
export const groupWords = (group: DeliveryGroup, { locale, store, parts = [] }: Order): GroupText =>
  groupText(group, groupMessages, {
    locale,
    storeName: (slug) => [store, ...parts.map((part) => part.store)].find((one) => one?.slug === slug)?.name ?? slug,
  })

export const preorderWords = (preorder: Preorder, locale: Locale): string =>
  preorderText(preorder, groupMessages, locale)

const promises = { by: m.order_pickup_by, from: m.order_pickup_from, warehouse: m.order_pickup_warehouse }

/** When what waits at a store was said to be ready. */
export const pickupWords = (promise: PickupPromise, locale: Locale): string => promiseText(promise, promises, locale)

/** When a group comes, why it may be later, and of a preorder that it is paid. */
const promiseLines = (group: DeliveryGroup, order: Order): string[] => {
  const words = groupWords(group, order)
  const isPreorder = isShipped(group) && group.preorder !== undefined
  return [
    words.dates,
    cautionOf(words),
    isPreorder ? m.preorder_was_charged({}, { locale: order.locale }) : undefined,
  ].filter((line) => line !== undefined)
}

/** What was promised for what is sent, where it all travels together; several groups have a block of their own. */
export function oneGroupLines(order: Order): string[] {
  const [group, ...others] = order.groups.filter(isShipped)
  return group && others.length === 0 ? promiseLines(group, order) : []
}

/** A block of a letter for each group: what is in it, how it comes and for how much, and when. */
export function groupBlocks(order: Order): { heading: string; lines: string[] }[] {
  const isSeveral = order.groups.filter(isShipped).length > 1
  const shown = order.groups.filter((group) =>
    group.way === 'email' ? order.groups.length > 1 : isShipped(group) && isSeveral,
  )
  return shown.map((group) => {
    const words = groupWords(group, order)
    const how = howItComes(words)
    return {
      heading: words.name,
      lines: [...itemsOf(group, order), ...(how ? [how] : []), ...promiseLines(group, order)],
    }
  })
}

const itemsOf = ({ skus }: DeliveryGroup, { lines, locale }: Order): string[] =>
  lines.filter(({ sku }) => skus.includes(sku)).map((line) => `${line.quantity}\u00a0× ${lineName(line, locale)}`)

/**
 * Where an order comes in several groups: a block for each of which something is still to come, for the letters on its
 * way.
 * @param part the part that the letter is about
 */
export function blocksToCome(order: Order, part = ''): { heading: string; lines: string[] }[] {
  const groups = order.groups.filter(({ way }) => way !== 'email')
  if (groups.length < 2 || order.state === 'cancelled' || order.state === 'returned') return []
  return groups.flatMap((group) => {
    const units = unitsToCome(group, order, part)
    if (units.length === 0) return []
    const { name, method } = groupWords(group, order)
    const items = units.map(({ line, quantity }) => `${quantity}\u00a0× ${lineName(order.lines[line], order.locale)}`)
    const heading = m.delivery_group_to_come({ name }, { locale: order.locale })
    return [{ heading, lines: [...items, ...(method ? [method] : []), ...promiseLines(group, order)] }]
  })
}

const unitsToCome = (group: DeliveryGroup, order: Order, part: string): LineUnits[] =>
  outstanding(order, part).filter(({ line }) => {
    const sold = order.lines[line]
    if (!sold || !group.skus.includes(sold.sku)) return false
    return isShipped(group) ? travels(order, sold) : group.way === 'pickup' && sold.part === group.store
  })
