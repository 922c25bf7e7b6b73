import { expect } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import type { ExpressOrder } from '../../domain/checkout/express.ts'
import type { PlaceAnswer } from '../../domain/checkout/place-order.ts'
import { Carts } from '../cart/carts.ts'
import { beginCheckout, readCheckout, writeCheckout } from '../checkout/checkout-rows.ts'
import { rowsOf } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'
import type { Ordering } from './ordering.ts'

export const quebec = {
  part: 'address',
  name: 'Geneviève Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'g1r1s8',
} as const
/** The address that a wallet gives. */
export const levis: Required<ExpressOrder>['address'] = {
  country: 'CA',
  name: 'Anne-Marie Leblanc',
  line1: '45, rue Saint-Laurent',
  line2: '',
  city: 'Lévis',
  province: 'QC',
  postalCode: 'G6V 3W3',
}
export const contact = { part: 'contact', email: 'roy@example.com', phone: '(418) 555-0199' } as const
export const pickupName = { part: 'pickup-name', name: 'Geneviève Roy' } as const
export const card = (token = 'test_approve') => ({ part: 'payment', method: 'card', token }) as const
export const regular = { part: 'delivery', method: 'regular' } as const

/** Shoppers of a suite, who fill in the checkout and place their orders. */
export function shoppersOf(ordering: () => Ordering) {
  /** A shopper who has filled in everything; `skus` are put into the cart one by one. */
  async function shopper(skus: string[], ...more: CheckoutChange[]) {
    const { server, checkouts } = ordering()
    const token = Carts.newToken()
    for (const sku of skus) expect(await server.carts.add(token, sku, 1, 'fr')).toMatchObject({ ok: true })
    const visit = { token, locale: 'fr' as const }
    for (const change of [contact, quebec, regular, card(), ...more])
      expect(await checkouts.change(visit, change)).toMatchObject({ ok: true })
    return { visit, review: () => checkouts.read(visit) }
  }
  /**
   * So many shoppers with the same in their carts. The first fills in everything; what the others would fill in alike
   * is copied, but for the contact where each has one of their own.
   */
  async function crowd(
    count: number,
    skus: string[],
    { more = [], contactOf }: { more?: CheckoutChange[]; contactOf?: (index: number) => CheckoutChange } = {},
  ) {
    const all = [await shopper(skus, ...(contactOf ? [contactOf(0)] : []), ...more)]
    const { server, checkouts } = ordering()
    const rows = rowsOf(await checkouts.parts.payload())
    const filled = await readCheckout(rows, hashedToken(all[0]!.visit.token))
    while (all.length < count) {
      const visit = { token: Carts.newToken(), locale: 'fr' as const }
      for (const sku of skus) expect(await server.carts.add(visit.token, sku, 1, 'fr')).toMatchObject({ ok: true })
      await beginCheckout(rows, hashedToken(visit.token))
      await writeCheckout(rows, hashedToken(visit.token), filled!.state, filled!.notices)
      if (contactOf) expect(await checkouts.change(visit, contactOf(all.length))).toMatchObject({ ok: true })
      all.push({ visit, review: () => checkouts.read(visit) })
    }
    return all
  }
  async function place({ visit, review }: Awaited<ReturnType<typeof shopper>>): Promise<PlaceAnswer> {
    const { key, totals } = await review()
    return ordering().placing.place(visit, { key, due: totals.due })
  }
  async function placed(who: Awaited<ReturnType<typeof shopper>>) {
    const answer = await place(who)
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    return { ...answer.order, order: (await ordering().orders.read(answer.order))! }
  }
  return { shopper, crowd, place, placed }
}
