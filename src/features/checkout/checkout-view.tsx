import { walletsFor } from '../../domain/checkout/express.ts'
import { stepsOf } from '../../domain/checkout/next-step.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { latePart, loadParts } from '../../ui/late-part.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { ContactStep } from './contact-step.tsx'
import { ExpressSlot } from './express-slot.tsx'
import { Notices } from './notices.tsx'
import { CheckoutSummary, OrderSummaryFold } from './order-summary.tsx'
import { StepSection } from './step-section.tsx'
import { useTrackCheckout } from './use-track-checkout.ts'

// With the first touch of a form, and with a page that has them.
const loadLater = () => import('./later-steps.tsx')
const LaterStep = latePart('later-step', async () => (await loadLater()).LaterStep)
const StepSummary = latePart('step-summary', async () => (await loadLater()).StepSummary)
const expectLater = () => void loadParts(['later-step', 'step-summary'])

/** The checkout: its steps one under the other, one of them open, and the order beside them. */
export function CheckoutView(props: CheckoutProps) {
  const { checkout, step, locale } = props
  useTrackCheckout(checkout)
  const steps = stepsOf(checkout)
  const reached = steps.indexOf(checkout.next)
  return (
    <div className="page-width max-w-6xl! pt-8 lg:pt-12" onFocus={expectLater} onPointerDown={expectLater}>
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
                  {props.notPlaced && (
                    <ErrorSummary
                      heading={m.place_refused()}
                      errors={[{ text: m.place_incomplete() }]}
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

function Body({ step, ...props }: CheckoutProps) {
  if (step !== 'contact') return <LaterStep step={step} {...props} />
  const { checkout, locale } = props
  const { cart, totals, payment } = checkout
  return (
    <>
      {totals.due > 0 && walletsFor(cart, payment.gateway) !== 'none' && (
        <div className="mb-5 noscript:hidden">
          <ExpressSlot cart={cart} locale={locale} gateway={payment.gateway} />
          <p className="mt-4 flex items-center gap-3 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            {m.account_or()}
          </p>
        </div>
      )}
      <ContactStep {...props} />
    </>
  )
}
