import { Link } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import type { OrderSummary } from '../../domain/orders/order.ts'
import { paths } from '../../domain/paths.ts'
import { SHOP_ZONE } from '../../domain/shipping/delivery-estimate.ts'
import { dayInZone, formatDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { stateName } from './order-words.ts'

/** The orders of a customer, newest first; each leads to its page. */
export function OwnOrders({ orders, locale }: { orders: readonly OrderSummary[]; locale: Locale }) {
  if (orders.length === 0) return <p className="text-lg text-ink-soft">{m.account_orders_none()}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {orders.map(({ number, placedAt, state, fulfilment, total, units }) => (
        <li key={number} className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-5 hover:bg-ground-soft">
          <div>
            <Link to={paths.order(locale, number)} className="font-semibold after:absolute after:inset-0">
              {number}
            </Link>
            <p className="text-sm text-ink-soft">
              {formatDay(dayInZone(Date.parse(placedAt), SHOP_ZONE), locale, 'date')} · {m.account_order_units({ count: units })}
            </p>
          </div>
          <p className="flex items-center gap-4">
            <span className="text-sm font-semibold text-spruce">{stateName(state, fulfilment)}</span>
            <span className="font-semibold tabular-nums">{money(total, locale)}</span>
            <Icon name="chevron-right" size={20} />
          </p>
        </li>
      ))}
    </ul>
  )
}
