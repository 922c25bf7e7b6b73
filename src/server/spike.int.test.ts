import { readdirSync } from 'node:fs'
import { test } from 'vitest'
import { openPayload } from './testing/databases.ts'
import { rowsOf, sql } from './database.ts'
test('x', async () => {
  const { payload } = await openPayload('SQLite')
  const fds = () => readdirSync('/proc/self/fd').length
  console.log('fds', fds())
  const one = async () => { const id = await payload.db.beginTransaction(); await rowsOf(payload, id)(sql`insert into changes (target, doc_id, at) values ('a','b',1)`); await payload.db.commitTransaction(id!) }
  for (let i = 0; i < 5; i++) {
    const t = performance.now()
    for (let j = 0; j < 400; j++) await one()
    console.log('fds', fds(), Math.round(process.memoryUsage().rss / 1e6), 'MB', Math.round(performance.now() - t), 'ms')
  }
  await new Promise((r) => setTimeout(r, 1000))
  globalThis.gc?.()
  await new Promise((r) => setTimeout(r, 1000))
  console.log('fds', fds(), Math.round(process.memoryUsage().rss / 1e6))
  console.log(await rowsOf(payload)(sql`pragma busy_timeout`), await rowsOf(payload)(sql`pragma foreign_keys`), await rowsOf(payload)(sql`pragma synchronous`))
})
