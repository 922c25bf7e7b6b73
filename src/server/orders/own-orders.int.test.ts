import { describe, expect, test } from 'vitest'
import { sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { ordering, rows, shopper, placed } = orderShop(database)

  test('a customer reads all orders, twenty a page, newest first; each says what it began with', async () => {
    const { number } = await placed(await shopper([poles, poles, tent]))
    await rows(sql`update orders set customer = 'anna' where number = ${number}`)
    for (let copy = 1; copy < 42; copy++)
      await rows(sql`
        insert into orders (number, key, state, fulfilment, language, placed_at, email, customer, total, due, paid, refunded, data)
        select ${`P-9000${String(copy).padStart(2, '0')}`}, ${`copy ${copy}`}, state, fulfilment, language, placed_at, email, customer, total, due, paid, refunded, data
        from orders where number = ${number}`)
    const page = (asked?: number) => ordering.orders.ofCustomer('anna', asked)
    const [first, last] = [await page(), await page(3)]
    expect(first).toMatchObject({ page: 1, pages: 3 })
    expect([first.orders.length, first.orders[0]?.number, first.orders[19]?.number]).toEqual([
      20,
      'P-900041',
      'P-900022',
    ])
    expect(last.orders.map((order) => order.number)).toEqual(['P-900001', number])
    expect(await page(9)).toEqual(last)
    const [{ first: title, others, units } = {}] = first.orders
    const { lines } = (await ordering.orders.readOwn(number, 'anna'))!
    expect([title, others, units]).toEqual([lines[0]!.title, 3 - lines[0]!.quantity, 3])
    expect(await ordering.orders.ofCustomer('nobody')).toEqual({ orders: [], page: 1, pages: 1 })
  })
})
