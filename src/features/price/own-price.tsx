import type { Locale } from '../../domain/locale.ts'
import type { PriceInfo } from '../../domain/pricing/price.ts'
import { m } from '../../paraglide/messages.js'
import { useEmployeePrice } from './employee-prices.ts'
import { PriceText } from './price-text.tsx'

type Props = {
  productId: string
  price: PriceInfo
  /** One variant, and what it costs everybody. */ sku?: string
  regular?: number
  locale: Locale
  className?: string
}

/**
 * A price that an entitled employee sees as his own, once the server has said so; everybody else, and the page's
 * bytes, have the usual one.
 */
export function OwnPrice({ productId, price, sku, regular, locale, className = '' }: Props) {
  const own = useEmployeePrice(productId, sku)
  if (!own) return <PriceText price={price} locale={locale} className={className} />
  const shown = regular === undefined ? own : { price: regular, salePrice: own.salePrice }
  return (
    <span className={`flex flex-wrap items-baseline gap-x-2 ${className}`}>
      <PriceText price={shown} locale={locale} />
      <span className="text-sm font-semibold text-spruce">{m.account_employee_price()}</span>
    </span>
  )
}
