import type { CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { PriceBefore, PriceText } from '../price/price-text.tsx'

type UnitPriceProps = { line: Pick<CartLine, 'unitPrice' | 'regularPrice' | 'quantity'>; locale: Locale }

/** The price of several each. That of a single one is the line's total: only what it was before is left to say. */
export function UnitPrice({ line: { unitPrice, regularPrice, quantity }, locale }: UnitPriceProps) {
  if (quantity > 1)
    return (
      <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5 text-sm">
        <PriceText price={{ price: regularPrice, salePrice: unitPrice }} locale={locale} />
        <span className="text-ink-soft">{m.cart_each()}</span>
      </p>
    )
  if (unitPrice >= regularPrice) return null
  return (
    <p className="mt-1 text-sm">
      <PriceBefore>{amountText(regularPrice, locale)}</PriceBefore>
    </p>
  )
}
