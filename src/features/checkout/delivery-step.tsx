import type { Checkout, OfferedDelivery } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { bikePart, datesText, rateNames } from '../price/delivery-words.ts'
import { answerFor, CheckoutForm, fieldId, type FormAnswer } from './checkout-form.tsx'

/** The delivery methods: the cost of each, its components, and the range of arrival days. */
export function DeliveryStep({
  checkout: { state, deliveries },
  locale,
  answer,
}: {
  checkout: Checkout
  locale: Locale
  answer?: FormAnswer
}) {
  const { values, error } = answerFor('delivery', answer)
  const chosen = values?.method ?? (state.delivery?.kind === 'ship' ? state.delivery.code : deliveries[0]?.code)
  return (
    <CheckoutForm part="delivery" answer={answer} submit={m.checkout_continue()} className="grid gap-6">
      <RadioCards
        name="method"
        id={fieldId('delivery')}
        legend={m.checkout_delivery_legend()}
        hideLegend
        error={error('delivery')}
        chosen={chosen}
        cards={deliveries.map((delivery) => ({
          value: delivery.code,
          title: rateNames[delivery.code](),
          aside: amountText(delivery.total, locale),
          text: <DeliveryFacts delivery={delivery} locale={locale} />,
        }))}
      />
    </CheckoutForm>
  )
}

/** The arrival days, and the components of the price. */
function DeliveryFacts({ delivery: { code, parts, window }, locale }: { delivery: OfferedDelivery; locale: Locale }) {
  const bike = code === 'bike_only' ? undefined : parts.find((part) => part.code === 'bike_only')
  const oversize = parts.find((part) => part.code === 'over_size_surcharge')
  return (
    <>
      <span className="block">{datesText(window, locale)}</span>
      {oversize && (
        <span className="block">{m.checkout_delivery_oversize_part({ amount: money(oversize.cost, locale) })}</span>
      )}
      {bike && <span className="block">{bikePart(money(bike.cost, locale))}</span>}
    </>
  )
}
