import type { CartRefusal } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import { leftOutFor, refills, type LeftOut, type Reordered } from '../../domain/orders/reorder.ts'
import type { Carts } from '../carts.ts'
import type { Shopper } from '../pricing/employee-rules.ts'

type Whose = { token: string; locale: Locale; shopper: Shopper | undefined }

/** Puts what an order held into a cart, at today's prices and as far as it can be had today. */
export async function reorder(carts: Carts, whose: Whose, lines: readonly OrderLine[]): Promise<Reordered> {
  const { token, locale, shopper } = whose
  const { lines: inside, saved = [] } = await carts.read(token, locale, shopper)
  const inCart = new Map([...inside, ...saved].map(({ sku, quantity }) => [sku, quantity]))
  const leftOut: LeftOut[] = []
  let units = 0
  for (const [place, { sku, wanted, add, noRecipient }] of refills(lines, inCart).entries()) {
    const line = lines[place]
    if (!line) continue
    const facts = { sku, title: line.title, href: line.href }
    if (noRecipient) {
      leftOut.push({ ...facts, reason: 'gift-card' })
      continue
    }
    if (saved.some((one) => one.sku === sku)) await carts.save(token, sku, false, locale, shopper)
    const { added, refusal } = add > 0 ? await addTo(carts, whose, line, add) : { added: 0 }
    const has = (inCart.get(sku) ?? 0) + added
    units += Math.min(has, wanted)
    const reason = refusal && leftOutFor(refusal, has)
    if (reason) leftOut.push({ ...facts, reason, ...(reason === 'fewer' && { units: has }) })
  }
  return { units, leftOut }
}

/** All units, or as many as there are left; and why it is not all of them. */
async function addTo(carts: Carts, { token, locale, shopper }: Whose, { sku, gift }: OrderLine, units: number): Promise<{ added: number; refusal?: CartRefusal }> {
  // The day on which a gift card was sent is past: a new one goes at once.
  const more = { shopper, ...(gift && { gift: { ...gift, sendOn: undefined } }) }
  const answer = await carts.add(token, sku, units, locale, more)
  if (answer.ok) return { added: units }
  const already = answer.cart.lines.find((one) => one.sku === sku)?.quantity ?? 0
  const fewer = Math.min(units, (answer.left ?? 0) - already)
  const again = fewer > 0 ? await carts.add(token, sku, fewer, locale, more) : undefined
  return { added: again?.ok ? fewer : 0, refusal: answer.reason }
}
