import { useEffect, useRef, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { viewCart } from '../../domain/analytics/ecommerce.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import { cartCount, hasBuyableLines, type Cart } from '../../domain/cart/cart.ts'
import { withChanges } from '../../domain/cart/cart-change.ts'
import type { Refused } from '../../domain/cart/refusal-search.ts'
import type { PlacedOrder } from '../../domain/checkout/place-order.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { useTrack } from '../analytics/use-track.ts'
import { CartDeliveries } from './cart-deliveries.tsx'
import { CartExtras, type CartExtrasData } from './cart-extras.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-provider.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTrouble } from './cart-trouble.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { FreeShipping } from './free-shipping.tsx'

type CartViewProps = {
  cart: Cart
  locale: Locale
  refused?: Refused
  /** Whoever comes from a checkout that had nothing in it any more. */
  nothingToOrder?: boolean
  /** What they ordered a short while ago: its answer may have been lost. */
  placed?: PlacedOrder
  /** Whoever wanted to place the order, when nothing of it could be had any more. */
  notPlaced?: boolean
  /** A form that was refused without JavaScript. */
  again?: ReactNode
  checkoutHref: string
  extras: CartExtrasData
  /** What goes with what is in the cart. */
  companions: ReactNode
}

/**
 * The cart page. It shows the cart it was made with, and the living one as soon as there is one; without JavaScript
 * its forms do the same.
 */
export function CartView({
  cart: given,
  locale,
  refused: givenRefusal,
  nothingToOrder = false,
  placed,
  notPlaced = false,
  again,
  checkoutHref,
  extras,
  companions,
}: CartViewProps) {
  const { cart: living, status, waiting, isUnsent, refused, express } = useCart()
  const cart = status === 'ready' || living.version > 0 ? living : withChanges(given, waiting)
  const filled = cart.lines.length > 0
  const canBuy = hasBuyableLines(cart)
  const next = useRef<HTMLDivElement>(null)
  useTrack(filled ? 'cart' : undefined, () => viewCart(cart.lines.map(soldLine)))
  useFreshExtras(given.version, living.version, waiting.length)
  // A refusal in the URL is outdated after the next change.
  const shownRefusal =
    refused && refused.intent !== 'add' ? refused : cart.version === given.version ? givenRefusal : undefined
  return (
    <div className="page-width pt-8 lg:pt-12">
      <h1 className="wide text-title">
        {m.cart_page_title()}{' '}
        <span className="text-[0.6em] font-normal tracking-normal text-ink-soft [font-stretch:100%]">
          {filled && m.cart_count({ count: cartCount(cart) })}
        </span>
      </h1>
      {again && <div className="my-6">{again}</div>}
      <div className={filled ? 'mt-4 grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_24rem]' : ''}>
        <div>
          {nothingToOrder && !filled && <NothingToOrder placed={placed} locale={locale} />}
          {notPlaced && !canBuy && <NotPlaced />}
          <CartTrouble />
          <CartLines cart={cart} locale={locale} refused={shownRefusal} />
          {filled && companions}
        </div>
        {filled && (
          <section
            aria-label={m.cart_summary()}
            className="overflow-hidden rounded-card border border-line lg:sticky lg:top-36"
          >
            <FreeShipping cart={cart} locale={locale} />
            <CartSummary cart={cart} locale={locale} promo={extras.promo}>
              {canBuy && (
                <div ref={next} className="grid">
                  <CheckoutLink to={checkoutHref} />
                </div>
              )}
              {canBuy && !isUnsent && express?.(cart)}
              <ButtonLink to={paths.home(locale)} variant="secondary">
                {m.cart_keep_shopping()}
              </ButtonLink>
            </CartSummary>
            <CartDeliveries cart={cart} deliveries={extras.deliveries ?? []} locale={locale} />
            <CartExtras {...extras} locale={locale} />
          </section>
        )}
      </div>
      {canBuy && <CheckoutBar cart={cart} locale={locale} promo={extras.promo} href={checkoutHref} of={next} />}
    </div>
  )
}

/** Why a cart is empty that was not a moment ago, and the way to what was in it. */
function NothingToOrder({ placed, locale }: { placed: PlacedOrder | undefined; locale: Locale }) {
  const [why, href, way] = placed
    ? [m.cart_ordered({ number: placed.number }), paths.placedOrder(locale, placed), m.order_mail_see()]
    : [m.cart_nothing_to_order(), paths.loginFor(locale, paths.checkout(locale)), m.account_sign_in()]
  return (
    <div role="alert" className="my-4 rounded-card bg-gold-pale p-4">
      <p>{why}</p>
      <a href={href} className="mt-1 inline-flex min-h-11 items-center underline">
        {way}
      </a>
    </div>
  )
}

const NotPlaced = () => (
  <div role="alert" className="my-4 rounded-card bg-gold-pale p-4">
    <p className="font-semibold">{m.place_refused()}</p>
    <p className="mt-1">{m.cart_not_placed()}</p>
  </div>
)

/** Data that depends on the lines is loaded again once they have changed: the discount of a code, the estimate. */
function useFreshExtras(shown: number, living: number, waiting: number): void {
  const { revalidate, state } = useRevalidator()
  const asked = useRef(shown)
  useEffect(() => {
    if (living <= shown || asked.current === living || waiting > 0 || state !== 'idle') return
    asked.current = living
    void revalidate()
  }, [shown, living, waiting, state, revalidate])
}
