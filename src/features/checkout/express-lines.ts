import type { Totals } from '../../domain/checkout/quote.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { taxLabel } from '../../domain/tax/tax-label.ts'
import { m } from '../../paraglide/messages.js'

/** The totals as the lines of a wallet's sheet, in its language: together they are what is paid, `due`. */
export function expressLines(totals: Totals, locale: Locale): { name: string; amount: Cents }[] {
  const { merchandise, discount, shipping, shippingDiscount, shippingParts, taxes, giftCards } = totals
  const used = giftCards.filter(({ amount }) => amount > 0)
  return [
    { name: m.totals_merchandise(), amount: merchandise },
    ...(discount > 0 ? [{ name: m.totals_discount(), amount: -discount }] : []),
    ...(shippingParts.length > 0 ? [{ name: m.totals_shipping(), amount: shipping - shippingDiscount }] : []),
    ...taxes.map((tax) => ({ name: taxLabel(tax, locale), amount: tax.amount })),
    ...used.map(({ id, amount }) => ({ name: m.totals_gift_card({ code: id }), amount: -amount })),
  ]
}
