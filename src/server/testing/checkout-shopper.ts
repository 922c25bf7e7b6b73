import { expect } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import type { PlaceAnswer } from '../../domain/checkout/place-order.ts'
import { Carts } from '../cart/carts.ts'
import type { Ordering } from './ordering.ts'

export const quebec = {
  part: 'address',
  name: 'Geneviève Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'g1r1s8',
} as const
export const contact = { part: 'contact', email: 'roy@example.com', phone: '(418) 555-0199' } as const
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
  async function place({ visit, review }: Awaited<ReturnType<typeof shopper>>): Promise<PlaceAnswer> {
    const { key, totals } = await review()
    return ordering().placing.place(visit, { key, due: totals.due })
  }
  async function placed(who: Awaited<ReturnType<typeof shopper>>) {
    const answer = await place(who)
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    return { ...answer.order, order: (await ordering().orders.read(answer.order))! }
  }
  return { shopper, place, placed }
}
