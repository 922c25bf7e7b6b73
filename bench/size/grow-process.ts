import { rowsOf } from '../../src/server/database/database.ts'
import { getShopPayload } from '../../src/server/database/payload.ts'
import { growCatalogue } from './grow.ts'

/** Grows the catalogue of the environment's database to so many products, and makes an administrator of its own. */
const [products, email, password] = process.argv.slice(2)
const payload = await getShopPayload()
await payload.create({
  collection: 'users',
  data: { email: email ?? '', password: password ?? '', name: 'Bench', role: 'administrator' },
  overrideAccess: true,
})
await growCatalogue(rowsOf(payload), Number(products))
await payload.destroy()
process.exit(0)
