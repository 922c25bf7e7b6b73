import type { OfferedDelivery } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { bikePart, rateNames, shortDatesText } from '../price/delivery-words.ts'

/** The ways of delivery of this cart: cost and arrival of each; nothing for a cart that is not shipped. */
export function CartDeliveries({ deliveries, locale }: { deliveries: readonly OfferedDelivery[]; locale: Locale }) {
  if (deliveries.length === 0) return null
  return (
    <section aria-labelledby="cart-deliveries" className="border-t border-line px-5 py-4">
      <h2 id="cart-deliveries" className="font-semibold">
        {m.product_delivery()}
      </h2>
      <dl className="mt-1 space-y-2 text-[0.9375rem]">
        {deliveries.map(({ code, total, parts, window }) => {
          const bike = code === 'bike_only' ? undefined : parts.find((part) => part.code === 'bike_only')
          return (
            <div key={code} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
              <dt className="font-medium">{rateNames[code]()}</dt>
              <dd className="tabular-nums">{amountText(total, locale)}</dd>
              <dd className="col-span-2 text-sm text-ink-soft">{shortDatesText(window, locale)}</dd>
              {bike && <dd className="col-span-2 text-sm text-ink-soft">{bikePart(money(bike.cost, locale))}</dd>}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
