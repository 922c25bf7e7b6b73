import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { loadStripe } from './stripe-script.ts'

type Props = { publishableKey: string; clientSecret: string; onDone(): void; onFailed(): void }

/** The bank asks the shopper (3-D Secure), in Stripe's own window; then the same order is sent again. */
export function StripeConfirm({ publishableKey, clientSecret, onDone, onFailed }: Props) {
  const begun = useRef<string>(undefined)
  const [isWaiting, setWaiting] = useState(true)
  useEffect(() => {
    if (begun.current === clientSecret) return
    begun.current = clientSecret
    setWaiting(true)
    loadStripe(publishableKey)
      .then((stripe) => stripe.handleNextAction({ clientSecret }))
      .then(({ error }) => (error ? onFailed() : onDone()), onFailed)
      .finally(() => setWaiting(false))
  }, [publishableKey, clientSecret, onDone, onFailed])
  return <p role="status">{isWaiting && m.checkout_confirming()}</p>
}
