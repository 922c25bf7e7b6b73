import type { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/orders/order.ts'
import { lineName } from '../../domain/orders/order-line.ts'
import { carrierName, trackingUrl } from '../../domain/orders/tracking-url.ts'
import { unpacked } from '../../domain/orders/parcel.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'

type Props = { order: Order; locale: Locale }

/**
 * Each parcel with its carrier, tracking link, and when it left or arrived; if there are several, also the contents of
 * each, and what is still to come.
 */
export function Parcels({ order, locale }: Props) {
  const rest = unpacked(order)
  const isSeveral = order.parcels.length > 1 || rest.length > 0
  return (
    <ul className="mt-2 grid gap-4">
      {order.parcels.map(({ carrier, code, lines, left, arrived, ...parcel }, place) => {
        const url = trackingUrl({ carrier, code, ...parcel }, locale)
        return (
          <li key={`${carrier} ${code} ${left}`}>
            {isSeveral && <span className="block font-semibold">{m.order_parcel({ nth: place + 1 })}</span>}
            <span className="block">{m.order_tracking_text({ carrier: carrierName(carrier, locale), code })}</span>
            <span className="block">
              {arrived
                ? m.order_parcel_arrived({ date: shopDate(arrived, locale) })
                : m.order_parcel_sent({ date: shopDate(left, locale) })}
            </span>
            {isSeveral && <Items order={order} units={lines} locale={locale} />}
            {url && (
              <a
                href={url}
                rel="noreferrer"
                className="flex min-h-11 items-center underline underline-offset-4 print:hidden"
              >
                {isSeveral ? m.order_parcel_track({ nth: place + 1 }) : m.order_tracking()}
              </a>
            )}
          </li>
        )
      })}
      {rest.length > 0 && (
        <li>
          <span className="block font-semibold">{m.order_parcel_rest()}</span>
          <Items order={order} units={rest} locale={locale} />
        </li>
      )}
    </ul>
  )
}

const Items = ({ order, units, locale }: Props & { units: readonly LineUnits[] }) =>
  units.map(({ line, quantity }) => (
    <span
      key={line}
      className="block text-ink-soft"
    >{`${quantity}\u00a0× ${lineName(order.lines[line], locale)}`}</span>
  ))
