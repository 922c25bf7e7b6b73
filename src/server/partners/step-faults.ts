import type { Locale } from '../../domain/locale.ts'
import type { OrderStep } from '../../domain/orders/move.ts'
import type { Order } from '../../domain/orders/order.ts'
import { unpacked } from '../../domain/orders/parcel.ts'
import { faultText, type Fault } from './problem.ts'

type Standing = Pick<Order, 'state' | 'fulfilment' | 'isPaid' | 'parts' | 'parcels' | 'lines'>

/**
 * Why an order is not ready for a step: its part is not named, it goes another way, it is not paid, or the state that
 * it is in.
 */
export function stateFaults(order: Standing, { action, part }: OrderStep, locale: Locale): Fault[] {
  const { parts, state, isPaid } = order
  const known = parts?.find(({ id }) => id === part)
  if (parts ? !known : part !== undefined) {
    const of = (parts ?? []).map(({ id }) => id).join(', ')
    return [{ path: 'body.part', message: faultText(parts ? 'parts' : 'no_parts', locale, { name: of }) }]
  }
  const { fulfilment } = known ?? order
  if (action === 'ship' && fulfilment === 'pickup')
    return [{ path: 'fulfilment', message: faultText('picked_up', locale) }]
  if (action === 'make-ready' && fulfilment === 'ship')
    return [{ path: 'fulfilment', message: faultText('sent', locale) }]
  const now = known?.state ?? state
  return action === 'deliver' && !isPaid && now === 'ready'
    ? [{ path: 'state', message: faultText('not_paid', locale) }]
    : [{ path: 'state', message: faultText('state', locale, { name: now }) }]
}

/** What of a parcel is not there to be packed, by its place in the request. */
export function packFaults(order: Standing, { parcel, part }: OrderStep, locale: Locale): Fault[] {
  const rest = unpacked(order).filter(({ line }) => part === undefined || order.lines[line]?.part === part)
  return (parcel?.lines ?? []).flatMap(({ line, quantity }, at): Fault[] => {
    const left = rest.find((one) => one.line === line)?.quantity ?? 0
    if (!order.lines[line])
      return [{ path: `body.lines.${at}.line`, message: faultText('no_line', locale, { name: String(line) }) }]
    return quantity > left
      ? [{ path: `body.lines.${at}.quantity`, message: faultText('left', locale, { name: String(left) }) }]
      : []
  })
}
