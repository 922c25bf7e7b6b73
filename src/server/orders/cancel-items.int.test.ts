import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { money } from '../../domain/money.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import { sql } from '../database/database.ts'
import { balanceOf, issue, soldCode } from '../checkout/gift-cards.ts'
import { databases } from '../testing/databases.ts'
import { creator, poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'
import type { ActRequest } from './orders.ts'

const staff = 'staff@portage.example'
const parcel = { carrier: 'Postes Canada', code: '7035' }

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, number, stock, shopper, placed } = orderShop(database)
  const refundedOf = (name: string) => number(sql`select refunded as n from payments where "order" = ${name}`)
  const read = async (name: string) => (await ordering.orders.read({ number: name, email: 'roy@example.com' }))!
  beforeAll(async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'THIRD',
      kind: 'percentage',
      percent: 33,
      active: true,
      uses: 0,
    })
  })

  const act = (name: string, request: ActRequest) => ordering.orders.act(name, request, staff)
  const cancel = (name: string, lines: LineUnits[], more: Partial<ActRequest> & { shipping?: boolean } = {}) => {
    const { shipping = false, ...rest } = more
    return act(name, { action: 'cancel-items', back: { lines, shipping }, ...rest })
  }
  async function preparing(...changes: CheckoutChange[]) {
    const { order, number: name } = await placed(
      await shopper(
        [poles, poles, poles, tent],
        { part: 'promo', code: 'third' },
        { part: 'delivery', method: 'express' },
        ...changes,
      ),
    )
    await act(name, { action: 'prepare' })
    await ordering.outbox.run()
    ordering.mails.length = 0
    return { order, name, total: order.totals.total }
  }

  test('units that cannot be sent after a first parcel are refunded with their part of discount and taxes, the shopper is notified, and the order has been shipped', async () => {
    const { order, name } = await preparing()
    expect(
      await cancel(name, [
        { line: 0, quantity: 3 },
        { line: 1, quantity: 1 },
      ]),
    ).toEqual({ ok: false, reason: 'all-of-it' })
    await act(name, { action: 'ship', parcel: { ...parcel, lines: [{ line: 0, quantity: 2 }] } })
    const before = [await stock(poles), await stock(tent)]
    expect(await cancel(name, [{ line: 0, quantity: 2 }])).toEqual({ ok: false, reason: 'not-here' })
    expect(
      await cancel(
        name,
        [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
        { note: 'Not on the shelf' },
      ),
    ).toEqual({ ok: true })
    await ordering.outbox.run()
    const [sold, other] = order.lines
    const cost = (line: typeof sold) => line!.net + line!.taxes.reduce((sum, tax) => sum + tax, 0)
    const amount = cost(other) + cost(sold) - Math.floor((cost(sold) * 2) / 3 + 0.5)
    expect(await read(name)).toMatchObject({
      state: 'shipped',
      refunded: amount,
      lines: [{ quantity: 3, cancelled: 1, returned: 0 }, { cancelled: 1 }],
      parcels: [{ lines: [{ line: 0, quantity: 2 }] }],
    })
    expect([await refundedOf(name), await stock(poles), await stock(tent)]).toEqual([amount, ...before])
    const [mail] = ordering.mails.slice(-1)
    expect(mail).toMatchObject({ to: 'roy@example.com', subject: `Une partie de votre commande ${name} est annulée` })
    expect(mail?.text).toMatch(/Bâtons Ridge\s+Quantité 1\s+Tente Basin\s+Quantité 1/)
    const { events = [] } = (await ordering.orders.sheet(name))?.order ?? {}
    expect(events.filter(({ kind }) => kind === 'cancelled')).toMatchObject([
      { state: 'shipped', by: staff, amount, note: `Not on the shelf; 1 × ${poles}, 1 × ${tent}` },
    ])
    // What was sent arrives and comes back as ever, and what was cancelled does not come back.
    expect([await cancel(name, [{ line: 0, quantity: 1 }]), await act(name, { action: 'ship', parcel })]).toEqual([
      { ok: false, reason: 'not-now' },
      { ok: false, reason: 'not-now' },
    ])
    expect(await act(name, { action: 'deliver' })).toEqual({ ok: true })
    expect(await act(name, { action: 'return', back: { lines: [{ line: 0, quantity: 3 }], shipping: false } })).toEqual(
      { ok: false, reason: 'not-so-many' },
    )
    expect(await act(name, { action: 'return', back: { lines: [{ line: 0, quantity: 2 }], shipping: true } })).toEqual({
      ok: true,
    })
    await ordering.outbox.run()
    expect(await read(name)).toMatchObject({ state: 'returned', refunded: order.totals.total })
    expect([await refundedOf(name), await stock(poles)]).toEqual([order.totals.total, before[0]! + 2])
  })

  test('pressed several times at once it is done once, with another key it is done again', async () => {
    const { name } = await preparing()
    const one = [{ line: 0, quantity: 1 }]
    const key = 'a'.repeat(32)
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(name, one, { key })))
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    await ordering.outbox.run()
    const { refunded, state, lines } = await read(name)
    expect([state, lines[0]?.cancelled, await refundedOf(name), ordering.mails.length]).toEqual([
      'preparing',
      1,
      refunded,
      1,
    ])
    expect(await cancel(name, one, { key: 'b'.repeat(32) })).toEqual({ ok: true })
    expect((await read(name)).lines[0]?.cancelled).toBe(2)
  })

  test('the delivery is paid back only where staff say so, once; what was found goes back on the shelf', async () => {
    const { name, order } = await preparing()
    const before = await stock(poles)
    const { shipping, shippingDiscount, shippingTaxes } = order.totals
    const delivery = shipping - shippingDiscount + shippingTaxes.reduce((sum, tax) => sum + tax, 0)
    expect(delivery).toBeGreaterThan(0)
    await cancel(name, [{ line: 0, quantity: 1 }])
    const first = (await read(name)).refunded
    await cancel(name, [{ line: 1, quantity: 1 }], { shipping: true, restock: true })
    const tents = order.lines[1]!
    expect((await read(name)).refunded - first).toBe(
      tents.net + tents.taxes.reduce((sum, tax) => sum + tax, 0) + delivery,
    )
    const second = (await read(name)).refunded
    await cancel(name, [{ line: 0, quantity: 1 }], { shipping: true, restock: true })
    expect((await read(name)).refunded - second).toBeLessThanOrEqual(first + 1)
    expect(await stock(poles)).toBe(before + 1)
    // The rest is cancelled as an order is, and not one cent more is paid than it cost.
    expect(await act(name, { action: 'cancel' })).toEqual({ ok: true })
    await ordering.outbox.run()
    expect([(await read(name)).refunded, await refundedOf(name), await stock(poles)]).toEqual([
      order.totals.total,
      order.totals.total,
      before + 2,
    ])
  })

  test('what a gift card paid goes back to it, after the card has all of its own', async () => {
    const code = soldCode(shop.payload.secret, 'none', 0, 0)
    await issue(rows, {
      code,
      amount: 500_00,
      order: 'none',
      locale: 'fr',
      gift: { recipientName: '', recipientEmail: 'roy@example.com', senderName: '', message: '' },
    })
    const { name, order } = await preparing({ part: 'gift-card', code })
    const { total, due } = order.totals
    expect([total - due, (await balanceOf(rows, code))?.balance]).toEqual([500_00, 0])
    await act(name, { action: 'ship', parcel: { ...parcel, lines: [{ line: 0, quantity: 1 }] } })
    await cancel(name, [
      { line: 0, quantity: 2 },
      { line: 1, quantity: 1 },
    ])
    await ordering.outbox.run()
    const { refunded } = await read(name)
    expect(refunded).toBeGreaterThan(due)
    expect([await refundedOf(name), (await balanceOf(rows, code))?.balance]).toEqual([due, refunded - due])
    // Its letter says how much went to each.
    const plain = (text = '') => text.replaceAll(/\s+/g, ' ')
    const letter = plain(ordering.mails.at(-1)?.text)
    expect(letter).toContain(plain(money(due, 'fr')))
    expect(letter).toMatch(/Carte-cadeau \S.*/)
    expect(letter.split('Carte-cadeau').at(-1)).toContain(plain(money(refunded - due, 'fr')))
  })
})
