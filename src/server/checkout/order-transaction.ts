import type { Payload } from 'payload'
import type { PlaceRequest } from '../../domain/checkout/place-order.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { lockCart } from '../cart/cart-rows.ts'
import { inTransaction, isPostgres, type Rows } from '../database/database.ts'
import { findOrder } from '../orders/order-rows.ts'
import { note } from '../orders/outbox.ts'
import { issueSoldCards } from '../orders/sold-cards.ts'
import { movePayment } from '../payments/payment-rows.ts'
import { readContents } from './cart-contents.ts'
import { readCheckout, storeOf } from './checkout-rows.ts'
import { type CheckoutParts, type CheckoutVisitor, type PricedCart } from './checkouts.ts'
import { orderData, type OrderData } from './order-data.ts'
import { priceCheckout, ratesOf } from './price-checkout.ts'
import { lockPromo } from './promo-codes.ts'
import { changed, shortageIn } from './review-refusal.ts'
import { PlaceRefused, takeAll, writeOrder } from './write-order.ts'

/** An attempt whose payment is authorized, or that needs none. */
export type OrderAttempt = {
  visit: CheckoutVisitor
  /** As it was priced when the payment was authorized. */
  before: PricedCart
  request: PlaceRequest
  byCard: boolean
  /** The authorized card, as the order shows it. */
  card: string | undefined
  now: number
}

type Registrations = Awaited<ReturnType<CheckoutParts['taxes']['registrations']>>

/** Read before the transaction, inside which they could wait for a connection that the others hold. */
export async function taxesBefore({ taxes }: CheckoutParts, { before, now }: OrderAttempt): Promise<Registrations> {
  const registrations = await taxes.registrations()
  await ratesOf(before.pricing.quote.lines, taxes, shopDay(now))
  return registrations
}

/**
 * Checks and prices everything again and writes the order in one transaction, in which no external service is called;
 * returns its number. Throws `PlaceRefused`.
 */
export async function orderTransaction(
  parts: CheckoutParts,
  attempt: OrderAttempt,
  registrations: Registrations,
): Promise<string> {
  const { visit, request, byCard, card, now } = attempt
  const { key } = request
  const payload = await parts.payload()
  return inTransaction(payload, async (rows) => {
    const priced = await pricedAgain(payload, rows, parts, attempt)
    checkAgreed(priced, attempt)
    const { locations, levels } = await takeAll(rows, priced)
    checkPromised(priced, locations)
    const isPaid = priced.pricing.quote.totals.due === 0
    const method = isPaid ? 'gift-card' : byCard ? 'card' : 'store'
    const payment: OrderData['payment'] = {
      method,
      isTest: method === 'card' && parts.gateways.current.isTest,
      ...(method === 'card' && { gateway: parts.gateways.current.name }),
      ...(card && { card }),
    }
    const data = orderData({ priced, locations, registrations, payment })
    const { locale, shopper } = visit
    const order = await writeOrder({ payload, rows, priced, data, levels, key, locale, shopper, now, isPaid })
    if (method === 'card') await note(rows, { key: `capture ${key}`, kind: 'capture', data: { key } })
    else if (method === 'gift-card') await issueSoldCards(rows, payload.secret, (await findOrder(rows, order))!)
    const state = method === 'card' ? 'authorized' : 'captured'
    if (!(await movePayment(rows, key, ['authorizing'], state, { now, order, card })))
      throw new PlaceRefused({ reason: 'payment-unavailable' })
    return order
  })
}

/** The cart and its checkout, locked, read and priced again. */
async function pricedAgain(
  payload: Payload,
  rows: Rows,
  { taxes, gateways }: CheckoutParts,
  { visit, before, now }: OrderAttempt,
): Promise<PricedCart> {
  await lockCart(rows, before.cart, isPostgres(payload))
  const stored = await readCheckout(rows, before.cart)
  // Before its uses are counted: two orders at once would both find the last one free.
  if (stored?.state.promo) await lockPromo(rows, stored.state.promo, isPostgres(payload))
  const contents = await readContents({
    rows,
    cart: before.cart,
    words: before.words,
    shopper: visit.shopper,
    store: storeOf(before.stored.state),
    now,
    learn: false,
  })
  if (!contents || !stored || contents.lines.length === 0) throw new PlaceRefused({ reason: 'empty' })
  const { lines } = contents
  const { stores, terms, email } = before
  const { tokens } = gateways.current
  const pricing = await priceCheckout({ rows, state: stored.state, lines, stores, taxes, terms, tokens, now, email })
  return { ...before, contents, stored, pricing }
}

/** Refuses what the shopper has not agreed to: other goods, another amount, another step still to do. */
function checkAgreed({ contents, pricing }: PricedCart, { before, request }: OrderAttempt): void {
  const shortage = shortageIn(contents)
  if (shortage) throw new PlaceRefused(shortage)
  const { totals } = pricing.quote
  if (
    totals.due !== request.due ||
    totals.total !== before.pricing.quote.totals.total ||
    pricing.next !== before.pricing.next
  )
    throw new PlaceRefused(changed(pricing))
}

/** Refuses what was promised from a store's shelf and has just been taken from the warehouse. */
function checkPromised({ pricing: { counters } }: PricedCart, locations: ReadonlyMap<string, string>): void {
  for (const [sku, { slug, ready }] of counters)
    if (ready && !ready.fromWarehouse && locations.get(sku) !== slug) throw new PlaceRefused({ reason: 'pickup-later' })
}
