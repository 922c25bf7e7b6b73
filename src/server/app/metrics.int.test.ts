import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { newestChange } from '../feed/changes.ts'
import { pageCache } from '../pages/page-cache.ts'
import { storedPage } from '../http/stored-page.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { poles } from '../testing/fixture.ts'
import { openMetrics } from './metrics-endpoint.ts'

const TOKEN = 'a-token-of-the-tests'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const pages = pageCache()
  let position = 0
  let isAway = false
  const payload = async () => {
    if (isAway) throw new Error('the database is away')
    return shop.payload
  }
  const { metrics, endpoints } = openMetrics(TOKEN, {
    payload,
    caches: { pages, reads: undefined },
    feedPosition: () => position,
    freeBytes: async () => 12_345_678,
  })
  const ask = served(
    () => (request, response) => void endpoints['/api/metrics']?.(request, response, new URL('http://x')),
  )
  const read = async () => (await ask('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text
  const valueOf = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.slice(line.length + 1),
    )
  beforeAll(async () => void (position = await newestChange(shop.payload)))

  test('only who shows the token reads them', async () => {
    for (const authorization of [undefined, '', TOKEN, `Bearer ${TOKEN} `.trim() + 'x', `Basic ${TOKEN}`, 'Bearer']) {
      const answer = await ask('/api/metrics', { headers: { ...(authorization !== undefined && { authorization }) } })
      const isRight = authorization === `Bearer ${TOKEN}`
      expect([answer.status, answer.text.includes('portage_')], authorization).toEqual([isRight ? 200 : 401, isRight])
    }
    const answer = await ask('/api/metrics', { headers: { authorization: `Bearer a token` } })
    expect(answer.status).toBe(401)
  })

  test('without a token there is no such endpoint, and nothing is counted', () =>
    expect(openMetrics(undefined, { payload, caches: {}, feedPosition: () => 0, freeBytes: async () => 0 })).toEqual({
      endpoints: {},
    }))

  test('requests are counted by what answered them, with their times', async () => {
    metrics?.answered('cached page', 200, 0.004)
    metrics?.answered('cached page', 304, 0.0005)
    metrics?.answered('page', 'aborted', 3)
    const text = await read()
    expect(valueOf(text, 'portage_requests_total{kind="cached_page",status="200"}')).toBe(1)
    expect(valueOf(text, 'portage_requests_total{kind="page",status="aborted"}')).toBe(1)
    expect(valueOf(text, 'portage_request_seconds_bucket{le="0.001",kind="cached_page"}')).toBe(1)
    expect(valueOf(text, 'portage_request_seconds_count{kind="cached_page"}')).toBe(2)
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
  })

  test('caches report their bytes, hits and misses, each once', async () => {
    pages.set('/en', await storedPage(200, {}, 'a page'), [])
    pages.get('/en')
    pages.get('/fr')
    await read()
    pages.get('/en')
    const text = await read()
    expect(valueOf(text, 'portage_cache_reads_total{cache="pages",result="hit"}')).toBe(2)
    expect(valueOf(text, 'portage_cache_reads_total{cache="pages",result="miss"}')).toBe(1)
    expect(valueOf(text, 'portage_cache_bytes{cache="pages"}')).toBe(pages.bytes)
    expect(valueOf(text, 'portage_cache_entries{cache="pages"}')).toBe(1)
  })

  test('the feed reports how far behind the process is, the outbox what waits', async () => {
    expect(valueOf(await read(), 'portage_feed_lag_rows')).toBe(0)
    await shop.payload.update({ collection: 'products', id: shop.fixture.products[poles]!, data: { popularity: 3 } })
    const rows = rowsOf(shop.payload)
    await rows(
      sql`insert into outbox (key, kind, data, due_at, tries, created_at, updated_at) values ('a', 'order-mail', '{}', 0, 0, '2026-01-01', '2026-01-01')`,
    )
    const text = await read()
    expect(valueOf(text, 'portage_feed_lag_rows')).toBe(1)
    expect(valueOf(text, 'portage_outbox_waiting{kind="order-mail"}')).toBe(1)
    position = await newestChange(shop.payload)
    await rows(sql`delete from outbox`)
    const later = await read()
    expect(valueOf(later, 'portage_feed_lag_rows')).toBe(0)
    expect(later).not.toContain('portage_outbox_waiting{')
  })

  test('a database that is away is a figure, not a failure', async () => {
    expect(valueOf(await read(), 'portage_database_up')).toBe(1)
    isAway = true
    expect(valueOf(await read(), 'portage_database_up')).toBe(0)
    isAway = false
  })

  test('the disk reports what is free', async () =>
    expect(valueOf(await read(), 'portage_disk_free_bytes')).toBe(12_345_678))

  test('the dashboard asks for figures that there are', async () => {
    const dashboard = readFileSync(path.resolve('deploy/grafana/portage.json'), 'utf8')
    const asked = new Set(
      [...dashboard.matchAll(/\b((?:portage|process|nodejs)_[a-z0-9_]+)/g)].map(([, name = '']) => name),
    )
    const text = await read()
    const known = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    )
    expect(asked.size).toBeGreaterThan(8)
    expect([...asked].filter((name) => !known.has(name))).toEqual([])
  })
})
