import type { CheckoutNotice } from '../../domain/checkout/checkout.ts'
import type { Quote } from '../../domain/checkout/quote.ts'

/** Changes caused by a new address: other rates, other taxes (the shopper is notified of them). */
export function changedAmounts(before: Quote['totals'], after: Quote['totals']): CheckoutNotice[] {
  const taxOf = ({ taxes }: Quote['totals']) => taxes.reduce((sum, { amount }) => sum + amount, 0)
  const shippingOf = ({ shipping, shippingDiscount }: Quote['totals']) => shipping - shippingDiscount
  const [taxes, shipping] = [
    [taxOf(before), taxOf(after)],
    [shippingOf(before), shippingOf(after)],
  ] as const
  return [
    ...(before.taxes.length > 0 && taxes[0] !== taxes[1]
      ? [{ kind: 'taxes', from: taxes[0], to: taxes[1] } as const]
      : []),
    ...(shipping[0] !== shipping[1] ? [{ kind: 'rates', from: shipping[0], to: shipping[1] } as const] : []),
  ]
}
