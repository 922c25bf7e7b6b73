import { useCallback, useEffect, useRef, useState } from 'react'
import type { ExpressQuote } from '../../domain/checkout/express.ts'
import type { RateCode } from '../../domain/shipping/rate-table.ts'
import { paths } from '../../domain/paths.ts'
import { expressCalls } from './express-calls.ts'
import type { ExpressProps } from './express-props.ts'
import { expressRefusalText } from './express-words.ts'
import { testPeople } from './test-people.ts'
import { trackCheckout } from './use-track-checkout.ts'

export type TestWalletState = ReturnType<typeof useTestWallet>

/** The test wallet from its opening: what it has chosen, what the shop answered to that, and the payment. */
export function useTestWallet({ cart, locale, buyNow }: ExpressProps) {
  const [calls] = useState(() => expressCalls(locale, buyNow))
  const [person, setPerson] = useState(testPeople[0])
  const [delivery, setDelivery] = useState<RateCode>()
  const [quote, setQuote] = useState<ExpressQuote>()
  const [refusal, setRefusal] = useState<{ text: string; isOfPayment: boolean }>()
  const [isPricing, setPricing] = useState(true)
  const [isPaying, setPaying] = useState(false)
  const asked = useRef(0)
  /** After a refusal the next attempt has another key; for analytics it is the same checkout. */
  const tracked = useRef<string>(undefined)
  const shown = useRef(cart)
  shown.current = cart

  const track = useCallback(
    ({ key }: ExpressQuote, way?: RateCode, token?: string) =>
      trackCheckout({
        cart: shown.current,
        key: (tracked.current ??= key),
        state: {
          giftCards: [],
          ...(way && { delivery: { kind: 'ship', code: way } }),
          ...(token && { payment: { method: 'card' } }),
        },
      }),
    [],
  )
  const price = useCallback(
    async (keepsRefusal = false) => {
      const turn = ++asked.current
      setPricing(true)
      const { country, province, postalCode } = person.address
      // As wallets do: of the postal code only its first half, until the shopper agrees.
      const place = { country, province, postalCode: postalCode.slice(0, 3) }
      const answer = await calls.quote({ open: turn === 1, place, ...(delivery && { delivery }) })
      if (turn !== asked.current) return
      setPricing(false)
      setQuote(answer.ok ? answer : undefined)
      if (!answer.ok) return setRefusal({ text: expressRefusalText(answer, shown.current), isOfPayment: false })
      if (!keepsRefusal) setRefusal(undefined)
      track(answer, delivery)
    },
    [calls, person, delivery, track],
  )
  useEffect(() => void price(), [price])

  const pay = async (token: string) => {
    if (!quote || isPricing || isPaying) return
    setPaying(true)
    track(quote, quote.delivery, token)
    const { email, phone, address } = person
    const answer = await calls.order({
      key: quote.key,
      due: quote.totals.due,
      token,
      email,
      phone: quote.needsPhone ? phone : '',
      ...(quote.ships && { address }),
      ...(quote.delivery && { delivery: quote.delivery }),
    })
    if (answer.ok) return window.location.assign(paths.placedOrder(locale, answer.order))
    if (answer.reason === 'action') {
      if (answer.action.kind === 'redirect') window.location.assign(answer.action.url)
      return
    }
    setRefusal({ text: expressRefusalText(answer, shown.current), isOfPayment: true })
    setPaying(false)
    // A next attempt has another key, and may have another amount.
    if (answer.reason !== 'no-answer') await price(true)
  }

  return {
    person,
    quote,
    /** As chosen, at once; as the shop counts it, until then. */
    delivery: quote?.deliveries.find(({ code }) => code === delivery)?.code ?? quote?.delivery,
    refusal,
    isPricing,
    isPaying,
    pay,
    choosePerson: (id: string) => setPerson(testPeople.find((one) => one.id === id) ?? testPeople[0]),
    chooseDelivery: (code: string) => setDelivery(quote?.deliveries.find((one) => one.code === code)?.code),
  }
}
