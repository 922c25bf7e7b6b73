import { lineTitle, unitsForSale, type CartLine } from '../../domain/cart/cart.ts'
import type { LineMove } from '../../domain/cart/cart-change.ts'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { LineMoveForm } from './line-move-form.tsx'

/** Prices of what can be bought that differ from those the shopper last saw; shown until the shopper acknowledges them. */
export function PriceChanges({
  lines,
  locale,
  onMove,
}: {
  lines: readonly CartLine[]
  locale: Locale
  onMove(move: LineMove): void
}) {
  const changed = lines.flatMap((line) => {
    const { sku, priceWas, unitPrice } = line
    if (priceWas === undefined || unitsForSale(line) === 0) return []
    const [from, to] = [amountText(priceWas, locale), amountText(unitPrice, locale)]
    return [{ sku, text: m.checkout_notice_price({ title: lineTitle(line), from, to }) }]
  })
  return (
    <div role="status">
      {changed.length > 0 && (
        <div className="my-4 flex gap-3 rounded-card bg-gold-pale p-4">
          <Icon name="info" size={22} className="mt-0.5" />
          <div>
            <p className="font-semibold">{m.cart_prices_changed()}</p>
            <ul className="mt-1">
              {changed.map(({ sku, text }) => (
                <li key={sku}>{text}</li>
              ))}
            </ul>
            <div className="mt-1 -ml-3">
              <LineMoveForm
                move={{ intent: 'seen', sku: '' }}
                locale={locale}
                text={m.cart_prices_seen()}
                onMove={onMove}
              />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
