import { Suspense, useCallback, useRef, type ReactNode } from 'react'
import type { Locale } from '../domain/locale.ts'
import type { GatewayName } from '../domain/payment/payment.ts'
import { STORES_MODAL } from '../domain/shell/stores-modal.ts'
import {
  CartProvider,
  type CartPickupSlot,
  type ExpressSlot as CartExpressSlot,
  type LinePickupSlot,
} from '../features/cart/cart-provider.tsx'
import { ExpressSlot } from '../features/checkout/express-slot.tsx'
import { useNavActions } from '../features/shell/nav-ui.tsx'
import { useLacks } from '../ui/lacks.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'

const LinePickup = lazyPart(async () => (await import('../features/stores/line-pickup.tsx')).LinePickup)
const CartPickup = lazyPart(async () => (await import('../features/stores/cart-pickup.tsx')).CartPickup)

/**
 * The cart of every page, with the parts of it that other features know: where it is picked up, how it is paid at once.
 */
export function WithCart({ locale, gateway, children }: { locale: Locale; gateway: GatewayName; children: ReactNode }) {
  const { dispatch } = useNavActions()
  const { show } = useHashDialog(STORES_MODAL)
  const showStores = useRef(show)
  showStores.current = show
  // What was to be picked up where no store is any more can still be delivered instead.
  const hasNoPickup = useLacks('pickup')
  const openCart = useCallback(() => dispatch({ type: 'open-panel', panel: 'cart' }), [dispatch])
  const linePickup = useCallback<LinePickupSlot>(
    (line, onPickup, isException) =>
      hasNoPickup && !line.pickup ? null : (
        <Suspense>
          <LinePickup
            line={line}
            locale={locale}
            isException={isException}
            onPickup={onPickup}
            onChoose={() => showStores.current()}
          />
        </Suspense>
      ),
    [locale, hasNoPickup],
  )
  const cartPickup = useCallback<CartPickupSlot>(
    (lines, onPickup) =>
      hasNoPickup && !lines.some(({ pickup }) => pickup) ? null : (
        <Suspense>
          <CartPickup lines={lines} locale={locale} onPickup={onPickup} onChoose={() => showStores.current()} />
        </Suspense>
      ),
    [locale, hasNoPickup],
  )
  const express = useCallback<CartExpressSlot>(
    (cart) => <ExpressSlot cart={cart} locale={locale} gateway={gateway} />,
    [locale, gateway],
  )
  return (
    <CartProvider
      locale={locale}
      onAttention={openCart}
      linePickup={linePickup}
      cartPickup={cartPickup}
      express={express}
    >
      {children}
    </CartProvider>
  )
}
