import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterKilling, killedAfter } from '../src/server/testing/killed-orders.ts'

/**
 * Kills the shop's process (signal 9) at so many random moments of placing orders, 100 unless told, and then counts:
 * `node --import tsx bench/kill.ts [times]`. SQLite, or the empty PostgreSQL database of TEST_ORDER_DATABASE_URL. Ends with 1 if
 * an order that a shopper was told about is lost, something is charged without an order, or a unit went astray.
 */
const times = Number(process.argv[2] ?? 100)
const stock = 1_000_000
const sku = '5104-400'
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portage-kill-'))
const databaseUrl = process.env.TEST_ORDER_DATABASE_URL
Object.assign(process.env, { NODE_ENV: 'production', APP_ROOT: process.cwd(), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SECRET: 'a secret of the tests only' })
const { getShopPayload } = await import('../src/server/payload.ts')
const { fixture } = await import('../src/server/testing/fixture.ts')
const { rowsOf, sql } = await import('../src/server/database.ts')

const payload = await getShopPayload()
await fixture(payload)
await rowsOf(payload)(sql`update inventory set quantity = ${stock} where sku = ${sku}`)
const told: string[] = []
for (let time = 1; time <= times; time++) {
  told.push(...(await killedAfter(Math.random() * 1000, { dataDir, databaseUrl, sku })))
  process.stdout.write(`\rkilled ${time} of ${times}, ${told.length} orders told `)
}
const { orders, ...found } = await afterKilling(payload, { sku, told, stock })
console.log(`\n${orders} orders`, found)
const isRight = Object.values(found).every((value) => value === 0 || value === false)
console.log(isRight ? 'Nothing is lost.' : 'SOMETHING IS LOST.')
await payload.destroy()
rmSync(dataDir, { recursive: true, force: true })
process.exit(isRight ? 0 : 1)
