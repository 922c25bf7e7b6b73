import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { anonymizeOrders, ordersFor } from './customer-orders.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('orders of a deleted account retain what tax law requires, and no name', async () => {
    const data = {
      contact: { email: 'anna@example.com', phone: '418 555-0101' },
      address: {
        name: 'Anna Roy',
        line1: '12 rue du Lac',
        line2: 'app. 3',
        city: 'Québec',
        province: 'QC',
        postalCode: 'G1R 2S5',
      },
      lines: [{ sku: '5102-100', quantity: 1, gift: { recipient: 'Bea', email: 'bea@example.com' } }],
      totals: { total: 45_987 },
    }
    const make = (number: string, customer: string) =>
      shop.payload.create({
        collection: 'orders',
        data: {
          number,
          key: number,
          state: 'paid',
          fulfilment: 'ship',
          language: 'fr',
          placedAt: '2026-11-21T12:00:00.000Z',
          name: 'Anna Roy',
          email: 'anna@example.com',
          phone: '418 555-0101',
          customer,
          total: 45_987,
          data,
        } as never,
        overrideAccess: true,
      })
    await make('P-100001', 'anna')
    await make('P-100002', 'bea')
    expect(await ordersFor(shop.payload, 'anna')).toMatchObject({
      orders: [{ number: 'P-100001', total: 45_987, address: { line1: '12 rue du Lac' } }],
    })
    await anonymizeOrders(shop.payload, 'anna')
    const kept = await rowsOf(shop.payload)<Record<string, unknown>>(sql`select * from orders order by number`)
    const [own, other] = kept.map((row) => JSON.stringify(row))
    expect(own).not.toMatch(/anna|Roy|du Lac|app\. 3|418 555|bea/i)
    for (const part of ['5102-100', '45987', 'QC', 'G1R 2S5']) expect(own).toContain(part)
    expect(other).toContain('Anna Roy')
  })
})
