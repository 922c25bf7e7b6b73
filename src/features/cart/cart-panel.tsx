import { hasBuyableLines, type Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { CartDeliveries } from './cart-deliveries.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSummary } from './cart-summary.tsx'
import { FreeShipping } from './free-shipping.tsx'

type Props = { locale: Locale; open: boolean; onClose(): void; checkoutHref: string }

/** The cart over any page, from the right (acceptance 91). */
export function CartPanel({ locale, open, onClose, checkoutHref }: Props) {
  const { cart, status, waiting, refused } = useCart()
  const filled = cart.lines.length > 0
  return (
    <SidePanel
      side="right"
      open={open}
      onClose={onClose}
      heading={m.cart_title()}
      closeLabel={m.shell_close()}
      footer={
        filled && (
          <Next
            cart={cart}
            locale={locale}
            checkoutHref={hasBuyableLines(cart) ? checkoutHref : undefined}
            onLeave={onClose}
          />
        )
      }
    >
      {filled && <FreeShipping cart={cart} locale={locale} />}
      <div className="px-5">
        {status === 'loading' && waiting.length === 0 ? (
          <p className="py-14 text-center text-ink-soft">{m.cart_loading()}</p>
        ) : (
          <CartLines cart={cart} locale={locale} refused={refused && refused.intent !== 'add' ? refused : undefined} />
        )}
      </div>
      {filled && <CartDeliveries cart={cart} locale={locale} />}
    </SidePanel>
  )
}

function Next({
  cart,
  locale,
  checkoutHref,
  onLeave,
}: {
  cart: Cart
  locale: Locale
  /** Absent where nothing can be bought. */
  checkoutHref?: string
  onLeave(): void
}) {
  return (
    <CartSummary cart={cart} locale={locale}>
      {checkoutHref && (
        <ButtonLink to={checkoutHref} size="lg">
          {m.cart_checkout()}
        </ButtonLink>
      )}
      {/* On the cart page itself the link changes no route, so it closes the panel by itself. */}
      <ButtonLink
        to={paths.cart(locale)}
        size={checkoutHref ? 'md' : 'lg'}
        variant={checkoutHref ? 'secondary' : 'primary'}
        onClick={onLeave}
      >
        {m.cart_view()}
      </ButtonLink>
    </CartSummary>
  )
}
