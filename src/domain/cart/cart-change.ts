import type { Cart, CartLine } from './cart.ts'

/** More units of a SKU, to be picked up at a store if it names one. */
type CartAddition = {
  intent: 'add'
  sku: string
  quantity: number
  store?: string
  /** The recipient of a gift card. */
  recipientName?: string
  recipientEmail?: string
  senderName?: string
  message?: string
  sendOn?: string
  /** Of the letter with the card. */
  language?: string
  /** What it is for, as it was typed. */
  amount?: string
}

/**
 * A change of the cart: more units of a SKU; so many of it and no more, none removes its line; or where a line is
 * picked up, by the slug of a store, none for a delivery.
 */
export type CartChange =
  | CartAddition
  | { intent: 'set'; sku: string; quantity: number }
  | { intent: 'pickup'; sku: string; store?: string }
  | LineMove

/**
 * A line put aside for later, moved back, or taken out; or the shopper has read what changed, of whichever line (`sku`
 * is empty).
 */
export type LineMove =
  | { intent: 'set'; sku: string; quantity: 0 }
  | { intent: 'save'; sku: string }
  | { intent: 'unsave'; sku: string }
  | { intent: 'seen'; sku: string }

/**
 * The cart as it will be when the pending changes have arrived: this is what the shopper sees at once. Adding a product
 * that is not in the cart yet changes nothing here.
 */
export const withChanges = (cart: Cart, changes: readonly CartChange[]): Cart => changes.reduce(withChange, cart)

/** Units of a SKU in a cart. */
export const unitsOf = (cart: Cart, sku: string): number => cart.lines.find((line) => line.sku === sku)?.quantity ?? 0

/**
 * Whether a change whose answer was lost did arrive, by the cart before it and the cart now. Setting may be repeated;
 * adding twice would sell twice.
 */
export const hasArrived = (change: CartChange, before: Cart, now: Cart): boolean =>
  change.intent === 'add' &&
  now.version > before.version &&
  unitsOf(now, change.sku) >= unitsOf(before, change.sku) + change.quantity

function withChange(cart: Cart, change: CartChange): Cart {
  // A store's stock is known only from the response.
  if (change.intent === 'pickup') return cart
  if (change.intent === 'seen') return { ...cart, lines: cart.lines.map(({ priceWas: _, ...line }) => line) }
  if (change.intent === 'save' || change.intent === 'unsave') return moved(cart, change.sku, change.intent === 'save')
  const { intent, sku, quantity } = change
  const changed = (line: CartLine): CartLine =>
    line.sku === sku ? { ...line, quantity: intent === 'add' ? line.quantity + quantity : quantity } : line
  const kept = (lines: readonly CartLine[]) => lines.map(changed).filter((line) => line.quantity > 0)
  return { ...cart, lines: kept(cart.lines), ...(cart.saved && { saved: kept(cart.saved) }) }
}

function moved(cart: Cart, sku: string, aside: boolean): Cart {
  const saved = cart.saved ?? []
  const [from, to] = aside ? [cart.lines, saved] : [saved, cart.lines]
  const [rest, more] = [from.filter((line) => line.sku !== sku), [...to, ...from.filter((line) => line.sku === sku)]]
  return aside ? { ...cart, lines: rest, saved: more } : { ...cart, lines: more, saved: rest }
}
