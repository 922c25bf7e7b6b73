import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { FieldError } from '../../ui/field.tsx'
import { loadStripe, paymentElements, type MountedElement, type Stripe, type StripeElements } from './stripe-script.ts'

type Props = { publishableKey: string; amount: Cents; locale: Locale }

/**
 * The card form of Stripe, in a frame of Stripe's own: the number never comes here. Sending our form first asks Stripe
 * for a token.
 */
export function StripeForm({ publishableKey, amount, locale }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const form = token.current?.form
    let isOver = false
    let hasFailed = false
    let parts: { stripe: Stripe; elements: StripeElements; element: MountedElement } | undefined

    const begin = async () => {
      const stripe = await loadStripe(publishableKey)
      if (isOver || !place.current) return
      const elements = paymentElements(stripe, amount, locale)
      const element = elements.create('payment')
      element.mount(place.current)
      parts = { stripe, elements, element }
      setProblem(undefined)
      setState('ready')
    }
    const exchange = async () => {
      if (!parts) return setProblem(hasFailed ? m.checkout_card_failed() : m.checkout_card_loading())
      const checked = await parts.elements.submit()
      const { confirmationToken, error = checked.error } = checked.error
        ? {}
        : await parts.stripe.createConfirmationToken({ elements: parts.elements })
      if (!confirmationToken || !token.current) return setProblem(error?.message ?? m.place_declined())
      token.current.value = confirmationToken.id
      form?.requestSubmit()
    }
    // Before the page's own handler, which may be on the form too: nothing is sent before there is a token.
    const onSubmit = (event: SubmitEvent) => {
      const byCard = form && new FormData(form).get('method') === 'card'
      if (!byCard || token.current?.value) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setProblem(undefined)
      void exchange()
    }
    form?.addEventListener('submit', onSubmit, { capture: true })
    begin().catch(() => {
      hasFailed = true
      setProblem((shown) => shown && m.checkout_card_failed())
      setState('failed')
    })
    return () => {
      isOver = true
      form?.removeEventListener('submit', onSubmit, { capture: true })
      parts?.element.destroy()
    }
  }, [publishableKey, amount, locale])

  return (
    <div>
      <noscript>{m.checkout_card_script()}</noscript>
      <input ref={token} type="hidden" name="token" />
      {state === 'loading' && !problem && <p className="text-ink-soft noscript:hidden">{m.checkout_card_loading()}</p>}
      {state === 'failed' && !problem && <FieldError>{m.checkout_card_failed()}</FieldError>}
      <div ref={place} />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  )
}
