import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { subtotal, type Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'

/** The total of the lines, with the next actions as `children`. */
export function CartSummary({ cart, locale, children }: { cart: Cart; locale: Locale; children?: ReactNode }) {
  return (
    <div className="p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>{m.cart_subtotal()}</span>
        <span className="tabular-nums">{money(subtotal(cart), locale)}</span>
      </p>
      {cart.delivery?.promotions?.map(({ id, name, amount }) => (
        <p key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-spruce">
          <span>{name[locale]}</span>
          <span className="tabular-nums">{`−${money(amount, locale)}`}</span>
        </p>
      ))}
      {cart.delivery?.gifts?.map(({ promotion, title, href }) => (
        <p key={href} className="mt-1 text-sm">
          {m.cart_gift({ promotion })}{' '}
          <Link to={href} className="underline underline-offset-4">
            {m.cart_gift_add({ title })}
          </Link>
        </p>
      ))}
      {!sendsNothing(cart) && <p className="mt-0.5 text-sm text-ink-soft">{m.cart_subtotal_note()}</p>}
      {children && <div className="mt-4 grid gap-2 print:hidden">{children}</div>}
    </div>
  )
}

/** Gift cards by email: nothing is shipped, and they are not taxed. */
const sendsNothing = ({ lines }: Cart): boolean =>
  lines.length > 0 && lines.every(({ shippingClass }) => shippingClass === 'none')
