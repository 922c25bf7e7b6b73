import { existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { isEmbeddedInUse } from '../src/server/backup/in-use.ts'
import { MOVED_DATABASE } from '../src/server/database/no-shop.ts'
import { CannotMove, moveDatabase, refuseOtherTables } from '../src/server/database/move-database.ts'
import { readArguments } from './steps/arguments.ts'
import { isFilled } from './steps/filled.ts'
import { openDatabase } from './steps/database.ts'
import { checkDatabase, environment } from './steps/prepare.ts'
import { stop } from './steps/run.ts'

/**
 * Takes the shop of the data folder to the PostgreSQL of DATABASE_URL, which must be empty; the embedded database gets
 * another name, so that without DATABASE_URL nobody sells from it, or backs it up, for the one in use.
 */
readArguments({
  command: 'npm run move',
  says: 'Takes the embedded database of DATA_DIR to the empty PostgreSQL of DATABASE_URL, whole or not at all.',
  options: {},
})
Object.assign(process.env, { NODE_ENV: 'production' })
const env = await environment()
const file = path.join(env.dataDir, 'portage.db')
if (!env.DATABASE_URL) stop('Say where to: DATABASE_URL=postgres://user:password@host:5432/name npm run move')
if (!existsSync(file)) stop(`There is no shop to move: ${file} does not exist.`)
if (isEmbeddedInUse(file)) stop(`The shop of ${file} runs. Stop it first: orders taken meanwhile would be left behind.`)
await checkDatabase(env)
if (await isFilled(env)) stop('This database holds a shop already. Nothing was moved.')

const embedded = new DatabaseSync(file)
// Payload ends the process where a migration fails.
const sayUnmoved = () =>
  console.error(`\nNothing was moved. Once that is mended, run npm run move again: it goes on from here.\n`)
const connection = new pg.Client(env.DATABASE_URL)
// Where it is lost the query in progress, or the next one, fails; without a listener Node ends besides.
connection.on('error', () => {})
await connection.connect()
try {
  await refuseOtherTables(connection)
  process.once('exit', sayUnmoved)
  const { close } = await openDatabase()
  process.off('exit', sayUnmoved)
  const written = await moveDatabase(
    embedded,
    connection,
    (table, rows) => rows > 0 && console.log(`${String(rows).padStart(8)}  ${table}`),
  )
  console.log(
    `Moved: ${[...written.values()].reduce((sum, rows) => sum + rows, 0)} rows. Start the shop with the same DATABASE_URL and the same data folder.`,
  )
  await close()
} catch (error) {
  if (error instanceof CannotMove) stop(error.message)
  stop(
    `Nothing was moved: ${(error as Error).message}. Once that is mended, run npm run move again; ${file} was left as it was.`,
  )
}
// With the last connection what waits in its log is written into the file.
embedded.close()
renameSync(file, path.join(env.dataDir, MOVED_DATABASE))
console.log(`The embedded database is called ${MOVED_DATABASE} now.`)
