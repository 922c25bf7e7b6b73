import { randomBytes } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { newDatabaseIn, postgresForTests } from '../src/server/testing/postgres-cluster.ts'
import { readArguments } from './steps/arguments.ts'
import { testBrowser } from './steps/browser.ts'
import { playwright, staticChecks, vitest, type Write } from './steps/checks.ts'
import { build, copyShop, fillShop, moveShop } from './steps/filled-shop.ts'
import { Phases } from './steps/phases.ts'
import { nothing, type Count } from './steps/report.ts'
import { root } from './steps/run.ts'
import { freePort, startTestShop, type TestShop } from './steps/test-shop.ts'
import { generateMessages } from './steps/build.ts'
import { freshImportMap } from './steps/generated.ts'
import { memoryDisk } from './steps/memory-disk.ts'

/**
 * Every check, in the order in which a mistake is cheapest to find. File names after `--` narrow the end-to-end tests;
 * `-- postgres` runs those of the second shop only: on PostgreSQL, by a name, admin and shop in processes of their
 * own, with what an operator may set.
 */
const { positionals: files } = readArguments({
  command: 'npm test',
  form: '[postgres | e2e/NAME.spec.ts …]',
  says: 'Runs every check; with files those end-to-end tests alone, with postgres those of the second shop.',
  options: {},
  words: Infinity,
})
const apart = files.includes('postgres')
const everything = files.length === 0
/** Client addresses come from proxy headers (playwright.config.ts). */
const proxied = { TRUST_PROXY: 'true' }
const staff = { ADMIN_EMAIL: 'editor@portage.example', ADMIN_PASSWORD: 'only-for-the-tests-of-this-machine' }
/** The settings the first shop leaves unset. No external service is contacted: the tests replace it. */
const settings = { GTM_ID: 'GTM-TEST01', ONETRUST_ID: '0190a1b2-portage-test', CHATBOT: 'off' }
const ofSecondShop = ['e2e/admin.spec.ts', 'e2e/settings.spec.ts', 'e2e/ways-in.spec.ts']

const inMemory = memoryDisk()
if (inMemory) process.env.TMPDIR = inMemory
// Dozens of processes load the same packages.
process.env.NODE_COMPILE_CACHE ??= path.join(os.tmpdir(), 'portage-compiled')
// Where it has to be installed, that takes until it is needed.
const browser = testBrowser()
await generateMessages()
const phases = new Phases()
// Building and filling start at once, at a low priority: they take what the tests leave of the processor, and a little
// more, or they would end after them with a processor idle.
const built = phases.run('build, and a filled shop', async (write) => {
  const [done] = await Promise.all([freshImportMap().then(build), fillShop(staff)])
  write(done)
  return nothing
})
if (everything) {
  await Promise.all([
    phases.run('types, format, lint, boundaries', staticChecks),
    phases.run('unit tests', (write) => vitest('unit', write)),
  ])
  await phases.run('integration tests', (write) => vitest('integration', write))
}
await built
process.env.CHROMIUM = await browser
// A browser waits, for a debounce, a mail or a transition: the second shop's tests fill the pauses of the first's.
await Promise.all([
  !apart && phases.run('end-to-end tests', firstShop),
  (apart || everything) &&
    phases.run(
      'end-to-end tests of a second shop, with its settings, on PostgreSQL, the admin in a process of its own',
      secondShop,
    ),
])
phases.end()

async function firstShop(write: Write): Promise<Count> {
  const dataDir = path.join(root, '.data/test')
  copyShop(dataDir)
  // Served by e2e/store-map.spec.ts.
  const map = { MAP_STYLE_URL: `http://127.0.0.1:${await freePort()}/style.json` }
  const shop = await startTestShop(dataDir, { ...proxied, ...staff, ...map }, write)
  try {
    return await playwright(
      // Of a journey in the admin half the time is a wait for the form to rest: two processors take four workers.
      { name: 'first-shop', workers: 4 },
      files,
      { BASE_URL: shop.url, MAIL_DIR: path.join(dataDir, 'mail'), ...staff, ...map },
      write,
    )
  } finally {
    await shop.stop()
  }
}

async function secondShop(write: Write): Promise<Count> {
  const cluster = await postgresForTests()
  const shops: TestShop[] = []
  try {
    const DATABASE_URL = await newDatabaseIn(cluster.url, `portage_e2e_${randomBytes(4).toString('hex')}`)
    const dataDir = path.join(root, '.data/test-postgres')
    copyShop(dataDir)
    await moveShop(staff, DATABASE_URL, dataDir)
    for (const ROLE of ['shop', 'admin'])
      shops.push(
        await startTestShop(dataDir, { ...proxied, ...staff, ...settings, DATABASE_URL, ROLE }, write, 'localhost'),
      )
    return await playwright(
      { name: 'second-shop', workers: 1 },
      ofSecondShop,
      {
        BASE_URL: shops[0]?.url ?? '',
        ADMIN_URL: shops[1]?.url ?? '',
        MAIL_DIR: path.join(dataDir, 'mail'),
        ...staff,
        ...settings,
      },
      write,
    )
  } finally {
    for (const shop of shops) await shop.stop()
    await cluster.stop()
  }
}
