import { cartCount } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { useCart } from './cart-provider.tsx'

/**
 * Opens the cart panel; without JavaScript it goes to the cart page. The count comes once the cart has been read, in a
 * space reserved for it.
 */
export function CartButton({ locale, open, onOpen }: { locale: Locale; open: boolean; onOpen(): void }) {
  const { cart, status } = useCart()
  const count = cartCount(cart)
  const known = status === 'ready' || count > 0
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <form action={paths.cart(locale)} onSubmit={submit}>
      <button
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={known ? `${m.cart_title()}, ${m.cart_count({ count })}` : m.cart_title()}
        className="relative flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-card px-2.5 font-medium hover:bg-ground -mr-[10px]"
      >
        <span className="relative">
          {/* As large as the text, since its count is. */}
          <Icon name="cart" className="size-6" />
          {/* Drawn, not written: the button's name has the count after the word, and visible text must match the
              accessible name (WCAG 2.5.3). */}
          {count > 0 && (
            <span
              data-count={count > 99 ? '99+' : count}
              className="absolute -top-2 -right-2.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-red px-1 text-xs font-bold text-white tabular-nums before:content-[attr(data-count)]"
            />
          )}
        </span>
        <span className="ml-2.5 max-lg:hidden">{m.cart_title()}</span>
      </button>
    </form>
  )
}
