import type { PaymentMethod, PaymentSetup } from '../../domain/payment/payment.ts'
import type { Gateway } from './gateway.ts'

/** What the browser needs to know of a gateway to ask for a payment. */
export const paymentSetup = (
  { name, isTest, publishableKey }: Pick<Gateway, 'name' | 'isTest' | 'publishableKey'>,
  methods: PaymentMethod[],
): PaymentSetup => ({ gateway: name, isTest, ...(publishableKey && { publishableKey }), methods })
