import { unitsForSale, type CartRefusal } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import type { OrderLine } from '../../domain/orders/order-line.ts'
import {
  leftOutFor,
  refills,
  storeOfLine,
  type LeftOut,
  type NowDelivered,
  type Reorderable,
  type Reordered,
} from '../../domain/orders/reorder.ts'
import { isPickupRefusal, type PickupRefusal } from '../../domain/pickup/pickup.ts'
import type { Carts } from '../cart/carts.ts'
import type { Shopper } from '../checkout/employee-rules.ts'

type Whose = { token: string; locale: Locale; shopper: Shopper | undefined }

/**
 * Puts an order's units into a cart, at today's prices and as far as available today; picked-up lines are picked up
 * again, if their store can.
 */
export async function reorder(carts: Carts, whose: Whose, { lines, ...order }: Reorderable): Promise<Reordered> {
  const { token, locale, shopper } = whose
  const { lines: inside, saved = [] } = await carts.read(token, locale, shopper)
  const present = new Map([...inside, ...saved].map((line) => [line.sku, line]))
  const inCart = new Map([...present].map(([sku, { quantity }]) => [sku, quantity]))
  const leftOut: LeftOut[] = []
  const delivered: NowDelivered[] = []
  let units = 0
  for (const [place, { sku, wanted, add, noRecipient }] of refills(lines, inCart).entries()) {
    const line = lines[place]
    if (!line) continue
    const { title, colour, size, href } = line
    const facts = { sku, title, ...(colour && { colour }), ...(size && { size }), href }
    if (noRecipient) {
      leftOut.push({ ...facts, reason: 'gift-card' })
      continue
    }
    if (saved.some((one) => one.sku === sku)) await carts.save(token, sku, false, locale, shopper)
    // A line already in the cart keeps its delivery or pickup.
    const before = present.get(sku)
    const store = before ? undefined : storeOfLine(order, line)
    const { added, refusal, noPickup } = add > 0 ? await addTo(carts, whose, line, add, store?.slug) : { added: 0 }
    if (store && noPickup && added > 0)
      delivered.push({ ...facts, store: store.name, ...(noPickup === 'closed-for-good' && { isClosed: true }) })
    // A line may have sold out since it came into the cart.
    const has = (before ? unitsForSale(before) : 0) + added
    units += Math.min(has, wanted)
    const why = refusal ?? (has < wanted ? before?.problem : undefined)
    const reason = why && leftOutFor(why, has)
    if (reason)
      leftOut.push({
        ...facts,
        reason,
        ...(reason === 'fewer' && { units: has }),
        ...(reason === 'no-pickup' && { store: before?.pickup?.name }),
      })
  }
  return { units, leftOut, delivered }
}

type Added = { added: number; refusal?: CartRefusal; /** Why it is delivered. */ noPickup?: PickupRefusal }

/**
 * All units, or as many as there are left; and why it is not all of them. What its store cannot hand out is delivered.
 */
async function addTo(carts: Carts, whose: Whose, line: OrderLine, units: number, store?: string): Promise<Added> {
  const { token, locale, shopper } = whose
  const { sku, gift, unit, taxClass, shippingClass } = line
  // The day on which a gift card was sent is past: a new one goes at once.
  const amount = taxClass === 'gift-card' && shippingClass === 'none' ? unit : undefined
  const more = { shopper, store, amount, ...(gift && { gift: { ...gift, sendOn: undefined } }) }
  const answer = await carts.add(token, sku, units, locale, more)
  if (answer.ok) return { added: units }
  if (store && isPickupRefusal(answer.reason))
    return { ...(await addTo(carts, whose, line, units)), noPickup: answer.reason }
  const already = answer.cart.lines.find((one) => one.sku === sku)?.quantity ?? 0
  const fewer = Math.min(units, (answer.left ?? 0) - already)
  const again = fewer > 0 ? await carts.add(token, sku, fewer, locale, more) : undefined
  return { added: again?.ok ? fewer : 0, refusal: answer.reason }
}
