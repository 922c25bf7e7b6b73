import type { Locale } from '../../domain/locale.ts'
import type { PriceInfo } from '../../domain/pricing/price.ts'
import { m } from '../../paraglide/messages.js'
import { useEmployeePrice } from './employee-prices.ts'
import { PriceText } from './price-text.tsx'

type Props = {
  productId: string
  price: PriceInfo
  /** One variant, and its regular price. */
  sku?: string
  regular?: number
  locale: Locale
  className?: string
  /** With how much less it is, in percent. */
  withPercent?: boolean
}

/**
 * A price that becomes the employee price for an entitled employee, once the server has confirmed it; other shoppers,
 * and the cached page, have the regular one.
 */
export function OwnPrice({ productId, price, sku, regular, locale, className = '', withPercent }: Props) {
  const own = useEmployeePrice(productId, sku)
  if (!own) return <PriceText price={price} locale={locale} className={className} withPercent={withPercent} />
  const shown = regular === undefined ? own : { price: regular, salePrice: own.salePrice }
  return (
    <span className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <PriceText price={shown} locale={locale} />
      <span className="text-sm font-semibold text-spruce">{m.account_employee_price()}</span>
    </span>
  )
}
