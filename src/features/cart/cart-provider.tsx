import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Cart, CartAnswer, CartLine } from '../../domain/cart/cart.ts'
import { withChanges, type CartChange } from '../../domain/cart/cart-change.ts'
import type { Locale } from '../../domain/locale.ts'
import { cartCalls } from './cart-calls.ts'
import { CartStore, initialCartState, type CartState } from './cart-store.ts'

export type CartUI = Pick<CartState, 'status' | 'waiting' | 'refused'> & {
  /** The cart with the changes on their way already in it. */
  cart: Cart
  change(change: CartChange): Promise<CartAnswer>
  retry(): void
  clearMessages(): void
  linePickup?: LinePickupSlot
}

/** The delivery and pickup part of a line: stores are another feature, so the frame passes it in. */
export type LinePickupSlot = (line: CartLine, onPickup: (store: string | undefined) => void) => ReactNode

const CartContext = createContext<CartUI | undefined>(undefined)

type Props = {
  locale: Locale
  /** Something was added, or a change could not be sent: time to show the cart. */
  onAttention(): void
  linePickup?: LinePickupSlot
  children: ReactNode
}

/** The one cart of the document. Pages are shared and know nothing of it: it is read once the page is alive. */
export function CartProvider({ locale, onAttention, linePickup, children }: Props) {
  const [store] = useState(() => storeOf(locale))
  const state = useSyncExternalStore(store.subscribe, store.state, () => initialCartState)

  useEffect(() => store.follow(), [store])

  const unsent = state.status === 'failed' && state.waiting.length > 0
  useEffect(() => {
    if (unsent) onAttention()
  }, [unsent, onAttention])

  const ui = useMemo((): CartUI => {
    const { status, waiting, refused, cart } = state
    const change = async (wanted: CartChange) => {
      const answer = await store.change(wanted)
      if (answer.ok && wanted.intent === 'add') onAttention()
      return answer
    }
    return {
      status,
      waiting,
      refused,
      cart: withChanges(cart, waiting),
      change,
      retry: store.retry,
      clearMessages: store.clearMessages,
      linePickup,
    }
  }, [state, store, onAttention, linePickup])
  return <CartContext value={ui}>{children}</CartContext>
}

// One per document: pending changes must outlive an error page. On the server it must not be shared, since it would mix
// shoppers.
let shared: CartStore | undefined
function storeOf(locale: Locale): CartStore {
  const store = shared ?? new CartStore(cartCalls(locale))
  if (typeof document !== 'undefined') shared = store
  return store
}

export function useCart(): CartUI {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/**
 * For the product page: add units of a SKU. While one is on its way `pending` is true; a refusal stays until the next
 * try or the next page.
 */
export function useAddToCart() {
  const { change, waiting, refused } = useCart()
  return {
    add: (
      sku: string,
      quantity: number,
      more: Omit<Extract<CartChange, { intent: 'add' }>, 'intent' | 'sku' | 'quantity'> = {},
    ): Promise<CartAnswer> => change({ intent: 'add', sku, quantity, ...more }),
    pending: waiting.some(({ intent }) => intent === 'add'),
    refusal: refused?.intent === 'add' ? refused : undefined,
  }
}
