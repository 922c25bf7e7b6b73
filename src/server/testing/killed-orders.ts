import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { rowsOf, sql } from '../database/database.ts'
import { shopEnvironment } from './base-database.ts'
import { orderingOn } from './ordering.ts'

type Where = { dataDir: string; databaseUrl?: string | undefined; sku: string }

/**
 * Starts a process that places orders and kills it with signal 9 once the first is under way and `enough` has come: so
 * many milliseconds later, or at the end of a promise; returns the orders confirmed to its shoppers.
 */
export function killedAfter(
  enough: number | Promise<unknown>,
  { dataDir, databaseUrl, sku }: Where,
): Promise<string[]> {
  const root = process.cwd()
  const env = { ...process.env, ...shopEnvironment(dataDir, databaseUrl) }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'src/server/testing/place-orders-forever.ts'), sku],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let [output, problems] = ['', '']
  let isPlacing = false
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (isPlacing || !output.includes('placing')) return
      isPlacing = true
      const kill = () => void child.kill('SIGKILL')
      void (typeof enough === 'number' ? delay(enough) : enough).then(kill, kill)
    })
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
    // What was written before the end is read before `close`.
    child.once('close', (_, signal) =>
      signal === 'SIGKILL'
        ? resolve([...output.matchAll(/^confirmed (P-\d+)$/gm)].map(([, number = '']) => number))
        : reject(new Error(`the process ended by itself: ${problems.slice(-1500)}`)),
    )
  })
}

export type Left = Awaited<ReturnType<typeof afterKilling>>

/** What must be true afterwards, once unfinished work is done; each is a number that must be what its name says. */
export async function afterKilling(
  payload: Payload,
  { sku, confirmed, stock }: { sku: string; confirmed: readonly string[]; stock: number },
) {
  // Later, when what the dead had taken into its hands is free again.
  await orderingOn(
    async () => payload,
    { authorizing: 0, action: 0, voiding: 0 },
    () => Date.now() + 10 * 60_000,
  ).reconciler.once()
  const number = async (query: ReturnType<typeof sql>) =>
    Number((await rowsOf(payload)<{ n: number | string | null }>(query))[0]?.n ?? 0)
  const known = new Set(
    (await rowsOf(payload)<{ number: string }>(sql`select number from orders`)).map((row) => row.number),
  )
  const left = await number(sql`select quantity as n from inventory where sku = ${sku} and location = 'online'`)
  return {
    ordersLost: confirmed.filter((name) => !known.has(name)).length,
    chargesWithoutOrder: await number(
      sql`select count(*) as n from test_charges c where c.state in ('authorized', 'captured') and c.captured >= c.refunded and not exists (select 1 from payments p where p.key = c.key and p."order" is not null)`,
    ),
    ordersNotPaid: await number(sql`select count(*) as n from orders where paid <> due`),
    unitsMissing: stock - known.size - left,
    isStockNegative: left < 0,
    orders: known.size,
  }
}
