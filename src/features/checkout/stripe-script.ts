import { CURRENCY, type Cents } from '../../domain/money.ts'
import { languageTag, type Locale } from '../../domain/locale.ts'

/**
 * The part of Stripe.js that we use, which must come from Stripe itself (docs.stripe.com/js): its package would only
 * load the same script.
 */
export type Stripe = {
  elements(options: ElementsOptions): StripeElements
  createConfirmationToken(options: {
    elements: StripeElements
  }): Promise<{ confirmationToken?: { id: string }; error?: { message?: string } }>
  handleNextAction(options: { clientSecret: string }): Promise<{ error?: { message?: string } }>
}
type ElementsOptions = {
  mode: 'payment'
  amount: Cents
  currency: string
  captureMethod: 'manual'
  locale: string
  appearance: object
}
export type StripeElements = {
  create(kind: 'payment'): { mount(element: HTMLElement): void; destroy(): void }
  submit(): Promise<{ error?: { message?: string } }>
}

const ADDRESS = 'https://js.stripe.com/v3/'
let loading: Promise<Stripe> | undefined

/** Loads Stripe's script once, when a card is to be paid with and not before. */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  loading ??= new Promise<Stripe>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.onload = () => {
      const make = (window as { Stripe?: (key: string) => Stripe }).Stripe
      if (make) resolve(make(publishableKey))
      else reject(new Error('Stripe.js defines no Stripe'))
    }
    script.onerror = () => reject(new Error('Stripe.js could not be loaded'))
    document.head.append(script)
  }).catch((error: unknown) => {
    // The next visit of the step tries again.
    loading = undefined
    throw error
  })
  return loading
}

/** The form of Stripe for an amount, in the shop's own look. */
export const paymentElements = (stripe: Stripe, amount: Cents, locale: Locale): StripeElements =>
  stripe.elements({
    mode: 'payment',
    amount,
    currency: CURRENCY.toLowerCase(),
    captureMethod: 'manual',
    locale: languageTag[locale],
    appearance: {
      variables: { colorPrimary: '#1f4a3a', colorText: '#14231d', colorDanger: '#96200f', borderRadius: '6px' },
    },
  })
