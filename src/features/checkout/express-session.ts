import type { Cart } from '../../domain/cart/cart.ts'
import type { ExpressDelivery, ExpressOrder, ExpressQuote } from '../../domain/checkout/express.ts'
import type { PlacedOrder } from '../../domain/checkout/place-order.ts'
import { shopName } from '../../domain/shop-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { rateNames } from '../price/delivery-words.ts'
import type { ExpressCalls } from './express-calls.ts'
import { expressLines } from './express-lines.ts'
import { deliveryDays, expressRefusalText, type ExpressRefused } from './express-words.ts'
import type {
  ExpressConfirm,
  ExpressElement,
  ExpressOptions,
  WalletSheet,
  Stripe,
  StripeElements,
} from './stripe-script.ts'

type Options = {
  stripe: Pick<Stripe, 'createConfirmationToken' | 'handleNextAction'>
  elements: Pick<StripeElements, 'update' | 'submit'>
  element: Pick<ExpressElement, 'on' | 'update'>
  calls: ExpressCalls
  /** Of the cart as it was when the buttons were shown. */
  quote: ExpressQuote
  locale: Locale
  cartOf(): Pick<Cart, 'lines'>
  onPlaced(order: PlacedOrder): void
  onRedirect(url: string): void
  onRefused(text: string): void
  track(quote: ExpressQuote, step: 'open' | 'delivery' | 'payment'): void
}

/**
 * The sheets of Stripe’s Express Checkout Element, joined to the shop: every amount that a sheet shows is one that the
 * shop has answered, and what is agreed to is ordered by the shop. Returns what reads the cart again after a change.
 */
export function expressSession({ stripe, elements, element, calls, locale, ...on }: Options) {
  let { quote } = on

  const take = (fresh: ExpressQuote): WalletSheet => {
    quote = fresh
    elements.update({ amount: fresh.totals.due })
    return sheetOf(fresh, locale)
  }
  const priced = async (asked: Parameters<ExpressCalls['quote']>[0]) => {
    const answer = await calls.quote(asked)
    if (!answer.ok) on.onRefused(expressRefusalText(answer, on.cartOf()))
    return answer.ok ? answer : undefined
  }
  let place: Parameters<ExpressCalls['quote']>[0]['place']

  element.on('click', ({ resolve }) => {
    // Within a second: with what is known already.
    resolve(sheetOf(quote, locale))
    place = undefined
    void calls.quote({ open: true })
    on.track(quote, 'open')
  })
  element.on('shippingaddresschange', ({ address, resolve, reject }) => {
    place = { country: address.country, province: address.state, postalCode: address.postal_code }
    void priced({ place }).then((fresh) => (fresh ? resolve(take(fresh)) : reject()), reject)
  })
  element.on('shippingratechange', ({ shippingRate, resolve, reject }) => {
    const delivery = quote.deliveries.find(({ code }) => code === shippingRate.id)?.code
    void priced({ ...(place && { place }), ...(delivery && { delivery }) }).then((fresh) => {
      if (!fresh) return reject()
      resolve(take(fresh))
      on.track(fresh, 'delivery')
    }, reject)
  })
  element.on('confirm', (event) => void confirm(event))

  async function confirm(event: ExpressConfirm): Promise<void> {
    const fail = (message: string | undefined, reason: FailReason = 'fail') => {
      event.paymentFailed({ reason, ...(message && { message }) })
      on.onRefused(message ?? m.place_declined())
    }
    on.track(quote, 'payment')
    const checked = await elements.submit()
    if (checked.error) return fail(checked.error.message)
    const { confirmationToken, error } = await stripe.createConfirmationToken({ elements })
    if (!confirmationToken) return fail(error?.message)
    const order = orderOf(event, quote, confirmationToken.id)
    let answer = await calls.order(order)
    if (!answer.ok && answer.reason === 'action' && answer.action.kind === 'stripe') {
      const asked = await stripe.handleNextAction({ clientSecret: answer.action.clientSecret })
      if (asked.error) return fail(asked.error.message)
      // The same key: the order that waited for the bank goes on.
      answer = await calls.order(order)
    }
    if (answer.ok) return on.onPlaced(answer.order)
    if (answer.reason !== 'action') return fail(expressRefusalText(answer, on.cartOf()), reasonOf(answer))
    if (answer.action.kind === 'redirect') on.onRedirect(answer.action.url)
    else fail(undefined)
  }

  return {
    /** After a change of the cart, or an attempt that failed: the next one has another key. */
    async refresh(): Promise<void> {
      const fresh = await calls.quote({})
      if (!fresh.ok) return
      take(fresh)
      element.update(asksOf(fresh))
    },
  }
}

type FailReason = NonNullable<NonNullable<Parameters<ExpressConfirm['paymentFailed']>[0]>['reason']>
const reasonOf = ({ reason }: ExpressRefused): FailReason =>
  reason === 'not-in-canada' || reason === 'unknown-place'
    ? 'address_unserviceable'
    : reason === 'fields'
      ? 'invalid_shipping_address'
      : 'fail'

/** How the element is made for a cart. */
export const expressOptions = (quote: ExpressQuote, locale: Locale): ExpressOptions => ({
  ...asksOf(quote),
  ...sheetOf(quote, locale),
  allowedShippingCountries: ['CA'],
  business: { name: shopName() },
  buttonHeight: 48,
  layout: { maxColumns: 2, maxRows: 1, overflow: 'auto' },
})

/** Only what the shop needs: a telephone where a carrier calls, an address where something is sent. */
const asksOf = ({ ships, needsPhone }: ExpressQuote) => ({
  emailRequired: true,
  phoneNumberRequired: needsPhone,
  shippingAddressRequired: ships,
})

const sheetOf = ({ totals, deliveries, ships }: ExpressQuote, locale: Locale): WalletSheet => ({
  lineItems: expressLines(totals, locale),
  ...(ships && { shippingRates: deliveries.map((delivery) => rateOf(delivery, locale)) }),
})

const rateOf = (delivery: ExpressDelivery, locale: Locale) => {
  const days = deliveryDays(delivery, locale)
  return {
    id: delivery.code,
    amount: delivery.cost,
    displayName: rateNames[delivery.code](),
    ...(days && { deliveryEstimate: days }),
  }
}

function orderOf(
  { billingDetails, shippingAddress, shippingRate }: ExpressConfirm,
  quote: ExpressQuote,
  token: string,
) {
  const { needsPhone, ships, totals, key, deliveries } = quote
  const delivery = deliveries.find(({ code }) => code === (shippingRate?.id ?? quote.delivery))?.code
  const { name = '', address } = shippingAddress ?? {}
  return {
    key,
    due: totals.due,
    token,
    email: billingDetails?.email ?? '',
    phone: needsPhone ? (billingDetails?.phone ?? '') : '',
    ...(ships &&
      address && {
        address: {
          name,
          line1: address.line1,
          line2: address.line2 ?? '',
          city: address.city,
          province: address.state,
          postalCode: address.postal_code,
          country: address.country,
        },
      }),
    ...(delivery && { delivery }),
  } satisfies ExpressOrder
}
