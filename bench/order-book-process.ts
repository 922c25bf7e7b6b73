import { firstAdministrator } from '../scripts/steps/first-administrator.ts'
import { env } from '../src/server/app/env.ts'
import { getShopPayload } from '../src/server/database/payload.ts'
import { rowsOf, sql } from '../src/server/database/database.ts'
import { fixture, poles } from '../src/server/testing/fixture.ts'
import { afterKilling } from '../src/server/testing/killed-orders.ts'

/**
 * Fills the database of the environment (`fill`), or prints its contents as JSON (`read`, with the confirmed order
 * numbers).
 */
const STOCK = 1_000_000
const [what, confirmed = '[]'] = process.argv.slice(2)
const payload = await getShopPayload()
if (what === 'fill') {
  await fixture(payload)
  if (env.ADMIN_PASSWORD) await firstAdministrator(payload, env)
  await rowsOf(payload)(sql`update inventory set quantity = ${STOCK} where sku = ${poles}`)
} else
  console.log(
    JSON.stringify(
      await afterKilling(payload, { sku: poles, confirmed: JSON.parse(confirmed) as string[], stock: STOCK }),
    ),
  )
await payload.destroy()
process.exit(0)
