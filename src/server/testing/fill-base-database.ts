import { isPostgres, rowsOf, sql } from '../database/database.ts'
import { olderDatabase } from '../database/older-database.ts'
import { getShopPayload } from '../database/payload.ts'
import { fixture } from './fixture.ts'

/** A process for base-database.ts: the database of its environment gets the fixture, and the ids are written. */
const payload = await getShopPayload()
// A migration that is not written yet would be a query that fails, without what to do.
const lack = await olderDatabase(payload)
if (lack) {
  console.error(lack)
  process.exit(1)
}
const ids = await fixture(payload)
// All of it into the one file that is copied.
if (!isPostgres(payload)) await rowsOf(payload)(sql`pragma wal_checkpoint(truncate)`)
await payload.destroy()
console.log(JSON.stringify(ids))
process.exit(0)
