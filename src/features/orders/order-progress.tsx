import type { Order } from '../../domain/orders/order.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { roadOf, stateName } from './order-words.ts'

/** How far an order is on its way; one that left the way says only what it is. */
export function OrderProgress({
  order: { state, fulfilment, isPaid },
  label = m.order_status(),
}: {
  order: Pick<Order, 'state' | 'fulfilment'> & Partial<Pick<Order, 'isPaid'>>
  label?: string
}) {
  const road = roadOf(fulfilment, state)
  // “Paid” is not a step: an order paid at the till is prepared first.
  const reached = state === 'paid' ? 0 : road.indexOf(state)
  if (reached === -1) {
    return (
      <p className="flex items-center gap-2 rounded-card bg-gold-pale p-4 font-semibold">
        <Icon name="info" size={22} />
        {state === 'cancelled'
          ? isPaid
            ? m.order_cancelled_text()
            : m.order_cancelled_unpaid()
          : stateName(state, fulfilment)}
      </p>
    )
  }
  return (
    // The steps that are done have their colour on paper too, where browsers leave backgrounds out.
    <ol aria-label={label} className="grid auto-cols-fr gap-y-3 sm:grid-flow-col [print-color-adjust:exact]">
      {road.map((stop, place) => (
        <li
          key={stop}
          aria-current={place === reached ? 'step' : undefined}
          className="relative flex items-center gap-3 sm:flex-col sm:items-start sm:gap-2"
        >
          {place > 0 && (
            <span
              aria-hidden="true"
              className={`absolute right-full mr-0 hidden h-0.5 w-[calc(100%-2rem)] translate-y-3.75 sm:top-0 sm:block ${place <= reached ? 'bg-spruce' : 'bg-line-strong'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`flex size-8 shrink-0 items-center justify-center rounded-full ${place <= reached ? 'bg-spruce text-white' : 'border border-line-strong'}`}
          >
            {place <= reached && <Icon name="check" size={18} />}
          </span>
          <span className={place === reached ? 'font-semibold' : place > reached ? 'text-ink-soft' : ''}>
            {stateName(stop, fulfilment)}
          </span>
        </li>
      ))}
    </ol>
  )
}
