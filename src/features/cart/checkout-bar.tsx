import type { RefObject } from 'react'
import { afterDiscounts, subtotal, type Cart, type CodeDiscount } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { useWhere } from '../../ui/use-where.ts'
import { CheckoutLink } from './checkout-link.tsx'

type CheckoutBarProps = {
  cart: Cart
  locale: Locale
  promo?: CodeDiscount | undefined
  href: string
  /** The page's own button. */ of: RefObject<HTMLElement | null>
}

/**
 * On phones, while the page's own button is still below: the sum and the way on, for the thumb alone. Keyboards and
 * screen readers have the page's button, and need no second one of its name.
 */
export function CheckoutBar({ cart, locale, promo, href, of }: CheckoutBarProps) {
  if (useWhere(of) !== 'below') return null
  const left = afterDiscounts(cart, promo)
  return (
    <div aria-hidden="true" data-buy-bar>
      {/* Where large text leaves no room for both, the sum goes, in one piece: it wraps to where nothing is seen. */}
      <div className="flex max-h-[4.5rem] grow flex-row-reverse flex-wrap items-center gap-3 overflow-clip">
        <CheckoutLink to={href} tabIndex={-1} className="grow basis-0 max-sm:px-3" />
        <p className="basis-2/5 text-sm leading-tight">
          <span className="block text-ink-soft">
            {left < subtotal(cart) ? m.cart_after_discount() : m.cart_subtotal()}
          </span>
          <span className="block font-semibold tabular-nums">{money(left, locale)}</span>
        </p>
      </div>
    </div>
  )
}
