import { lazy, Suspense, useEffect } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useCart } from './cart-provider.tsx'

type Props = {
  locale: Locale
  open: boolean
  onClose(): void
  /** Its code comes as soon as there is a cart, so that a lost connection does not matter. */
  fetchesAhead: boolean
}

const load = () => import('./cart-contents.tsx')
const CartContents = lazy(async () => ({
  default: await load().then(
    (loaded) => loaded.CartContents,
    () => NotLoaded,
  ),
}))
const CartNext = lazy(async () => ({
  default: await load().then(
    (loaded) => loaded.CartNext,
    () => Nothing,
  ),
}))

/**
 * The cart over any page, from the right (acceptance 91). The code of its contents comes when there is a cart, or with
 * the first opening.
 */
export function CartPanel({ locale, open, onClose, fetchesAhead }: Props) {
  const { cart, status, waiting } = useCart()
  const filled = cart.lines.length > 0
  const isWanted = (filled && fetchesAhead) || waiting.length > 0
  useEffect(() => {
    // Where it fails, the opening says so.
    if (isWanted) load().catch(() => undefined)
  }, [isWanted])
  const loading = <p className="px-5 py-14 text-center text-ink-soft">{m.cart_loading()}</p>
  return (
    <SidePanel
      side="right"
      open={open}
      onClose={onClose}
      heading={m.cart_title()}
      closeLabel={m.shell_close()}
      footer={
        filled && (
          <Suspense>
            <CartNext cart={cart} locale={locale} onLeave={onClose} />
          </Suspense>
        )
      }
    >
      {status === 'loading' && waiting.length === 0 ? (
        loading
      ) : (
        <Suspense fallback={loading}>
          <CartContents locale={locale} />
        </Suspense>
      )}
    </SidePanel>
  )
}

/** The connection was lost before the panel's code came: the cart page needs none. */
function NotLoaded({ locale }: { locale: Locale }) {
  return (
    <div className="grid gap-4 p-5">
      <p role="alert">{m.cart_load_failed()}</p>
      <ButtonLink to={paths.cart(locale)} reloadDocument>
        {m.cart_view()}
      </ButtonLink>
    </div>
  )
}

const Nothing = (_: { cart: Cart; locale: Locale; onLeave(): void }) => null
