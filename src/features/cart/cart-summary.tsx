import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { afterDiscounts, subtotal, type Cart, type CodeDiscount } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money, type Cents } from '../../domain/money.ts'
import { isShipped } from '../../domain/shipping/delivery-groups.ts'
import { m } from '../../paraglide/messages.js'

type Props = {
  cart: Cart
  locale: Locale
  /** What the code takes off, where that is known. */
  promo?: CodeDiscount | undefined
  children?: ReactNode
}

/** The total of the lines and what is taken off it, with the next actions as `children`. */
export function CartSummary({ cart, locale, promo, children }: Props) {
  const left = afterDiscounts(cart, promo)
  return (
    <div className="p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>{m.cart_subtotal()}</span>
        <span className="tabular-nums">{money(subtotal(cart), locale)}</span>
      </p>
      {cart.delivery?.promotions?.map(({ id, name, amount }) => (
        <Discount key={id} name={name[locale]} amount={amount} locale={locale} />
      ))}
      {promo && promo.discount > 0 && (
        <Discount name={m.totals_discount_code({ code: promo.code })} amount={promo.discount} locale={locale} />
      )}
      {left < subtotal(cart) && (
        <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
          <span>{m.cart_after_discount()}</span>
          <span className="tabular-nums">{money(left, locale)}</span>
        </p>
      )}
      {cart.delivery?.gifts?.map(({ promotion, title, href }) => (
        <p key={href} className="mt-1 text-sm">
          {m.cart_gift({ promotion })}{' '}
          <Link to={href} className="underline underline-offset-4">
            {m.cart_gift_add({ title })}
          </Link>
        </p>
      ))}
      {!sendsNothing(cart) && (
        <p className="mt-0.5 text-sm text-ink-soft">
          {isDeliveryFree(cart) ? m.cart_taxes_note() : m.cart_subtotal_note()}
        </p>
      )}
      {children && <div className="mt-4 grid gap-2 print:hidden">{children}</div>}
    </div>
  )
}

const Discount = ({ name, amount, locale }: { name: string; amount: Cents; locale: Locale }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-spruce">
    <span>{name}</span>
    <span className="tabular-nums">{`−${money(amount, locale)}`}</span>
  </p>
)

/** Known to be free, as the deliveries above say: then only taxes are added. */
const isDeliveryFree = ({ delivery }: Cart): boolean => {
  const groups = delivery?.groups ?? []
  return groups.length > 0 && groups.every((group) => !isShipped(group) || group.cost === 0)
}

/** Gift cards by email: nothing is shipped, and they are not taxed. */
const sendsNothing = ({ lines }: Cart): boolean =>
  lines.length > 0 && lines.every(({ shippingClass }) => shippingClass === 'none')
