import { phoneText } from '../../domain/address/phone-text.ts'
import { addressLines } from '../../domain/address/address-lines.ts'
import type { Checkout, CheckoutStep } from '../../domain/checkout/checkout.ts'
import type { Locale } from '../../domain/locale.ts'
import { testCards } from '../../domain/payment/test-cards.ts'
import { isShipped } from '../../domain/shipping/delivery-groups.ts'
import { howItComes } from '../../domain/shipping/group-text.ts'
import { m } from '../../paraglide/messages.js'
import { EmailBreaks } from '../../ui/email-breaks.tsx'
import { nothingToPayText } from './payment-step.tsx'
import { giftNote } from '../price/gift-note.ts'
import { promiseText } from '../price/pickup-promise.ts'
import { groupWords } from '../price/delivery-words.ts'

/** The answers of a step, in a few lines. */
export function StepSummary({ step, checkout, locale }: { step: CheckoutStep; checkout: Checkout; locale: Locale }) {
  const texts = summaries[step](checkout, locale).flatMap((line) => line || [])
  // Two groups may have the same caution.
  const lines = [...new Set(texts)]
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      <EmailBreaks>{line}</EmailBreaks>
    </span>
  ))
}

const summaries: Record<CheckoutStep, (checkout: Checkout, locale: Locale) => (string | undefined)[]> = {
  contact: ({ state: { contact } }, locale) => [contact?.email, contact && phoneText(contact.phone, locale)],
  address({ state: { address, delivery, pickupName }, stores, cart, ships, asks }, locale) {
    const chosen = asks && delivery?.kind === 'pickup' ? [delivery.store] : []
    const counters = [...new Set([...cart.lines.flatMap(({ pickup }) => pickup?.store ?? []), ...chosen])]
    const places = counters.flatMap((slug) => {
      const store = stores.find((one) => one.slug === slug)
      const place = m.checkout_pickup_at({ store: store ? `${store.name}, ${store.street}, ${store.city}` : slug })
      return [place, store?.ready && promiseText(store.ready, locale)]
    })
    return [...(ships && address ? addressLines(address, locale) : []), ...(ships ? [] : [pickupName]), ...places]
  },
  delivery({ state: { delivery }, groups }, locale) {
    const sent = delivery?.kind === 'ship' ? groups.filter(isShipped) : []
    return sent.flatMap((group) => {
      const words = groupWords(group, locale)
      const { name, dates, remote, holidays } = words
      const how = howItComes(words)
      return [...(sent.length > 1 ? [`${name} · ${how} · ${dates}`] : [how, dates]), remote, holidays]
    })
  },
  payment: ({ state: { payment, billing, giftMessage }, totals, giftCards, needsDelivery }, locale) => [
    totals.due === 0
      ? nothingToPayText({ giftCards })
      : payment?.method === 'store'
        ? m.checkout_pay_store()
        : cardText(payment?.token),
    billing && m.checkout_billing_summary({ address: addressLines(billing, locale).join(', ') }),
    needsDelivery && giftMessage ? giftNote(giftMessage) : undefined,
  ],
  review: () => [],
}

function cardText(token: string | undefined): string {
  const card = testCards.find((each) => each.token === token)
  return card
    ? `${m.checkout_test_mode()}, ${m.checkout_card_ending({ digits: card.number.slice(-4) })}`
    : m.checkout_pay_card()
}
