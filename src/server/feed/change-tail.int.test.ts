import type { Payload } from 'payload'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { tailChanges, type Tail } from './change-tail.ts'
import { recordChange, type Change } from './changes.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'

const wait = { timeout: 20_000, interval: 10 }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let stop: (() => Promise<void>) | undefined
  afterEach(() => stop?.())

  const follow = async () => {
    const seen: string[] = []
    const [flush, log, warn] = [vi.fn(), vi.fn(), vi.fn()]
    const changed = vi.fn(
      (changes: Change[]): void | Promise<void> =>
        void seen.push(...changes.map(({ target, docId }) => `${target} ${docId}`)),
    )
    const tail: Tail = await tailChanges(shop.payload, { changed, flush, log, warn })
    stop = tail.stop
    return { seen, flush, log, warn, changed }
  }

  test('starts with a full flush, and reports no earlier row', async () => {
    const { seen, flush } = await follow()
    expect(flush).toHaveBeenCalled()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(seen).toEqual([])
  })

  test('a save is seen in less than a second', async () => {
    const { seen } = await follow()
    const id = shop.fixture.brands.lowcloud!
    await shop.payload.update({ collection: 'brands', id, data: { founded: 1990 } as never })
    const began = performance.now()
    await vi.waitFor(() => expect(seen).toEqual([`brands ${id}`]), wait)
    const took = Math.round(performance.now() - began)
    console.log(`${database}: save to visible in ${took} ms`)
    expect(took).toBeLessThan(1000)
  })

  test('two hundred saves at the same time are all seen, once, in the order of their rows', async () => {
    const { seen } = await follow()
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => writeSlowly(shop.payload, { target: 'test', docId: String(i) }, i)),
    )
    await vi.waitFor(() => expect(seen).toHaveLength(200), wait)
    const rows = await rowsOf(shop.payload)<{ doc_id: string }>(
      sql`select doc_id from changes where target = 'test' order by id`,
    )
    expect(seen).toEqual(rows.map(({ doc_id }) => `test ${doc_id}`))
    expect(new Set(seen).size).toBe(200)
  })

  test('more rows than one look takes are all seen', async () => {
    const { seen } = await follow()
    await rowsOf(shop.payload)(
      sql`insert into changes (target, doc_id, at) values ${sql.join(
        Array.from({ length: 1201 }, (_, i) => sql`('many', ${String(i)}, 0)`),
        sql`, `,
      )}`,
    )
    await recordChange(shop.payload, rowsOf(shop.payload), { target: 'many', docId: 'last' })
    await vi.waitFor(() => expect(seen).toHaveLength(1202), wait)
    expect([seen[0], seen[1200], seen.at(-1)]).toEqual(['many 0', 'many 1200', 'many last'])
  })

  test('between the looks at a backlog requests are answered', async () => {
    const { changed } = await follow()
    const [turns, at] = [countTurns(), [] as number[]]
    changed.mockImplementation(() => void at.push(turns.now()))
    await rowsOf(shop.payload)(
      sql`insert into changes (target, doc_id, at) values ${sql.join(
        Array.from({ length: 1201 }, (_, i) => sql`('backlog', ${String(i)}, 0)`),
        sql`, `,
      )}`,
    )
    await vi.waitFor(() => expect(at.length).toBeGreaterThan(5), wait)
    turns.stop()
    expect(at.slice(0, 7)).toEqual([...new Set(at.slice(0, 7))])
  })

  test('a change that could not be applied is reported again, after a full flush', async () => {
    const { seen, flush, log, warn, changed } = await follow()
    changed.mockImplementationOnce(() => Promise.reject(new Error('no memory')))
    flush.mockClear()
    await recordChange(shop.payload, rowsOf(shop.payload), { target: 'test', docId: 'again' })
    await vi.waitFor(() => expect(seen).toEqual(['test again']), wait)
    expect(flush).toHaveBeenCalledOnce()
    expect(warn.mock.calls).toEqual([['the change feed failed: no memory']])
    expect(log.mock.calls).toEqual([['the change feed is back']])
  })

  test('a stopped tail reports nothing more', async () => {
    const { seen } = await follow()
    await stop?.()
    await recordChange(shop.payload, rowsOf(shop.payload), { target: 'test', docId: 'late' })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(seen).toEqual([])
  })

  if (database === 'PostgreSQL')
    test('a lost connection forgets everything, and the feed goes on', async () => {
      const { seen, flush } = await follow()
      flush.mockClear()
      const ended = await rowsOf(shop.payload)(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      expect(ended.length).toBeGreaterThan(1)
      await vi.waitFor(() => expect(flush).toHaveBeenCalled(), wait)
      await vi.waitFor(() => recordChange(shop.payload, rowsOf(shop.payload), { target: 'test', docId: 'after' }), wait)
      await vi.waitFor(() => expect(seen).toContain('test after'), wait)
    })
})

/**
 * A transaction that writes its row and commits a little later: on PostgreSQL a lower number could commit after a
 * higher one.
 */
async function writeSlowly(payload: Payload, change: Change, i: number): Promise<void> {
  await inTransaction(payload, async (rows) => {
    await recordChange(payload, rows, change)
    if (i % 5 === 0) await new Promise((resolve) => setTimeout(resolve, i % 4))
  })
}

/** How often the event loop came round. */
function countTurns() {
  let turns = 0
  let next: NodeJS.Immediate
  const count = () => {
    turns++
    next = setImmediate(count)
  }
  count()
  return { now: () => turns, stop: () => clearImmediate(next) }
}
