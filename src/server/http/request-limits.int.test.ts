import type { IncomingMessage } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { countingPool } from '../database/counting-pool.ts'
import { shopOn } from '../testing/databases.ts'
import { requestLimits } from './request-limits.ts'

const from = (address: string) => ({ headers: {}, socket: { remoteAddress: address } }) as unknown as IncomingMessage

describe('two processes on one PostgreSQL', () => {
  const shop = shopOn('PostgreSQL')
  const pools: ReturnType<typeof countingPool>[] = []
  afterAll(async () => {
    for (const pool of pools) await pool.end()
  })
  const started = async () => {
    const pool = countingPool(shop.url ?? '')
    pools.push(pool)
    const limits = requestLimits(false, 1, { pool, secret: 'the secret of the shop' })
    // The library readies the table for each kind by itself beside the first requests, which a process counts alone.
    const keys = async () =>
      (await pool.query("select key from request_counts where key like 'code:%'")).rows.map(({ key }) => String(key))
    const before = (await keys().catch(() => [])).length
    await expect
      .poll(async () => {
        await limits.isOverLimit(from(`203.0.113.${pools.length}`), 'code')
        return (await keys()).length
      })
      .toBe(before + 1)
    expect((await keys()).join()).not.toMatch(/\d+\.\d+\./)
    return limits
  }

  test('count the requests of an address together, and those of others apart', async () => {
    const [one, other] = [await started(), await started()]
    const answers: boolean[] = []
    for (let i = 0; i < 14; i++)
      answers.push(await (i % 2 === 0 ? one : other).isOverLimit(from('198.51.100.7'), 'code'))
    expect(answers.filter((isOver) => !isOver)).toHaveLength(12)
    expect(await other.isOverLimit(from('198.51.100.8'), 'code')).toBe(false)
    expect(await one.isOverLimit(from('198.51.100.7'), 'page')).toBe(false)
  })

  test('a released request does not count, whichever process released it', async () => {
    const [one, other] = [await started(), await started()]
    for (let i = 0; i < 30; i++) {
      expect(await one.isOverLimit(from('198.51.100.9'), 'code')).toBe(false)
      await other.release(from('198.51.100.9'), 'code')
    }
  })

  test('go on counting by themselves while the database is away', async () => {
    const limits = await started()
    await pools.at(-1)?.end()
    pools.pop()
    const answers: boolean[] = []
    for (let i = 0; i < 14; i++) answers.push(await limits.isOverLimit(from('198.51.100.10'), 'code'))
    expect(answers.filter((isOver) => !isOver)).toHaveLength(12)
  })
})
