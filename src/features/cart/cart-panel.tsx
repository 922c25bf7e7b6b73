import { useEffect, useState } from 'react'
import { cartCount, subtotal, type Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useCart } from './cart-provider.tsx'
import type { CartState } from './cart-store.ts'
import { CartTrouble } from './cart-trouble.tsx'

type Props = {
  locale: Locale
  open: boolean
  onClose(): void
  /** Its code comes as soon as there is a cart, so that a lost connection does not matter. */
  fetchesAhead: boolean
}

const load = () => import('./cart-contents.tsx')
type Contents = Awaited<ReturnType<typeof load>>

/**
 * The cart over any page, from the right (acceptance 91). The code of its contents comes when there is a cart, or with
 * the first opening.
 */
export function CartPanel({ locale, open, onClose, fetchesAhead }: Props) {
  const { cart, status, waiting } = useCart()
  const filled = cart.lines.length > 0
  const isWanted = open || (filled && fetchesAhead) || waiting.length > 0
  const { Contents, isLost } = useContents(isWanted, status)
  const isReading = status === 'loading' && waiting.length === 0
  return (
    <SidePanel
      side="right"
      open={open}
      onClose={onClose}
      heading={m.cart_title()}
      closeLabel={m.shell_close()}
      footer={filled && Contents && <Contents.CartNext cart={cart} locale={locale} onLeave={onClose} />}
    >
      <div className="px-5">
        <CartTrouble />
      </div>
      {Contents && !isReading && <Contents.CartContents locale={locale} />}
      {!isReading && isLost && status === 'ready' && <NotLoaded cart={cart} locale={locale} />}
      {(isReading || (!Contents && !isLost)) && (
        <p className="px-5 py-14 text-center text-ink-soft">{m.cart_loading()}</p>
      )}
    </SidePanel>
  )
}

/**
 * The code of what the panel shows. Lost with the connection, it is asked for again once the shop answers; not every
 * browser then asks.
 */
function useContents(isWanted: boolean, status: CartState['status']) {
  const [Contents, setContents] = useState<Contents>()
  const [lostIn, setLostIn] = useState<CartState['status']>()
  useEffect(() => {
    if (!isWanted) return
    load().then(setContents, () => setLostIn(status))
  }, [isWanted, status])
  return { Contents, isLost: !Contents && lostIn === status }
}

/** The connection was lost before the panel's code came: the cart page needs none. */
function NotLoaded({ cart, locale }: { cart: Cart; locale: Locale }) {
  const items = m.cart_count({ count: cartCount(cart) })
  return (
    <div className="grid gap-4 p-5">
      <p role="alert">
        {cart.lines.length > 0
          ? m.cart_updated({ items, amount: money(subtotal(cart), locale) })
          : m.cart_load_failed()}
      </p>
      <ButtonLink to={paths.cart(locale)} reloadDocument>
        {m.cart_view()}
      </ButtonLink>
    </div>
  )
}
