import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { fingerprint } from './build.ts'
import { root, run } from './run.ts'
import { freePort } from './test-shop.ts'

const folder = path.join(root, '.data/filled')
/** What a filled database depends on. */
const sources = ['seed', 'scripts/steps', 'src/cms', 'src/blocks', 'src/domain', 'src/server', 'src/migrations']
const files = ['scripts/seed.ts', 'src/payload.config.ts', 'src/payload-collections.ts', 'package-lock.json']

type Environment = Record<string, string>

async function task(name: string, env: Environment, { yields }: { yields: boolean }): Promise<string> {
  const { code, output } = await run('node', ['--import', 'tsx', path.join(root, 'scripts', `${name}.ts`)], {
    env: { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '', ...env },
    yields,
  })
  if (code !== 0) throw new Error(`${name} failed.\n${output}`)
  return output
}

/** Builds what changed, leaving the processor to others. */
export const build = () => task('build', {}, { yields: true })

/**
 * Fills a shop with the catalogue, once for the sources as they are; no test writes to it, so that every run begins
 * with the same one.
 */
export async function fillShop(staff: Environment): Promise<void> {
  const stamp = path.join(folder, '.sources')
  const wanted = fingerprint([...sources, ...files]) + JSON.stringify(staff)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(folder, { recursive: true, force: true })
  await task('seed', staff, { yields: true })
  writeFileSync(stamp, wanted)
}

/** A copy of the filled shop. What was made of pictures before is reused: they have the same names and times. */
export function copyShop(to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(to))
    if (entry !== 'pictures') rmSync(path.join(to, entry), { recursive: true, force: true })
  cpSync(folder, to, { recursive: true, preserveTimestamps: true })
}

/**
 * A copy of the filled shop in an empty PostgreSQL: its rows are moved there, and what seeds with SQL and with Payload on
 * PostgreSQL is what the move did not bring.
 */
export async function moveShop(staff: Environment, databaseUrl: string, dataDir: string): Promise<void> {
  const shop = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  await task('move', { ...shop, PORT: String(await freePort()) }, { yields: false })
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const count = async (table: string) =>
    (await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? 0
  try {
    const missing = ['inventory', 'promo_messages']
    const before = await Promise.all(missing.map(count))
    for (const table of missing) await client.query(`delete from ${table}`)
    await task('seed', { ...staff, ...shop }, { yields: false })
    for (const [i, table] of missing.entries()) {
      const now = await count(table)
      if (now !== before[i]) throw new Error(`The seed put ${now} rows into ${table}, on SQLite ${before[i]}.`)
    }
  } finally {
    await client.end()
  }
}
