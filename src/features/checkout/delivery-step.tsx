import type { Checkout, OfferedDelivery } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { isShipped, type DeliveryGroup, type ShippedGroup } from '../../domain/shipping/delivery-groups.ts'
import { isSurcharge, type SurchargeCode } from '../../domain/shipping/rate-table.ts'
import { m } from '../../paraglide/messages.js'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { groupWords, rateNames } from '../price/delivery-words.ts'
import { CheckoutGroups } from './checkout-groups.tsx'
import { answerFor, CheckoutForm, fieldId, type FormAnswer } from './checkout-form.tsx'

/**
 * The delivery methods: the cost of each and its range of arrival days. What goes another way whatever is chosen, such
 * as a bike, has its own price and days below, so that nothing reads as paid twice.
 */
export function DeliveryStep({
  checkout,
  locale,
  answer,
}: {
  checkout: Checkout
  locale: Locale
  answer?: FormAnswer
}) {
  const { state, deliveries, groups } = checkout
  const { values, error } = answerFor('delivery', answer)
  const chosen = values?.method ?? (state.delivery?.kind === 'ship' ? state.delivery.code : deliveries[0]?.code)
  const isRemote = deliveries.some((delivery) => delivery.groups.some((group) => isShipped(group) && group.isRemote))
  const apart = groups.filter((group) => !deliveries.some((delivery) => goesBy(delivery, group)))
  return (
    <CheckoutForm part="delivery" answer={answer} submit={m.checkout_continue()} className="grid gap-6">
      {isRemote && <p className="text-ink-soft">{m.delivery_group_remote()}</p>}
      <RadioCards
        name="method"
        id={fieldId('delivery')}
        legend={m.checkout_delivery_legend()}
        hideLegend
        error={error('delivery')}
        chosen={chosen}
        cards={deliveries.map((delivery) => {
          const own = delivery.groups.filter(isShipped).filter((group) => goesBy(delivery, group))
          return {
            value: delivery.code,
            title: rateNames[delivery.code](),
            aside: amountText(
              own.reduce((sum, { cost }) => sum + cost, 0),
              locale,
            ),
            text: <DeliveryFacts delivery={delivery} groups={own} locale={locale} />,
          }
        })}
      />
      {ways.map((way) => {
        const own = apart.filter((group) => group.way === way)
        if (own.length === 0) return null
        return (
          <section key={way} aria-labelledby={`delivery-${way}`} className="rounded-card border border-line-strong p-4">
            <h3 id={`delivery-${way}`} className="mb-2 font-semibold">
              {apartWords[way]()}
            </h3>
            <CheckoutGroups checkout={checkout} groups={own} locale={locale} />
          </section>
        )
      })}
    </CheckoutForm>
  )
}

const ways = ['ship', 'pickup', 'email'] as const
const apartWords: Record<DeliveryGroup['way'], () => string> = {
  ship: m.delivery_groups_apart,
  pickup: m.delivery_groups_pickup,
  email: m.delivery_groups_email,
}

const goesBy = ({ code }: OfferedDelivery, group: DeliveryGroup): boolean => isShipped(group) && group.method === code

const surchargeWords: Record<SurchargeCode, typeof m.checkout_delivery_oversize_part> = {
  over_size_surcharge: m.checkout_delivery_oversize_part,
}

/** When each group of it arrives, and what is in its price. */
function DeliveryFacts({
  delivery: { parts },
  groups,
  locale,
}: {
  delivery: OfferedDelivery
  groups: readonly ShippedGroup[]
  locale: Locale
}) {
  return (
    <>
      {groups.map((group) => {
        // That it goes far is said once, above all of them.
        const { name, dates, holidays } = groupWords(group, locale)
        return (
          <span key={group.id} className="block">
            {groups.length > 1 ? `${name} · ${dates}` : dates}
            {holidays && <span className="block">{holidays}</span>}
          </span>
        )
      })}
      {parts.map(
        ({ code, cost }) =>
          isSurcharge(code) && (
            <span key={code} className="block">
              {surchargeWords[code]({ amount: money(cost, locale) })}
            </span>
          ),
      )}
    </>
  )
}
