import { lineTitle, type Cart } from '../../domain/cart/cart.ts'
import type { OfferedDelivery } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { isShipped } from '../../domain/shipping/delivery-groups.ts'
import { m } from '../../paraglide/messages.js'
import { DeliveryGroupList } from '../price/delivery-groups.tsx'
import { groupWords, rateNames } from '../price/delivery-words.ts'

type Props = {
  cart: Cart
  /** The ways in which what is sent may be sent, the one of the cart first. */ deliveries?: readonly OfferedDelivery[]
  locale: Locale
}

/** The parts of the cart that travel together, for how much and when; and what another way would cost, and when it would come. */
export function CartDeliveries({ cart, deliveries = [], locale }: Props) {
  const names = new Map(cart.lines.map((line) => [line.sku, lineTitle(line)]))
  // A line that is taken out is gone at once, its group with the answer.
  const groups = (cart.delivery?.groups ?? []).filter(({ skus }) => skus.some((sku) => names.has(sku)))
  if (groups.length === 0) return null
  // Not what goes another way whatever is chosen, such as a bike.
  const chosen = groups.find((group) => isShipped(group) && deliveries.some(({ code }) => code === group.method))
  const others = deliveries.filter(({ code }) => chosen && isShipped(chosen) && code !== chosen.method)
  const stores = new Map(cart.lines.flatMap(({ pickup }) => (pickup ? [[pickup.store, pickup.name] as const] : [])))
  return (
    <section aria-label={m.product_delivery()} className="border-t border-line px-5 py-4">
      <h2 className="mb-2 font-semibold">{m.product_delivery()}</h2>
      <DeliveryGroupList
        groups={groups}
        locale={locale}
        nameOf={(sku) => names.get(sku)}
        storeName={(slug) => stores.get(slug) ?? slug}
      />
      {others.map(({ code, groups: theirs }) => {
        const own = theirs.filter(isShipped).filter(({ method }) => method === code)
        const cost = own.reduce((sum, group) => sum + group.cost, 0)
        return (
          <div key={code} className="mt-2.5 border-t border-line pt-2.5 text-sm text-ink-soft">
            <p>{m.cart_delivery_other({ method: rateNames[code](), amount: amountText(cost, locale) })}</p>
            {own.map((group) => {
              const { name, dates } = groupWords(group, locale)
              // Below the last of several groups it would read as about that one.
              return <p key={group.id}>{[groups.length > 1 && name, dates].filter(Boolean).join(' · ')}</p>
            })}
          </div>
        )
      })}
    </section>
  )
}
