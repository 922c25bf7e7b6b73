import { CURRENCY, type Cents } from '../../domain/money.ts'
import { languageTag, type Locale } from '../../domain/locale.ts'

/**
 * The part of Stripe.js that we use, which must come from Stripe itself (docs.stripe.com/js): its package would only
 * load the same script.
 */
export type Stripe = {
  elements(options: ElementsOptions): StripeElements
  createConfirmationToken(options: {
    elements: Pick<StripeElements, 'submit'>
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
export type MountedElement = { mount(element: HTMLElement): void; destroy(): void }
export type StripeElements = {
  create(kind: 'payment'): MountedElement
  create(kind: 'expressCheckout', options: ExpressOptions): ExpressElement
  update(options: { amount: Cents }): void
  submit(): Promise<{ error?: { message?: string } }>
}

/** What the sheet of a wallet shows; the lines are together what is paid, in cents. */
export type WalletSheet = {
  lineItems: { name: string; amount: Cents }[]
  shippingRates?: { id: string; amount: Cents; displayName: string; deliveryEstimate?: string }[]
}
type ExpressAsks = { emailRequired: boolean; phoneNumberRequired: boolean; shippingAddressRequired: boolean }
export type ExpressOptions = WalletSheet &
  ExpressAsks & {
    allowedShippingCountries: string[]
    business: { name: string }
    buttonHeight: number
    layout: { maxColumns: number; maxRows: number; overflow: 'auto' }
  }
type ExpressPlace = { city: string; state: string; postal_code: string; country: string }
type Asked = { resolve(sheet: WalletSheet): void; reject(): void }
/** The shopper has agreed in the sheet. */
export type ExpressConfirm = {
  billingDetails?: { name: string; email?: string; phone?: string }
  shippingAddress?: { name: string; address: ExpressPlace & { line1: string; line2: string | null } }
  shippingRate?: { id: string }
  paymentFailed(why?: {
    reason?: 'fail' | 'invalid_shipping_address' | 'address_unserviceable'
    message?: string
  }): void
}
/** Each is to be answered: a click within a second. */
type ExpressEvents = {
  /** The buttons are there, if this browser has any of the wallets. */
  ready: { availablePaymentMethods?: object }
  click: { resolve(sheet: WalletSheet): void }
  shippingaddresschange: Asked & { address: ExpressPlace }
  shippingratechange: Asked & { shippingRate: { id: string } }
  confirm: ExpressConfirm
}
/** The Express Checkout Element (docs.stripe.com/js/element/express_checkout_element). */
export type ExpressElement = MountedElement & {
  on<Kind extends keyof ExpressEvents>(kind: Kind, handler: (event: ExpressEvents[Kind]) => void): void
  update(options: ExpressAsks): void
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

/** The form of Stripe for an amount, in the shop's own look: in its frame the colours of the page are not known. */
export function paymentElements(stripe: Stripe, amount: Cents, locale: Locale): StripeElements {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(`--color-${name}`).trim()
  return stripe.elements({
    mode: 'payment',
    amount,
    currency: CURRENCY.toLowerCase(),
    captureMethod: 'manual',
    locale: languageTag[locale],
    appearance: {
      variables: {
        colorPrimary: colour('spruce'),
        colorText: colour('ink'),
        colorDanger: colour('red-deep'),
        borderRadius: '6px',
      },
    },
  })
}
