import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { paysByGiftCard } from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import type { GatewayName, PaymentSetup } from '../../domain/payment/payment.ts'
import { testCards, type TestOutcome } from '../../domain/payment/test-cards.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RadioCards, type RadioCard } from '../../ui/radio-cards.tsx'
import { Billing } from './billing.tsx'
import { answerFor, CheckoutForm, fieldId, type FormAnswer } from './checkout-form.tsx'
import { Codes } from './codes.tsx'
import { GiftMessage } from './gift-message.tsx'
import { DECLINED_ID, declineText } from './place-refusal.ts'
import { StripeForm } from './stripe-form.tsx'
import { sendTypedCode } from './typed-code.ts'

type Props = {
  checkout: Checkout
  locale: Locale
  answer?: FormAnswer
  /** Why the last card did not pay, in the gateway's word. */
  declined?: string
}

/** Codes first, since they change what there is to pay; then how to pay it. */
export function PaymentStep({ checkout, locale, answer, declined }: Props) {
  return (
    <div className="grid gap-6">
      {declined && (
        <ErrorSummary
          id={DECLINED_ID}
          heading={m.place_refused()}
          errors={[{ text: declineText(declined) }]}
          className="scroll-mt-20"
        />
      )}
      <Codes checkout={checkout} locale={locale} answer={answer} />
      {checkout.totals.due === 0 ? (
        <NothingToPay checkout={checkout} answer={answer} />
      ) : (
        <HowToPay checkout={checkout} locale={locale} answer={answer} />
      )}
    </div>
  )
}

const PaymentForm = (props: Pick<ComponentProps<typeof CheckoutForm>, 'answer' | 'className' | 'children'>) => (
  <CheckoutForm part="payment" submit={m.checkout_continue()} sendsFirst={sendTypedCode} {...props} />
)

/** Why nothing is left to pay: by gift cards, or because it costs nothing, as by a promo code. */
export const nothingToPayText = (checkout: Pick<Checkout, 'giftCards'>): string =>
  paysByGiftCard(checkout) ? m.checkout_pay_gift_cards() : m.checkout_pay_nothing()

function NothingToPay({ checkout, answer }: Pick<Props, 'checkout' | 'answer'>) {
  return (
    <PaymentForm answer={answer} className="grid gap-5">
      <input type="hidden" name="method" value="card" />
      <p className="flex items-center gap-2">
        <Icon name={paysByGiftCard(checkout) ? 'gift' : 'check'} size={22} />
        {nothingToPayText(checkout)}
      </p>
      <GiftMessage checkout={checkout} {...answerFor('payment', answer)} />
    </PaymentForm>
  )
}

function HowToPay({ checkout, locale, answer }: Omit<Props, 'declined'>) {
  const { state, payment, totals } = checkout
  const own = answerFor('payment', answer)
  const { values, error } = own
  const chosen = values?.method ?? state.payment?.method ?? payment.methods[0]
  const ways: Record<(typeof payment.methods)[number], Omit<RadioCard, 'value'>> = {
    card: {
      title: m.checkout_pay_card(),
      inside: (
        <CardForm
          payment={payment}
          amount={totals.due}
          locale={locale}
          chosen={values?.token ?? state.payment?.token}
        />
      ),
    },
    store: { title: m.checkout_pay_store(), text: m.checkout_pay_store_text() },
  }
  return (
    <PaymentForm answer={answer} className="grid gap-6">
      {payment.isTest && <TestMode>{testModeText(payment)}</TestMode>}
      <RadioCards
        name="method"
        id={fieldId('payment')}
        legend={m.checkout_payment_legend()}
        error={error('payment')}
        chosen={chosen}
        cards={payment.methods.map((method) => ({ value: method, ...ways[method] }))}
      />
      <Billing checkout={checkout} locale={locale} {...own} />
      <GiftMessage checkout={checkout} {...own} />
    </PaymentForm>
  )
}

/** Said wherever money would move: none does. */
export function TestMode({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-card bg-gold-pale px-4 py-3 text-[0.9375rem]">
      <Icon name="info" size={20} className="mt-0.5" />
      <span>
        <strong className="font-semibold">{m.checkout_test_mode()}.</strong> {children}
      </span>
    </p>
  )
}

const testModeTexts: Record<GatewayName, () => string> = {
  test: m.checkout_test_mode_text,
  stripe: m.checkout_test_mode_stripe,
}
/** What can be paid with in test mode. */
export const testModeText = ({ gateway }: Pick<PaymentSetup, 'gateway'>): string => testModeTexts[gateway]()

type CardFormProps = {
  payment: PaymentSetup
  amount: Cents
  locale: Locale
  /** The token that was chosen before. */
  chosen?: string | undefined
}

const cardForms: Record<GatewayName, (props: CardFormProps) => ReactElement> = {
  test: ({ chosen }) => <TestCards chosen={chosen} />,
  stripe: ({ payment, amount, locale }) => (
    <StripeForm publishableKey={payment.publishableKey ?? ''} amount={amount} locale={locale} />
  ),
}
/** How the gateway asks for a card. */
export const CardForm = (props: CardFormProps) => cardForms[props.payment.gateway](props)

/** The cards of the test gateway. Only a token of a card is sent, never a number. */
function TestCards({ chosen = testCards[0]?.token }: { chosen: string | undefined }) {
  return (
    <RadioCards
      name="token"
      legend={m.checkout_test_cards()}
      chosen={chosen}
      cards={testCards.map(({ number, token, outcome }) => ({
        value: token,
        title: outcomes[outcome](),
        text: <span className="tabular-nums">{number.replaceAll(/(\d{4})(?=.)/g, '$1 ')}</span>,
      }))}
    />
  )
}

const outcomes: Record<TestOutcome, () => string> = {
  approve: m.checkout_test_approve,
  decline: m.checkout_test_decline,
  'insufficient-funds': m.checkout_test_insufficient_funds,
  challenge: m.checkout_test_challenge,
  timeout: m.checkout_test_timeout,
  'duplicate-webhook': m.checkout_test_duplicate_webhook,
}
