import type { ComponentType } from 'react'
import type { CheckoutStep } from '../../domain/checkout/checkout.ts'
import { AddressStep } from './address-step.tsx'
import type { CheckoutProps } from './checkout-props.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'

export { StepSummary } from './step-summary.tsx'

type Later = Exclude<CheckoutStep, 'contact'>

const bodies: Record<Later, ComponentType<CheckoutProps>> = {
  address: AddressStep,
  delivery: DeliveryStep,
  payment: PaymentStep,
  review: ReviewStep,
}

/** Every step but the first, which a checkout begins with. */
export function LaterStep(props: CheckoutProps & { step: Later }) {
  const Step = bodies[props.step]
  return <Step {...props} />
}
