import { spawn } from 'node:child_process'
import path from 'node:path'
import { fullDiskSentence, isNoSpace } from '../src/server/app/disk.ts'
import { emptyDatabaseFault } from '../src/server/database/no-shop.ts'
import { readArguments } from './steps/arguments.ts'
import { buildAdmin, buildShopAndServer } from './steps/build.ts'
import { isFilled } from './steps/filled.ts'
import { checkDatabase, checkDisk, checkPort, environment, usableBucket, checkOtherShop } from './steps/prepare.ts'
import { endWithCommands, passOn } from './steps/pass-on.ts'
import { allocatorEnv, nodeOptions, root, run, stop } from './steps/run.ts'

/**
 * From a clone to an open shop; every step that is done already is skipped, so a broken-off start goes on where it
 * stopped.
 */
readArguments({
  command: 'npm start',
  says: 'Fills and builds what is missing, and opens the shop and its admin.',
  options: {},
})
Object.assign(process.env, { NODE_ENV: 'production' })
const env = await environment({ fills: true })
await checkPort(env)
await checkDatabase(env)
const empty = await emptyDatabaseFault(env)
if (empty) stop(empty)
await checkOtherShop(env)
const isNew = !(await isFilled(env))
checkDisk(env, isNew)
// The server itself looks at the bucket: one that is away for a while closes no shop that is filled.
if (isNew) await usableBucket(env)

const fail = (output: string) => stop(isNoSpace(output) ? fullDiskSentence(env.dataDir) : output)

const prepared = endWithCommands()
// Drawing the catalogue and building each keep one processor busy: together they take as long as one. The shop opens
// before the admin is built, which takes the longest; until then its address says so.
const building = buildShopAndServer(console.log)
const admin = building.then(() => buildAdmin(console.log))
admin.catch(() => undefined)
const filling = isNew
  ? run('node', ['--import', 'tsx', path.join(root, 'scripts/seed.ts'), '--if-new'], { show: true })
  : { code: 0 }
const [built, filled] = await Promise.allSettled([building, filling])
if (built.status === 'rejected') fail((built.reason as Error).message)
if (filled.status === 'rejected' || filled.value.code !== 0)
  fail(
    'The database could not be filled; the lines above say why. Start again when it is mended: it goes on from here.',
  )

const server = spawn('node', [...nodeOptions, path.join(root, 'build/app/server.js')], {
  stdio: 'inherit',
  cwd: root,
  env: { ...allocatorEnv, ...process.env },
})
prepared()
passOn(server)
await admin.catch((error: Error) => console.error(`${error.message}\nThe shop is open without its admin.`))
