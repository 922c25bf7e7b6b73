import type { ReactNode } from 'react'
import { addressLines } from '../../domain/address/address-lines.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { swapNames } from '../../domain/orders/swap-names.ts'
import type { Order } from '../../domain/orders/order.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  order: Order
  locale: Locale
  /** The order's own page, where it is paid. */
  page: string
  /** Its payment, or why it was not paid; only on the order's own page. */
  payment?: ReactNode
  /** It was paid just now. */
  isPaid?: boolean
}

/** What changes of an order once its difference is paid, how much that is, and until when; thanks once it is. */
export function OrderChange({ order: { correction: waiting, lines }, locale, page, payment, isPaid = false }: Props) {
  if (isPaid)
    return (
      <p id="order-change" role="status" className="mt-6 flex items-start gap-2.5 font-medium text-spruce-deep">
        <Icon name="check" size={20} className="mt-0.5" />
        {m.order_change_paid()}
      </p>
    )
  if (!waiting) return <div id="order-change">{payment}</div>
  const { correction, amount, until } = waiting
  return (
    <section
      id="order-change"
      aria-labelledby="order-change-title"
      className="mt-8 scroll-mt-24 rounded-card border-2 border-line p-5 print:hidden"
    >
      <h2 id="order-change-title" className="text-lg font-semibold">
        {m.order_change_title()}
      </h2>
      <p className="mt-2 max-w-prose">
        {correction.kind === 'swap'
          ? m.order_change_swap(swapNames(lines, correction, locale))
          : m.order_change_address()}
      </p>
      {correction.kind === 'address' && (
        <address className="mt-2 not-italic">
          {addressLines(correction.address, locale).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      <p className="mt-2 max-w-prose">
        {m.order_change_until({ amount: money(amount, locale), date: shopDate(until, locale) })}
      </p>
      <div className="mt-4">
        {payment ?? <ButtonLink to={`${page}#order-change`}>{m.order_change_see()}</ButtonLink>}
      </div>
    </section>
  )
}
