import { useRef, useState } from 'react'
import { addToCart, removeFromCart } from '../../domain/analytics/ecommerce.ts'
import { soldLine } from '../../domain/analytics/sold-item.ts'
import { cartCount, lineTitle, subtotal, type Cart, type CartLine } from '../../domain/cart/cart.ts'
import type { LineMove } from '../../domain/cart/cart-change.ts'
import { newestFirst } from '../../domain/cart/newest-first.ts'
import type { Refused } from '../../domain/cart/refusal-search.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { push } from '../analytics/push.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { useCart } from './cart-provider.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { PriceChanges } from './price-changes.tsx'
import { refusalText } from './refusal-text.ts'
import { SavedLines } from './saved-lines.tsx'
import { useFocusNextLine } from './use-focus-next-line.ts'

type CartLinesProps = {
  cart: Cart
  locale: Locale
  refused?: Refused
  /** In the panel, where lines are compact, and what was just added is said and the first. */
  panel?: { added: string | undefined }
}

/**
 * The lines of a cart, the newest first, or the empty state, with messages. `cart` is the panel's own once loaded, and the page's until
 * then.
 */
export function CartLines({ cart, locale, refused, panel }: CartLinesProps) {
  const { status, waiting, change, cartPickup } = useCart()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(cart.version)
  const changed = cart.version !== first.current && waiting.length === 0

  const followFocus = useFocusNextLine(box)
  const [done, setDone] = useState<string>()

  const set = (line: CartLine, quantity: number) => {
    setDone(quantity === 0 ? m.cart_removed({ title: lineTitle(line) }) : undefined)
    if (quantity === 0) followFocus()
    void change({ intent: 'set', sku: line.sku, quantity }).then(({ ok }) =>
      ok ? trackChange(line, quantity) : setDone(undefined),
    )
  }
  const move = (wanted: LineMove) => {
    const moved = [...cart.lines, ...(cart.saved ?? [])].find(({ sku }) => sku === wanted.sku)
    setDone(moved && moveText[wanted.intent]?.({ title: lineTitle(moved) }))
    followFocus()
    void change(wanted).then(({ ok }) => !ok && setDone(undefined))
  }
  const onLine = (sku: string) => (refused?.sku === sku ? refusalText(refused) : undefined)
  const forPickup = panel ? [] : cart.lines.filter((line) => line.forPickup)
  const isOneChoice = forPickup.length > 1
  const pickUpAll = (store: string | undefined) => {
    for (const { sku, pickup } of forPickup)
      if (pickup?.store !== store) void change({ intent: 'pickup', sku, ...(store && { store }) })
  }
  const elsewhere = refused && !cart.lines.some(({ sku }) => sku === refused.sku)

  return (
    <div ref={box}>
      {elsewhere && (
        <p role="alert" className="my-4 flex gap-2 rounded-card bg-red-pale p-4 font-medium text-red-deep">
          <Icon name="alert" size={20} />
          {refusalText(refused)}
        </p>
      )}
      <PriceChanges lines={cart.lines} locale={locale} onMove={move} />
      {isOneChoice && cartPickup?.(forPickup, pickUpAll)}
      {cart.lines.length > 0 ? (
        <ul aria-label={m.cart_lines()} className="@container">
          {newestFirst(cart.lines, panel?.added).map((line) => (
            <CartLineItem
              key={line.sku}
              line={line}
              groups={cart.delivery?.groups ?? []}
              locale={locale}
              refusal={onLine(line.sku)}
              onSet={(quantity) => set(line, quantity)}
              onMove={move}
              isCompact={panel !== undefined}
              isAdded={panel?.added === line.sku}
              isException={isOneChoice}
            />
          ))}
        </ul>
      ) : (
        status !== 'failed' && waiting.length === 0 && <EmptyCart locale={locale} />
      )}
      <SavedLines lines={cart.saved ?? []} locale={locale} onMove={move} />
      <p role="status" className="sr-only">
        {changed && done && `${done} `}
        {changed &&
          m.cart_updated({ items: m.cart_count({ count: cartCount(cart) }), amount: money(subtotal(cart), locale) })}
      </p>
    </div>
  )
}

/** What was done to a line that has moved, in words. */
const moveText: Partial<Record<LineMove['intent'], (words: { title: string }) => string>> = {
  set: m.cart_removed,
  save: m.cart_saved_one,
  unsave: m.cart_unsaved,
}

/** Fewer units are tracked as removed, more as added: GA4 has no event for a change. */
function trackChange(line: CartLine, quantity: number): void {
  const more = quantity - line.quantity
  if (more > 0) push(addToCart(soldLine({ ...line, quantity: more })))
  else if (more < 0) push(removeFromCart(soldLine({ ...line, quantity: -more })))
}
