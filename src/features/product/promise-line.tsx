import { Link } from '../../ui/link.tsx'
import type { Product } from '../../domain/catalog/product.ts'
import { wholeMoney } from '../../domain/money.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { useTerms } from '../price/terms.tsx'

/** Delivery and returns in one line at the button; a partner's goods and gift cards have rules of their own. */
export function PromiseLine({ product: { seller, shippingClass } }: { product: Product }) {
  const {
    shipping: { freeFrom },
    returnDays,
  } = useTerms()
  if (seller || shippingClass === 'none') return null
  const locale = getLocale()
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {shippingClass === 'standard' && freeFrom !== undefined && (
        <span>{m.product_promise_free({ amount: wholeMoney(freeFrom, locale) })}</span>
      )}
      <Link to={paths.returns(locale)} className="min-h-6 underline underline-offset-4 hover:text-ink">
        {m.product_promise_returns({ days: returnDays })}
      </Link>
    </p>
  )
}
