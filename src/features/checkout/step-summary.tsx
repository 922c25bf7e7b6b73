import { addressLines } from '../../domain/address/address-lines.ts'
import type { Checkout, CheckoutStep } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { testCards } from '../../domain/payment/test-cards.ts'
import { m } from '../../paraglide/messages.js'
import { datesText, rateNames } from '../price/delivery-words.ts'

/** The answers of a step, in a few lines. */
export function StepSummary({ step, checkout, locale }: { step: CheckoutStep; checkout: Checkout; locale: Locale }) {
  const lines = summaries[step](checkout, locale).filter((line) => line !== undefined && line !== '')
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      {line}
    </span>
  ))
}

const summaries: Record<CheckoutStep, (checkout: Checkout, locale: Locale) => (string | undefined)[]> = {
  contact: ({ state: { contact } }) => [contact?.email, contact?.phone],
  address({ state: { address, delivery }, stores, cart, ships, asks }, locale) {
    const chosen = asks && delivery?.kind === 'pickup' ? [delivery.store] : []
    const counters = [...new Set([...cart.lines.flatMap(({ pickup }) => pickup?.store ?? []), ...chosen])]
    const places = counters.map((slug) => {
      const store = stores.find((one) => one.slug === slug)
      return m.checkout_pickup_at({ store: store ? `${store.name}, ${store.street}, ${store.city}` : slug })
    })
    return [...(ships && address ? addressLines(address, locale) : []), ...places]
  },
  delivery({ state: { delivery }, deliveries }, locale) {
    const chosen = delivery?.kind === 'ship' ? deliveries.find(({ code }) => code === delivery.code) : undefined
    return chosen
      ? [`${rateNames[chosen.code]()}, ${amountText(chosen.total, locale)}`, datesText(chosen.window, locale)]
      : []
  },
  payment: ({ state: { payment }, totals }) => [
    totals.due === 0
      ? m.checkout_pay_nothing()
      : payment?.method === 'store'
        ? m.checkout_pay_store()
        : cardText(payment?.token),
  ],
  review: () => [],
}

function cardText(token: string | undefined): string {
  const card = testCards.find((each) => each.token === token)
  return card
    ? `${m.checkout_test_mode()}, ${m.checkout_card_ending({ digits: card.number.slice(-4) })}`
    : m.checkout_pay_card()
}
