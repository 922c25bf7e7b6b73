import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Cart, CartAnswer, CartLine } from '../../domain/cart/cart.ts'
import { withChanges, type CartChange } from '../../domain/cart/cart-change.ts'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { cartCalls } from './cart-calls.ts'
import { CartStore, initialCartState, isUnsent, type CartState } from './cart-store.ts'

export type CartUI = CartActions &
  Pick<CartState, 'status' | 'waiting' | 'notAdded' | 'refused' | 'added'> & {
    /** Changes wait for the shop to be reached again. */
    isUnsent: boolean
    /** The cart with the changes on their way already in it. */
    cart: Cart
  }

export type CartActions = {
  /** `title` names what is added. */
  change(change: CartChange, title?: string): Promise<CartAnswer>
  retry(): Promise<void>
  /** Whether every change has been answered, after one more attempt. */
  settled(): Promise<boolean>
  clearMessages(): void
  linePickup?: LinePickupSlot
  cartPickup?: CartPickupSlot
  express?: ExpressSlot
}

/** The delivery and pickup part of a line: stores are another feature, so the frame passes it in. */
export type LinePickupSlot = (
  line: CartLine,
  onPickup: (store: string | undefined) => void,
  /** The cart has a choice for all of its lines. */
  isException: boolean,
) => ReactNode

/** The same for several lines at once. */
export type CartPickupSlot = (lines: readonly CartLine[], onPickup: (store: string | undefined) => void) => ReactNode

/** To pay for the cart by a wallet: a part of the checkout, hence passed in. */
export type ExpressSlot = (cart: Cart) => ReactNode

const CartContext = createContext<{ store: CartStore; actions: CartActions } | undefined>(undefined)

type Props = {
  locale: Locale
  /**
   * Something was added and the shopper is still there, or a change could not be sent: time to show the cart.
   */
  onAttention(): void
  linePickup?: LinePickupSlot
  cartPickup?: CartPickupSlot
  express?: ExpressSlot
  children: ReactNode
}

/**
 * The one cart of the document. Pages are shared and know nothing of it: it is read once the page is alive. The context
 * does not change with the cart, so that only those who show it are drawn again.
 */
export function CartProvider({ locale, onAttention, linePickup, cartPickup, express, children }: Props) {
  const [store] = useState(() => storeOf(locale))
  const unsent = useSyncExternalStore(
    store.subscribe,
    () => isUnsent(store.state()),
    () => false,
  )

  useEffect(() => store.follow(), [store])

  useEffect(() => {
    // The page of the cart says so itself.
    if (unsent && location.pathname !== paths.cart(locale)) onAttention()
  }, [unsent, onAttention, locale])

  // What waits is in this document alone: the browser asks before it is left.
  useEffect(() => {
    if (!unsent) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsent])

  const value = useMemo(() => {
    const change = async (wanted: CartChange, title?: string) => {
      const then = whereShopperIs()
      const answer = await store.change(wanted, title)
      const now = whereShopperIs()
      // Who has gone on to another page, or types elsewhere, is not called back: the button of the cart counts it.
      const isStill = now.path === then.path && (!now.field || now.field === then.field)
      if (answer.ok && wanted.intent === 'add' && isStill) onAttention()
      return answer
    }
    return {
      store,
      actions: {
        change,
        retry: store.retry,
        settled: store.settled,
        clearMessages: store.clearMessages,
        linePickup,
        cartPickup,
        express,
      },
    }
  }, [store, onAttention, linePickup, cartPickup, express])
  return <CartContext value={value}>{children}</CartContext>
}

const whereShopperIs = () => ({
  path: location.pathname,
  field: document.activeElement?.closest('textarea, select, input:not([type=radio], [type=checkbox])'),
})

// One per document: pending changes must outlive an error page. On the server it must not be shared, since it would mix
// shoppers.
let shared: CartStore | undefined
function storeOf(locale: Locale): CartStore {
  const store = shared ?? new CartStore(cartCalls(locale))
  if (typeof document !== 'undefined') shared = store
  return store
}

/** Whether the changes of the cart are answered: what the server reads of it has them then. */
export const cartSettled = async (): Promise<boolean> => (await shared?.settled()) ?? true

export function useCart(): CartUI {
  const { store, actions } = useCartContext()
  const state = useSyncExternalStore(store.subscribe, store.state, () => initialCartState)
  return useMemo(() => {
    const { cart, ...rest } = state
    return { ...rest, isUnsent: isUnsent(state), cart: withChanges(cart, rest.waiting), ...actions }
  }, [state, actions])
}

/** For those who change the cart and do not show it: they are not drawn again with it. */
export const useCartActions = (): CartActions => useCartContext().actions

function useCartContext() {
  const cart = use(CartContext)
  if (!cart) throw new Error('useCart must be used within a CartProvider')
  return cart
}

/** For the product page: add units of a SKU, named by the title of its product. */
export function useAddToCart() {
  const { change } = useCartActions()
  return {
    add: (
      sku: string,
      quantity: number,
      title: string,
      more: Omit<Extract<CartChange, { intent: 'add' }>, 'intent' | 'sku' | 'quantity'> = {},
    ): Promise<CartAnswer> => change({ intent: 'add', sku, quantity, ...more }, title),
  }
}
