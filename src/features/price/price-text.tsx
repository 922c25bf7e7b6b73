import type { Locale } from '../../domain/locale.ts'
import { shownDiscount } from '../../domain/pricing/discount-percent.ts'
import { shownPrice, type PriceInfo, type PriceRange } from '../../domain/pricing/price.ts'
import { amountText, spanText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'

type Props = {
  price: PriceInfo
  locale: Locale
  className?: string
  /** With how much less it is, in percent. */
  withPercent?: boolean
}

/**
 * A price as shown; in a sale the old one is struck through, with words for those who cannot see it (acceptance
 * 48–50).
 */
export function PriceText({ price, locale, className = '', withPercent = false }: Props) {
  const shown = shownPrice(price)
  const amount = (cents: number) => amountText(cents, locale)
  const span = (amounts: PriceRange) => spanText(amounts, locale)
  const box = className ? `price ${className}` : 'price'
  if (shown.kind === 'none') return null
  if (shown.kind === 'one') return <span className={box}>{amount(shown.price)}</span>
  if (shown.kind === 'range') return <span className={box}>{span(shown.range)}</span>
  const saved = withPercent ? shownDiscount(shown) : 0
  const [sale, regular] =
    shown.kind === 'sale' ? [amount(shown.sale), amount(shown.regular)] : [span(shown.sale), span(shown.regular)]
  return (
    <span className={`price-pair ${box}`}>
      <span className="text-red">
        <span className="sr-only">{m.price_sale()} </span>
        {sale}
      </span>
      <PriceBefore saved={saved}>{regular}</PriceBefore>
    </span>
  )
}

/** The price before a sale, struck through, and how much less it is now, in percent. */
export const PriceBefore = ({ children, saved = 0 }: { children: string; saved?: number }) => (
  <span className="price-before">
    <span className="sr-only">{m.price_regular()} </span>
    <s>{children}</s>
    {/* The space is for screen readers. */}
    {saved > 0 && <span className="ml-2 font-semibold text-red"> {m.price_percent_off({ percent: saved })}</span>}
  </span>
)
