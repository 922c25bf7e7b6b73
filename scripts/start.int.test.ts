import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '../src/migrations/sqlite/index.ts'
import { root, run } from './steps/run.ts'
import { temporaryFolder } from '../src/server/testing/temporary-folder.ts'

let taken: Server
let takenPort = 0
beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  takenPort = (taken.address() as { port: number }).port
})
afterAll(() => new Promise((resolve) => taken.close(resolve)))

/** `npm start` as an operator would mistype it; it must end before it builds or writes anything. */
const start = (env: Record<string, string>) => ended([path.join(root, 'scripts/boot.mjs'), 'start'], env)

async function ended(args: string[], env: Record<string, string>): Promise<{ code: number; sentences: string }> {
  const { code, output } = await run('node', args, {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: '',
      ...env,
    },
  })
  return { code, sentences: output.trim() }
}

test('a port in use is reported in one sentence, with the remedy', async () => {
  expect(await start({ PORT: String(takenPort) })).toEqual({
    code: 1,
    sentences: `Port ${takenPort} is in use. Stop what uses it, or set PORT to another, such as 3001.`,
  })
})

const bucket = {
  S3_BUCKET: 'portage-media',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_PATH_STYLE: 'true',
}

test.each([
  [bucket, /^S3_ENDPOINT does not answer: .*ECONNREFUSED.* \(http:\/\/127\.0\.0\.1:1\)$/],
  [{ ...bucket, S3_REGION: '' }, /^The environment is not right: S3_REGION: must be given too/],
  [{ DATABASE_URL: 'mysql://shop' }, /^The environment is not right: DATABASE_URL: must start with postgres:\/\//],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^DATABASE_URL does not lead to a database: .*ECONNREFUSED.* \(host 127\.0\.0\.1, port 1, database none, user nobody\)\. Start it, or correct DATABASE_URL\.$/,
  ],
  [{ PORT: 'abc' }, /^The environment is not right: PORT: must be a number from 0 to 65535$/],
  [{ HOST: '256.1.1.1' }, /^HOST is not an address of this machine: 256\.1\.1\.1 \(.+\)\. Leave it out/],
  // Set aside for examples (RFC 5737).
  [{ HOST: '192.0.2.1' }, /^HOST is not an address of this machine: 192\.0\.2\.1 \(listen EADDRNOTAVAIL.+\)\. Leave/],
  [
    { DATA_DIR: '/dev/null/data' },
    /^The data folder \/dev\/null\/data cannot be written: ENOTDIR: .+ Let the shop’s user write there, or set DATA_DIR to another folder\.$/,
  ],
])('%j is reported in one sentence', async (env: Record<string, string>, sentence) => {
  const { code, sentences } = await start(env)
  expect(sentences).toMatch(sentence)
  expect(sentences.split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

test('a second shop on one embedded database is started with a warning, and never to migrate below the first', async () => {
  const DATA_DIR = temporaryFolder()
  const file = path.join(DATA_DIR, 'portage.db')
  const other = new DatabaseSync(file)
  other.exec('pragma journal_mode = wal; create table payload_migrations (name)')
  // What stops the start comes after the warning.
  const asked = async () => (await start({ ...bucket, DATA_DIR })).sentences.split('\n').filter(Boolean)
  expect(await asked()).toEqual([
    `A shop runs on ${file} already, and this start would migrate that database under it. Stop the other one first.`,
  ])
  const apply = other.prepare('insert into payload_migrations values (?)')
  for (const { name } of migrations) apply.run(name)
  expect(await asked()).toEqual([
    `A shop runs on ${file} already. SQLite is for one process: of two, writers wait for each other and fail. Stop one, or set DATA_DIR to another folder.`,
    expect.stringMatching(/^S3_ENDPOINT does not answer/),
  ])
  other.close()
  expect(await asked()).toEqual([expect.stringMatching(/^S3_ENDPOINT does not answer/)])
})

test.each([['replaced-2026-11-29T03-00-00-000Z/portage.db'], ['media/lake.jpg'], ['moved-portage.db']])(
  'a folder with %s and without a database is not filled with a new shop',
  async (file) => {
    const DATA_DIR = temporaryFolder()
    const [found = ''] = file.split('/')
    mkdirSync(path.dirname(path.join(DATA_DIR, file)), { recursive: true })
    // An empty one may be where a disk is mounted.
    mkdirSync(path.join(DATA_DIR, 'video'))
    writeFileSync(path.join(DATA_DIR, file), '')
    const refused = {
      code: 1,
      sentences: `There is no database in ${DATA_DIR}, but what is left of a shop: ${found}. A shop on PostgreSQL needs DATABASE_URL; npm run restore -- BACKUP --replace brings one back from a backup. For a new shop set DATA_DIR to another folder.`,
    }
    expect(await start({ DATA_DIR })).toEqual(refused)
    if (file === 'moved-portage.db')
      expect(await ended([path.join(root, 'scripts/boot.mjs'), 'seed'], { DATA_DIR })).toEqual(refused)
  },
)

const emptyFolder = temporaryFolder()
// Started by a supervisor, without `npm start` before it.
const server = (env: Record<string, string>) =>
  ended(['--import', 'tsx', path.join(root, 'server.ts')], { NODE_ENV: 'production', ...env })

test('a port in use ends the server itself before it makes or migrates anything', async () => {
  const DATA_DIR = path.join(temporaryFolder(), 'data')
  expect(await server({ PORT: String(takenPort), DATA_DIR, LOG_FORMAT: 'text' })).toEqual({
    code: 1,
    sentences: `Port ${takenPort} is in use. Stop what uses it, or set PORT to another, such as 3001.`,
  })
  expect(existsSync(DATA_DIR)).toBe(false)
})

test.each([
  [
    { PORT: 'abc', CACHE: 'all' },
    /^The environment is not right: PORT: must be a number from 0 to 65535\nCACHE: Invalid option: .+$/,
  ],
  [{ ROLE: 'shop' }, /^The environment is not right: DATABASE_URL: must be given with ROLE=shop, [^\n]+$/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^DATABASE_URL does not lead to a database: [^\n]+$/],
  [{ DATA_DIR: '/dev/null/data' }, /^The data folder \/dev\/null\/data cannot be written: [^\n]+$/],
  [
    { DATA_DIR: emptyFolder },
    /^There is no shop in .+portage\.db\. Correct DATA_DIR or DATABASE_URL; npm run seed [^\n]+$/,
  ],
])('%j ends the server itself in the same words, where that is asked for in a line of JSON', async (env, sentence) => {
  const text = await server({ LOG_FORMAT: 'text', ...env })
  expect(text).toEqual({ code: 1, sentences: expect.stringMatching(sentence) as string })
  if (!('ROLE' in env)) return
  const json = await server({ LOG_FORMAT: 'json', ...env })
  expect(JSON.parse(json.sentences)).toMatchObject({ level: 'error', msg: text.sentences })
})
