import type { Order } from '../../domain/orders/order.ts'
import { outstanding, shareOf } from '../../domain/orders/order-share.ts'
import { unpacked } from '../../domain/orders/parcel.ts'
import { m } from '../../paraglide/messages.js'

const subjects = {
  shipped: {
    whole: m.order_mail_shipped_subject,
    part: m.order_mail_shipped_part_subject,
    rest: m.order_mail_shipped_rest_subject,
  },
  ready: {
    whole: m.order_mail_ready_subject,
    part: m.order_mail_ready_part_subject,
    rest: m.order_mail_ready_rest_subject,
  },
}

/** The subject of the letter of a parcel or a pickup, by how much of the order it is. */
export const shareSubject = (kind: 'shipped' | 'ready', order: Order, part: string): string =>
  subjects[kind][shareOf(order, part)]({ number: order.number }, { locale: order.locale })

/** Where a pickup waits. */
export const readyWords = (order: Order, part: string, store: string): string =>
  (shareOf(order, part) === 'whole' ? m.order_mail_ready_text : m.order_mail_ready_part_text)(
    { store },
    { locale: order.locale },
  )

/** That more follows the parcel or the pickup, if it does; the rest may come by parcel, at a store, or both. */
export function restWords(kind: 'shipped' | 'ready', order: Order, part: string): string[] {
  const rest = outstanding(order, part).length
  if (rest === 0) return []
  const isByParcel = kind === 'shipped' && unpacked(order).length === rest
  return [(isByParcel ? m.order_mail_shipped_rest : m.order_mail_rest)({}, { locale: order.locale })]
}
