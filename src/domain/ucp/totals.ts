import type { Totals } from '../checkout/quote.ts'
import type { Cents } from '../money.ts'
import type { TaxLine } from '../tax/taxes.ts'
import type { UcpVersion } from './version.ts'

export type UcpTotal = { type: string; display_text?: string; amount: Cents }

/** What is written beside an amount, in the buyer's language. */
export type TotalWords = {
  subtotal: string
  discount: string
  delivery: string
  total: string
  tax(tax: TaxLine): string
}

type Charged = Pick<Totals, 'merchandise' | 'discount' | 'shipping' | 'shippingDiscount' | 'taxes' | 'total'>

/**
 * The amounts of a checkout or an order, in cents, which add up to its total. `isSettled`: where it goes and how is
 * known; until then neither delivery nor taxes are in it, as both may still change.
 */
export function totalsOf(version: UcpVersion, totals: Charged, isSettled: boolean, words: TotalWords): UcpTotal[] {
  const { merchandise, discount, shipping, shippingDiscount, taxes, total } = totals
  const delivery = shipping - shippingDiscount
  return [
    { type: 'subtotal', display_text: words.subtotal, amount: merchandise },
    // The first version writes what is taken off without its sign.
    ...(discount > 0
      ? [{ type: 'discount', display_text: words.discount, amount: version === '2026-01-11' ? discount : -discount }]
      : []),
    ...(isSettled
      ? [
          ...(shipping > 0 || delivery > 0
            ? [{ type: 'fulfillment', display_text: words.delivery, amount: delivery }]
            : []),
          ...taxes.map((tax) => ({ type: 'tax', display_text: words.tax(tax), amount: tax.amount })),
        ]
      : []),
    { type: 'total', display_text: words.total, amount: isSettled ? total : merchandise - discount },
  ]
}

/** Those of one line: before discounts, which are the whole checkout's. */
export const lineTotals = (amount: Cents): UcpTotal[] => [
  { type: 'subtotal', amount },
  { type: 'total', amount },
]
