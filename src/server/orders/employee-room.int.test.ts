import { beforeAll, describe, expect, test } from 'vitest'
import { shopDay } from '../../domain/shop-day.ts'
import { employeeRoom } from '../accounts/employee-prices.ts'
import { rowsOf } from '../database/database.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { Carts } from '../cart/carts.ts'

/** At 150 dollars for employees. */
const jacket = '5101-204-PLUM-S'
const LIMIT = 1000_00
const id = 'anna'
const staff = 'staff@portage.example'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(async () => {
    const { payload } = shop
    ordering = orderingOn(async () => payload)
    const customer = await payload.create({
      collection: 'customers',
      data: { id, name: 'Anna', email: 'anna@example.com', emailVerified: true } as never,
    })
    expect(customer.id).toBe(id)
    await payload.create({
      collection: 'employees',
      data: { name: 'Anna', staffNumber: '4411', pin: '820134', active: true, yearlyLimit: LIMIT, userId: id } as never,
    })
  })

  const left = () => employeeRoom(rowsOf(shop.payload), id, shopDay(Date.now()))
  async function bought(): Promise<string> {
    const shopper = { id, email: 'anna@example.com', employeePrices: true }
    const visit = { token: Carts.newToken(), locale: 'en' as const, shopper }
    for (const sku of [jacket, jacket, tent])
      expect(await ordering.server.carts.add(visit.token, sku, 1, 'en', { shopper })).toMatchObject({ ok: true })
    for (const change of [contact, quebec, regular, card()])
      expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: true })
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error(JSON.stringify({ ...answer, checkout: undefined }))
    await ordering.outbox.run()
    return answer.order.number
  }

  test('what of an order is cancelled or comes back can be bought again at employee prices', async () => {
    const number = await bought()
    expect(await left()).toBe(LIMIT - 300_00)
    const act = async (request: Parameters<Ordering['orders']['act']>[1]) =>
      expect(await ordering.orders.act(number, request, staff)).toEqual({ ok: true })
    await act({ action: 'prepare' })
    // The tent has the price that all pay.
    await act({
      action: 'cancel-items',
      back: {
        lines: [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
        shipping: false,
      },
    })
    expect(await left()).toBe(LIMIT - 150_00)
    await act({ action: 'ship', parcel: { carrier: 'Postes Canada', code: '7035' } })
    await act({ action: 'return', back: { lines: [{ line: 0, quantity: 1 }], shipping: false } })
    expect(await left()).toBe(LIMIT)
  })

  test('an order that is cancelled whole counts no more', async () => {
    const number = await bought()
    expect(await left()).toBe(LIMIT - 300_00)
    for (let time = 0; time < 2; time++) await ordering.orders.act(number, { action: 'cancel' }, staff)
    expect(await left()).toBe(LIMIT)
  })
})
