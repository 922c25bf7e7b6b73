import type { CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { amountText } from '../../domain/pricing/price-text.ts'
import { m } from '../../paraglide/messages.js'
import { PriceBefore, PriceText } from '../price/price-text.tsx'

type Prices = Pick<CartLine, 'unitPrice' | 'regularPrice' | 'isEmployeePrice' | 'quantity'>
type LinePriceProps = { line: Prices; locale: Locale }

/**
 * The price of several each, and whether it is an employee's. That of a single one is the line's total; `isAlone` where
 * no total is beside it.
 */
export const UnitPrice = ({
  line: { unitPrice, regularPrice, isEmployeePrice = false, quantity },
  locale,
  isAlone = false,
}: LinePriceProps & { isAlone?: boolean }) =>
  (isAlone || quantity > 1 || isEmployeePrice) && (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-1.5 text-sm">
      {(isAlone || quantity > 1) && <PriceText price={{ price: regularPrice, salePrice: unitPrice }} locale={locale} />}
      {quantity > 1 && <span className="text-ink-soft">{m.cart_each()}</span>}
      {isEmployeePrice && <span className="font-semibold text-spruce">{m.account_employee_price()}</span>}
    </p>
  )

/** Below the total of a single one in a sale: what it was before. */
export const SinglePriceBefore = ({ line: { unitPrice, regularPrice, quantity }, locale }: LinePriceProps) =>
  quantity === 1 &&
  unitPrice < regularPrice && (
    <p className="text-sm font-normal">
      <PriceBefore>{amountText(regularPrice, locale)}</PriceBefore>
    </p>
  )
