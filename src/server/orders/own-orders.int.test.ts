import { describe, expect, test } from 'vitest'
import { isPostgres, sql } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'
import { isOrderOf } from '../accounts/guest-orders.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, shopper, placed } = orderShop(database)

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

  test('orders placed as a guest are in the account that has their address confirmed, and in no other', async () => {
    const { number } = await placed(await shopper([poles]))
    const at = new Date().toISOString()
    const account = (id: string, email: string, isConfirmed: boolean) =>
      rows(
        sql`insert into customers (id, email, name, email_verified, locale, employee_prices, created_at, updated_at) values (${id}, ${email}, 'Mia', ${isConfirmed}, 'fr', ${false}, ${at}, ${at}) returning id`,
      )
    await rows(sql`update orders set email = 'Mia@Example.com' where number = ${number} returning id`)
    await account('mia', 'mia@example.com', false)
    await account('zoe', 'zoe@example.com', true)
    const seenBy = async (id: string) => ({
      listed: (await ordering.orders.ofCustomer(id)).orders.map((order) => order.number),
      read: (await ordering.orders.readOwn(number, id))?.number,
    })
    const nothing = { listed: [], read: undefined }
    expect([await seenBy('mia'), await seenBy('zoe')]).toEqual([nothing, nothing])
    await rows(sql`update customers set email_verified = ${true} where id = 'mia' returning id`)
    expect([await seenBy('mia'), await seenBy('zoe')]).toEqual([{ listed: [number], read: number }, nothing])
    // Of a changed address, what was bought with the one that is confirmed now.
    await rows(sql`update customers set email = 'mia.roy@example.com' where id = 'mia' returning id`)
    expect(await seenBy('mia')).toEqual(nothing)
    await rows(sql`update customers set email = 'mia@example.com' where id = 'zoe' returning id`)
    expect([await seenBy('mia'), await seenBy('zoe')]).toEqual([nothing, { listed: [number], read: number }])
    // One that is an account's is no other's, whatever its address.
    await rows(sql`update orders set customer = 'mia' where number = ${number} returning id`)
    expect([await seenBy('mia'), await seenBy('zoe')]).toEqual([{ listed: [number], read: number }, nothing])
  })

  test('the orders of a customer are found without looking at those of all others', async () => {
    const { number } = await placed(await shopper([poles]))
    await rows(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      insert into orders (number, key, state, fulfilment, language, placed_at, email, total, due, paid, refunded, data)
      select 'guest ' || i, 'guest ' || i, state, fulfilment, language, placed_at, i || email, total, due, paid, refunded, '{}'
      from orders, n where number = ${number} returning id`)
    // As its autovacuum does; SQLite has no such figures.
    if (isPostgres(shop.payload)) await rows(sql`analyze orders`)
    const ofAnna = sql`select number from orders where ${isOrderOf('anna')}`
    const plan = await rows<Record<string, string>>(
      isPostgres(shop.payload) ? sql`explain ${ofAnna}` : sql`explain query plan ${ofAnna}`,
    )
    const text = plan.map((row) => row['QUERY PLAN'] ?? row.detail).join('\n')
    // By the customer alone it would be all guests.
    expect(text).toMatch(/customer IS NULL\) AND \(lower|orders_owner_idx \(customer=\? AND <expr>=\?\)/)
    expect(text).not.toMatch(/(Seq Scan on|SCAN) orders\b/)
  })
})
