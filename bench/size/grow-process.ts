import { isPostgres, rowsOf } from '../../src/server/database/database.ts'
import { getShopPayload } from '../../src/server/database/payload.ts'
import { countOnFrom } from './copy-rows.ts'
import { numberedByHand } from './grow-versions.ts'
import { growCatalogue } from './grow.ts'

/** Grows the catalogue of the environment's database to so many products, and makes an administrator of its own. */
const [products, email, password] = process.argv.slice(2)
const payload = await getShopPayload()
await payload.create({
  collection: 'users',
  data: { email: email ?? '', password: password ?? '', name: 'Bench', role: 'administrator' },
  overrideAccess: true,
})
const rows = rowsOf(payload)
await growCatalogue(rows, Number(products))
if (isPostgres(payload)) await countOnFrom(rows, numberedByHand)
await payload.destroy()
process.exit(0)
