import type { ReactNode } from 'react'
import type { CheckoutCustomer } from '../../domain/checkout/checkout-customer.ts'
import type { Checkout, CheckoutStep } from '../../domain/checkout/checkout.ts'
import { stepsOf } from '../../domain/checkout/next-step.ts'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { AddressStep } from './address-step.tsx'
import type { FormAnswer } from './checkout-form.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { Notices } from './notices.tsx'
import { CheckoutSummary, OrderSummaryFold } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepSection } from './step-section.tsx'
import { StepSummary } from './step-summary.tsx'
import { useTrackCheckout } from './use-track-checkout.ts'

export type CheckoutProps = {
  checkout: Checkout
  step: CheckoutStep
  locale: Locale
  /** The signed-in shopper. */
  customer?: CheckoutCustomer | undefined
  /** The result of the last form of this page. */
  answer?: FormAnswer
  refusal?: PlaceRefusal
  confirm?: { clientSecret: string }
  /** The last form did not reach the shop. */
  lost?: object
  /** Why the last card did not pay. */
  declined?: string
}

/** The checkout: its steps one under the other, one of them open, and the order beside them. */
export function CheckoutView(props: CheckoutProps) {
  const { checkout, step, locale } = props
  useTrackCheckout(checkout)
  const steps = stepsOf(checkout)
  const reached = steps.indexOf(checkout.next)
  return (
    <div className="page-width max-w-6xl! pt-8 lg:pt-12">
      <h1 className="wide text-title">{m.checkout_title()}</h1>
      <Notices notices={checkout.notices} locale={locale} />
      <OrderSummaryFold checkout={checkout} locale={locale} open={step === 'review'} />
      <div className="mt-8 grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ol aria-label={m.checkout_steps()} className="max-w-2xl">
          {steps.map((each, place) => (
            <StepSection
              key={each}
              step={each}
              number={place + 1}
              standing={each === step ? 'current' : place < reached ? 'done' : 'later'}
              locale={locale}
              summary={<StepSummary step={each} checkout={checkout} locale={locale} />}
            >
              {each === step && (
                <>
                  {props.lost && (
                    <ErrorSummary
                      heading={m.error_offline_title()}
                      errors={[{ text: m.checkout_offline() }]}
                      answer={props.lost}
                      className="mb-5"
                    />
                  )}
                  <Body {...props} />
                </>
              )}
            </StepSection>
          ))}
        </ol>
        <CheckoutSummary checkout={checkout} locale={locale} />
      </div>
    </div>
  )
}

const bodies: Record<CheckoutStep, (props: CheckoutProps) => ReactNode> = {
  contact: ContactStep,
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

function Body(props: CheckoutProps) {
  const Step = bodies[props.step]
  return <Step {...props} />
}
