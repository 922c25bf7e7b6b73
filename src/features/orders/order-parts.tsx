import type { Locale } from '../../domain/locale.ts'
import { type Order } from '../../domain/orders/order.ts'
import { isToCome } from '../../domain/orders/order-state.ts'
import { lineName, unitsToPay } from '../../domain/orders/order-line.ts'
import { linesByPart, stateOfParts, type OrderPart } from '../../domain/orders/order-parts.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { promiseText } from '../price/pickup-promise.ts'
import { OrderProgress } from './order-progress.tsx'
import { partName } from './order-words.ts'

/** How far an order is: as a whole, or, where it goes several ways, each part for itself. */
export function OrderStatus({ order, locale }: { order: Order; locale: Locale }) {
  const { parts, lines, state, isPaid } = order
  // A cancelled or fully returned order has one state as a whole.
  if (!parts || state === 'cancelled' || state === 'returned') return <OrderProgress order={order} />
  return (
    <ul className="grid grid-cols-1 gap-4">
      {state !== stateOfParts(parts, isPaid) && (
        <li>
          <OrderProgress order={order} />
        </li>
      )}
      {linesByPart(
        parts,
        lines.filter((line) => unitsToPay(line) > 0),
      ).map(({ part, lines: own }) => (
        <li key={part?.id ?? 'email'} className="rounded-card border border-line p-5">
          <h2 className="flex items-center gap-2.5 text-lg font-semibold">
            <Icon name={part ? icons[part.fulfilment] : 'gift'} size={22} />
            {part ? partName(part) : m.order_email()}
          </h2>
          <p className="mt-1 mb-5 text-[0.9375rem] text-ink-soft">
            {own.map((line) => (
              <span key={line.sku} className="block">
                {unitsToPay(line) > 1 && `${unitsToPay(line)}\u00a0× `}
                {lineName(line, locale)}
              </span>
            ))}
          </p>
          {part?.fulfilment === 'pickup' && part.store.ready && isToCome(part.state) && (
            <p className="-mt-4 mb-5 text-[0.9375rem]">{promiseText(part.store.ready, locale)}</p>
          )}
          {part ? (
            <OrderProgress order={part} label={m.order_part_status({ part: partName(part) })} />
          ) : (
            <OrderProgress
              order={{ state: isPaid ? 'delivered' : 'placed', fulfilment: 'email' }}
              label={m.order_part_status({ part: m.order_email() })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const icons: Record<OrderPart['fulfilment'], 'truck' | 'store'> = { ship: 'truck', pickup: 'store' }
