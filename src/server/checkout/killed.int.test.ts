import { describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { afterKilling, killedAfter } from '../testing/killed-orders.ts'

const STOCK = 100_000

// A hundred moments of the built shop: `node --import tsx bench/kill.ts` (bench/README.md).
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)

  test('killed at random moments of placing orders: none is lost, none is charged without an order, no unit goes astray', async () => {
    await rowsOf(shop.payload)(sql`update inventory set quantity = ${STOCK} where sku = ${poles}`)
    const confirmed: string[] = []
    for (let time = 0; time < 2; time++)
      confirmed.push(
        ...(await killedAfter(400 + Math.random() * 800, { dataDir: shop.dataDir, databaseUrl: shop.url, sku: poles })),
      )
    expect(await afterKilling(shop.payload, { sku: poles, confirmed, stock: STOCK })).toMatchObject({
      ordersLost: 0,
      chargesWithoutOrder: 0,
      ordersNotPaid: 0,
      unitsMissing: 0,
      isStockNegative: false,
    })
    expect(confirmed.length).toBeGreaterThan(0)
  }, 240_000)
})
