import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ExpressQuote } from '../../domain/checkout/express.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { paths } from '../../domain/paths.ts'
import { expressCalls } from './express-calls.ts'
import { expressOptions, expressSession } from './express-session.ts'
import type { ExpressProps } from './express-props.ts'
import { expressRefusalText } from './express-words.ts'
import { loadStripe, paymentElements, type ExpressElement } from './stripe-script.ts'
import { trackCheckout } from './use-track-checkout.ts'

type Props = ExpressProps & { /** Without any. */ instead?: ReactNode }

/** The wallets that Stripe finds in this browser and the merchant's account has. */
export function StripeWallets({ cart, locale, buyNow, instead }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const session = useRef<ReturnType<typeof expressSession>>(undefined)
  const shown = useRef(cart)
  shown.current = cart
  const [refusal, setRefusal] = useState<{ text: string }>()
  const [hasNone, setNone] = useState(false)

  useEffect(() => {
    const calls = expressCalls(locale, buyNow)
    let isOver = false
    let element: ExpressElement | undefined
    const begin = async () => {
      const quote = await calls.quote({})
      // The cart says itself what is wrong with it.
      if (!quote.ok && buyNow !== undefined) setRefusal({ text: expressRefusalText(quote, shown.current) })
      if (!quote.ok) return
      if (!quote.payment.publishableKey) return setNone(true)
      const stripe = await loadStripe(quote.payment.publishableKey)
      if (isOver || !place.current) return
      const elements = paymentElements(stripe, quote.totals.due, locale)
      element = elements.create('expressCheckout', expressOptions(quote, locale))
      session.current = expressSession({
        stripe,
        elements,
        element,
        calls,
        quote,
        locale,
        cartOf: () => shown.current,
        onPlaced: (order) => window.location.assign(paths.placedOrder(locale, order)),
        onRedirect: (url) => window.location.assign(url),
        onRefused: (text) => {
          setRefusal({ text })
          void session.current?.refresh()
        },
        track: (known, step) => trackCheckout({ ...trackedBy(known, step, shown.current), key: quote.key }),
      })
      element.on('ready', ({ availablePaymentMethods }) => setNone(!availablePaymentMethods))
      element.mount(place.current)
    }
    // Without wallets there is still the checkout.
    begin().catch(() => setNone(true))
    return () => {
      isOver = true
      session.current = undefined
      element?.destroy()
    }
  }, [locale, buyNow])

  useEffect(() => void session.current?.refresh(), [cart.version])

  return (
    <>
      <div ref={place} />
      {hasNone && instead}
      {refusal && (
        <ErrorSummary
          heading={m.express_refused()}
          errors={[{ text: refusal.text }]}
          answer={refusal}
          className="mt-3"
        />
      )}
    </>
  )
}

const trackedBy = (
  { delivery }: ExpressQuote,
  step: 'open' | 'delivery' | 'payment',
  cart: ExpressProps['cart'],
): Omit<Parameters<typeof trackCheckout>[0], 'key'> => ({
  cart,
  state: {
    giftCards: [],
    ...(step !== 'open' && delivery && { delivery: { kind: 'ship', code: delivery } }),
    ...(step === 'payment' && { payment: { method: 'card' } }),
  },
})
