import { Link } from 'react-router'
import type { Product } from '../../domain/catalog/product.ts'
import { money } from '../../domain/money.ts'
import { RETURN_DAYS } from '../../domain/orders/return-request.ts'
import { paths } from '../../domain/paths.ts'
import { FREE_FROM } from '../../domain/shipping/rates.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** Delivery and returns in one line at the button; a partner's goods and gift cards have rules of their own. */
export function PromiseLine({ product: { seller, shippingClass } }: { product: Product }) {
  if (seller || shippingClass === 'none') return null
  const locale = getLocale()
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
      {shippingClass === 'standard' && (
        <>
          <span>{m.product_promise_free({ amount: money(FREE_FROM, locale) })}</span>
          <span aria-hidden="true">·</span>
        </>
      )}
      <Link to={paths.returns(locale)} className="min-h-6 underline underline-offset-4 hover:text-ink">
        {m.product_promise_returns({ days: RETURN_DAYS })}
      </Link>
    </p>
  )
}
