import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import { PHONE_ORDER_NOTE } from '../../domain/orders/event-note.ts'
import type { LevelChange } from '../../domain/catalog/seen-stock.ts'
import { orderSearch } from '../../domain/orders/order-search.ts'
import { storesColumn } from '../../domain/stores/bound-to.ts'
import { orderNumber } from '../../domain/orders/order-number.ts'
import type { PlaceRefusal } from '../../domain/checkout/place-order.ts'
import { buyAsEmployee, employeeAmount } from '../accounts/employee-prices.ts'
import { sql, type Rows } from '../database/database.ts'
import { spend } from './gift-cards.ts'
import { noteEvent } from '../orders/note-event.ts'
import { note } from '../orders/outbox.ts'
import { completeSession } from '../ucp/session-of-cart.ts'
import { takeUpPhoneOrder } from '../orders/phone-order-key.ts'
import { usePromo } from './promo-codes.ts'
import type { Payload } from 'payload'
import type { Locale } from '../../domain/locale.ts'
import { shopDay } from '../../domain/shop-day.ts'
import type { Shopper } from './employee-rules.ts'
import { takeLevel } from '../catalog/sellable-variants.ts'
import { recordLevels } from '../stock/record-levels.ts'
import type { PricedCart } from './checkouts.ts'
import { fulfilmentOf, type OrderData } from './order-data.ts'

/** Rolls the transaction back; the shopper sees why. */
export class PlaceRefused extends Error {
  constructor(readonly refusal: PlaceRefusal) {
    super(refusal.reason)
  }
}

/** Takes what the order needs: each in order of its name, so that two orders never wait for each other in a circle. */
export async function takeAll(
  rows: Rows,
  { contents, pricing: { counters, promo } }: Pick<PricedCart, 'contents' | 'pricing'>,
): Promise<{ locations: Map<string, string>; levels: LevelChange[] }> {
  const locations = new Map<string, string>()
  const levels: LevelChange[] = []
  if (promo && !(await usePromo(rows, promo.id)))
    throw new PlaceRefused({ reason: 'promo', code: promo.code, problem: 'used-up' })
  for (const { sku, quantity, variant, pickupStore } of contents.lines.toSorted((a, b) => (a.sku < b.sku ? -1 : 1))) {
    // What is picked up is taken from the shelf there; where the cart did not ask for that shelf, the warehouse helps
    // out.
    const counter = counters.get(sku)
    for (const location of [...(counter ? [counter.slug] : []), ...(pickupStore ? [] : ['online'])]) {
      const level = await takeLevel(rows, sku, quantity, location)
      if (level === undefined) continue
      locations.set(sku, location)
      levels.push(level)
      break
    }
    if (!locations.has(sku))
      throw new PlaceRefused({ reason: 'sold-out', sku, left: Math.min(variant.quantity, quantity - 1) })
  }
  return { locations, levels }
}

type Written = {
  payload: Payload
  rows: Rows
  priced: PricedCart
  data: OrderData
  levels: readonly LevelChange[]
  key: string
  locale: Locale
  shopper: Shopper | undefined
  now: number
  isPaid: boolean
}

/** The order itself, with all that hangs on it; returns its number. */
export async function writeOrder({
  payload,
  rows,
  priced,
  data,
  levels,
  key,
  locale,
  shopper,
  now,
  isPaid,
}: Written): Promise<string> {
  const at = new Date(now).toISOString()
  const { totals, contact, store, parts } = data
  // Where staff look for it.
  const counter = store ?? parts?.find((part) => part.store)?.store
  const state = isPaid ? 'paid' : 'placed'
  const [row] = await rows<{
    id: number | string
  }>(sql`insert into orders (number, key, state, fulfilment, store, stores, language, placed_at, name, email, phone, search, customer, promo, total, due, paid, refunded, data, created_at, updated_at)
    values (${key}, ${key}, ${state}, ${fulfilmentOf(priced.pricing)}, ${counter?.slug ?? null}, ${storesColumn({ store, parts })}, ${locale}, ${at}, ${recipientOf(data)}, ${contact.email}, ${contact.phone}, ${orderSearch(data)}, ${shopper?.id ?? null}, ${data.promo ?? null}, ${totals.total}, ${totals.due}, 0, 0, ${JSON.stringify(data)}, ${at}, ${at}) returning id`)
  if (!row) throw new Error('an order was not written')
  const number = orderNumber(Number(row.id))
  await rows(sql`update orders set number = ${number} where id = ${row.id} returning id`)
  for (const { id, amount } of data.cards)
    if (!(await spend(rows, id, amount, number))) throw new PlaceRefused({ reason: 'gift-card' })
  const asEmployee = data.lines.reduce((sum, line) => sum + employeeAmount(line, line.quantity), 0)
  // The entitlement may have ended since the review, and the year's limit must not be exceeded under concurrency.
  if (asEmployee > 0 && !(shopper && (await buyAsEmployee(rows, shopper.id, asEmployee, number, shopDay(now)))))
    throw new PlaceRefused({ reason: 'changed' })
  // Before its history begins: the agent is notified of it.
  const agent = await completeSession(rows, priced.cart, { number, at, lines: data.lines })
  if (agent)
    await rows(
      sql`update orders set agent = ${agent.name}, agent_verified = ${agent.isVerified} where number = ${number} returning id`,
    )
  await noteEvent(rows, number, { at, kind: 'placed', state, by: 'shopper', amount: totals.total })
  const by = await takeUpPhoneOrder(rows, priced.cart, number)
  if (by) await noteEvent(rows, number, { at, kind: 'note', by, note: PHONE_ORDER_NOTE })
  if (agent) await noteEvent(rows, number, { at, kind: 'note', by: agent.name, note: agentNote(agent) })
  await note(rows, { key: `mail placed ${number}`, kind: 'order-mail', data: { number, mail: 'placed' } })
  await rows(
    sql`delete from cart_lines where cart_id = ${priced.contents.cartId} and (saved is null or saved = ${false})`,
  )
  await rows(
    sql`update carts set version = version + 1, updated_at = ${at} where id = ${priced.contents.cartId} returning id`,
  )
  await rows(sql`delete from checkouts where cart = ${priced.cart}`)
  // Last, as other writers of the feed wait from here on.
  await recordLevels(payload, rows, levels)
  return number
}

const agentNote = ({ isVerified }: { isVerified: boolean }): string =>
  isVerified
    ? 'Shopping agent, signature verified · Agent d’achat, signature vérifiée'
    : 'Shopping agent · Agent d’achat'
