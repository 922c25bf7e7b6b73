import type { Locale } from '../../domain/locale.ts'
import { shownPrice, type PriceInfo, type Span } from '../../domain/pricing/price.ts'
import { amountText, spanText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'

/**
 * A price as shown; in a sale the old one is struck through, with words for those who cannot see it (acceptance
 * 48–50).
 */
export function PriceText({ price, locale, className = '' }: { price: PriceInfo; locale: Locale; className?: string }) {
  const shown = shownPrice(price)
  const amount = (cents: number) => amountText(cents, locale)
  const span = (amounts: Span) => spanText(amounts, locale)
  const box = className ? `price ${className}` : 'price'
  if (shown.kind === 'none') return null
  if (shown.kind === 'one') return <span className={box}>{amount(shown.price)}</span>
  if (shown.kind === 'range') return <span className={box}>{span(shown.range)}</span>
  const [sale, regular] =
    shown.kind === 'sale' ? [amount(shown.sale), amount(shown.regular)] : [span(shown.sale), span(shown.regular)]
  return (
    <span className={`price-pair ${box}`}>
      <span className="text-red">
        <span className="sr-only">{m.price_sale()} </span>
        {sale}
      </span>
      <span className="price-before">
        <span className="sr-only">{m.price_regular()} </span>
        <s>{regular}</s>
      </span>
    </span>
  )
}
