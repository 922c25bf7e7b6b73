import { hasBuyableLines, type Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { CartDeliveries } from './cart-deliveries.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { FreeShipping } from './free-shipping.tsx'

/** What the cart panel shows of a cart that has been read. */
export function CartContents({ locale }: { locale: Locale }) {
  const { cart, refused, added } = useCart()
  const filled = cart.lines.length > 0
  return (
    <>
      {filled && <FreeShipping cart={cart} locale={locale} />}
      <div className="px-5">
        <CartLines
          cart={cart}
          locale={locale}
          refused={refused && refused.intent !== 'add' ? refused : undefined}
          panel={{ added }}
        />
      </div>
      {filled && <CartDeliveries cart={cart} locale={locale} />}
    </>
  )
}

/** The total, and the ways on. */
export function CartNext({ cart, locale, onLeave }: { cart: Cart; locale: Locale; onLeave(): void }) {
  const { express, isUnsent } = useCart()
  const canBuy = hasBuyableLines(cart)
  return (
    <CartSummary cart={cart} locale={locale}>
      {canBuy && <CheckoutLink to={paths.checkout(locale)} />}
      {/* A wallet pays for what the shop knows of. */}
      {canBuy && !isUnsent && express?.(cart)}
      {/* On the cart page itself the link changes no route, so it closes the panel by itself. */}
      <ButtonLink
        to={paths.cart(locale)}
        size={canBuy ? 'md' : 'lg'}
        variant={canBuy ? 'secondary' : 'primary'}
        onClick={onLeave}
      >
        {m.cart_view()}
      </ButtonLink>
    </CartSummary>
  )
}
