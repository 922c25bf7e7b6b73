import { beforeAll, describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { card, contact, quebec, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))
  const { shopper, placed } = shoppersOf(() => ordering)

  test('an e-mail and a parcel need no telephone, a pickup does; a wrong one is refused all the same', async () => {
    const token = Carts.newToken()
    const gift = { recipientName: 'Luc', recipientEmail: 'luc@example.com', senderName: '', message: '' }
    expect(await ordering.server.carts.add(token, giftCard, 1, 'fr', { gift })).toMatchObject({ ok: true })
    const visit = { token, locale: 'fr' as const }
    const change = (phone: string) => ordering.checkouts.change(visit, { ...contact, phone })
    expect(await change('123')).toMatchObject({ ok: false, errors: [{ field: 'phone', problem: 'invalid' }] })
    expect(await change(' ')).toMatchObject({ ok: true })
    expect((await ordering.checkouts.read(visit)).next).toBe('payment')
    // Nor does a parcel.
    expect(await ordering.server.carts.add(token, poles, 1, 'fr')).toMatchObject({ ok: true })
    expect((await ordering.checkouts.read(visit)).next).toBe('address')
    // A store does, where the parcel becomes a pickup.
    const pickup = { part: 'delivery', method: 'pickup', store: 'calgary' } as const
    expect(await ordering.checkouts.change(visit, pickup)).toMatchObject({
      ok: false,
      errors: [{ field: 'phone', problem: 'missing' }],
    })
    // Without a store and a name either, all are said.
    expect(await ordering.checkouts.change(visit, { ...pickup, store: '', name: '' })).toMatchObject({
      ok: false,
      errors: [
        { field: 'store', problem: 'missing' },
        { field: 'pickupName', problem: 'missing' },
        { field: 'phone', problem: 'missing' },
      ],
    })
    expect(
      await ordering.checkouts.change(visit, { ...pickup, phone: '403 555 0177', name: ' Luc  Roy' }),
    ).toMatchObject({
      ok: true,
      checkout: { state: { contact: { phone: '403-555-0177' }, pickupName: 'Luc Roy' }, next: 'payment' },
    })
  })

  test('what is sold out counts not towards the minimum of a code', async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'FROM200',
      kind: 'percentage',
      percent: 10,
      active: true,
      minimum: 200_00,
    })
    const { visit, review } = await shopper([poles, tent])
    await rowsOf(shop.payload)(sql`update inventory set quantity = 0 where sku = ${tent} returning id`)
    const typed = await ordering.checkouts.change(visit, { part: 'promo', code: 'from200' })
    expect(typed).toMatchObject({ ok: false, errors: [{ field: 'promo', problem: 'below-minimum' }] })
    expect((await review()).state.promo).toBeUndefined()
  })

  test('a gift has its message, and a card its own address, both on the order; what is too long or incomplete is refused', async () => {
    const who = await shopper([poles])
    const change = (more: object) => ordering.checkouts.change(who.visit, { ...card(), ...more })
    expect(await change({ giftMessage: 'x'.repeat(241) })).toMatchObject({
      ok: false,
      errors: [{ field: 'giftMessage', problem: 'too-long' }],
    })
    const billing = {
      billing: 'other',
      'billing-name': 'Luc Roy',
      'billing-line1': 'C. P. 12',
      'billing-city': 'Calgary',
      'billing-province': 'AB',
    }
    expect(await change(billing)).toMatchObject({
      ok: false,
      errors: [{ field: 'billing-postalCode', problem: 'missing' }],
    })
    const answer = await change({ ...billing, 'billing-postalCode': 't2p1j9', giftMessage: ' Bonne fête !\r\nMaman ' })
    expect(answer).toMatchObject({ ok: true, checkout: { next: 'review' } })
    // A form that says nothing of the message leaves it; what is billed is said with each.
    expect(await change({})).toMatchObject({ checkout: { state: { giftMessage: 'Bonne fête !\nMaman' } } })
    expect((await who.review()).state.billing).toBe(undefined)
    await change({ ...billing, 'billing-postalCode': 't2p1j9' })
    const { order } = await placed(who)
    expect(order).toMatchObject({
      giftMessage: 'Bonne fête !\nMaman',
      billing: { name: 'Luc Roy', city: 'Calgary', postalCode: 'T2P 1J9' },
      // The taxes are those of the place of delivery.
      address: { province: 'QC' },
    })
  })

  test('an account with one address answers all but how to pay', async () => {
    const token = Carts.newToken()
    expect(await ordering.server.carts.add(token, poles, 1, 'fr')).toMatchObject({ ok: true })
    const visit = { token, locale: 'fr' as const }
    const { part: _, ...address } = quebec
    const saved = { ...address, postalCode: 'G1R 1S8', id: 'a', isDefault: true, phone: '418 555 0199' }
    await ordering.checkouts.fillIn(visit, { email: 'roy@example.com', name: 'G. Roy', addresses: [saved] })
    expect(await ordering.checkouts.read(visit)).toMatchObject({
      next: 'payment',
      state: { contact: { phone: '418-555-0199' }, delivery: { kind: 'ship', code: 'regular' } },
      totals: { taxes: [{ code: 'GST' }, { code: 'QST' }] },
    })
  })
})
