import type { PaymentHandler } from '../../domain/ucp/profile.ts'
import type { PaymentMethod, PaymentSetup } from '../../domain/payment/payment.ts'
import type { Gateway } from './gateway.ts'

/** What the browser needs to know of a gateway to ask for a payment. */
export const paymentSetup = (
  { name, isTest, publishableKey }: Pick<Gateway, 'name' | 'isTest' | 'publishableKey'>,
  methods: PaymentMethod[],
): PaymentSetup => ({ gateway: name, isTest, ...(publishableKey && { publishableKey }), methods })

/** What a shopping agent needs to know of it. */
export const paymentHandler = ({
  name,
  publishableKey,
  tokens,
}: Pick<Gateway, 'name' | 'publishableKey' | 'tokens'>): PaymentHandler => ({
  gateway: name,
  ...(publishableKey && { publishableKey }),
  ...(tokens && { tokens: tokens.source }),
})
