import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { sweep } from '../accounts/retention.ts'
import { readToDo } from '../reports/to-do.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { reviewVotesApi } from './review-votes-api.ts'

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  let shop: ShopServer
  let http: Server
  let voter = { address: '203.0.113.1', customer: '' }
  let isTooMany = false
  beforeAll(async () => {
    shop = createShop(async () => opened.payload)
    const endpoint = reviewVotesApi({
      payload: async () => opened.payload,
      customerOf: async () => (voter.customer ? { id: voter.customer } : undefined),
      addressOf: () => voter.address,
      isTooMany: async () => isTooMany,
    })['/api/review-votes']
    http = createServer(
      (request, response) => void endpoint(request, response, new URL(request.url ?? '', 'http://shop.test')),
    )
    await new Promise<void>((ready) => http.listen(0, ready))
  })
  afterAll(() => void http.close())
  const rows = () => rowsOf(opened.payload)
  const post = (body: object | URLSearchParams, search = '') =>
    fetch(`http://localhost:${(http.address() as AddressInfo).port}/api/review-votes${search}`, {
      method: 'POST',
      redirect: 'manual',
      ...(body instanceof URLSearchParams
        ? { body }
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const vote = async (body: object) => (await post(body)).json()
  const changes = async () => (await rows()(sql`select target, doc_id from changes order by id desc`)).slice(0, 1)

  /** Two reviews in English and one in French, of which the first is the oldest. */
  let ids: string[]
  let product: string
  beforeEach(async () => {
    isTooMany = false
    await rows()(sql`delete from review_votes`)
    await rows()(sql`delete from reviews`)
    const [sold] = await rows()<{ id: number; code: string }>(sql`select id, code from products where code = ${poles}`)
    product = sold!.code
    ids = []
    for (const [at, language] of (['en', 'en', 'fr'] as const).entries()) {
      const { id } = await opened.payload.create({
        collection: 'reviews',
        data: {
          key: `r${at}`,
          product: sold!.id,
          language,
          stars: 4,
          writtenAt: `2026-01-0${at + 1}T12:00:00.000Z`,
          status: 'published',
        },
      })
      ids.push(String(id))
    }
  })
  const shown = async () =>
    (await shop.shop.reviews('en', product, () => {}))?.shown.map(({ id, helpful }) => [ids.indexOf(id), helpful])

  test('counts once for each account and network, and the most helpful come first in their language', async () => {
    expect(await shown()).toEqual([
      [1, 0],
      [0, 0],
      [2, 0],
    ])
    const answers = await Promise.all([1, 2, 3].map(() => vote({ helpful: ids[0] })))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await vote({ helpful: ids[0] })).toEqual({ ok: true, helpful: 1 })
    voter = { ...voter, customer: 'anna' }
    expect(await vote({ helpful: ids[0] })).toEqual({ ok: true, helpful: 2 })
    voter = { address: '203.0.113.9', customer: 'anna' }
    expect(await vote({ helpful: ids[0] })).toEqual({ ok: true, helpful: 2 })
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8:0:1::1']) {
      voter = { address, customer: '' }
      await vote({ helpful: ids[2] })
    }
    expect(await shown()).toEqual([
      [0, 2],
      [1, 0],
      [2, 2],
    ])
  })

  test('is a change of the product’s own pages and of nothing else', async () => {
    await vote({ helpful: ids[0] })
    const [change] = await changes()
    expect(change).toEqual({ target: 'product-pages', doc_id: product })
    await shop.take([])
    expect([...((await shop.take([{ target: 'product-pages', docId: product }])) ?? [])]).toEqual([
      `product:${product}`,
    ])
  })

  test('a report waits for staff until they have looked, and takes nothing down', async () => {
    const before = await changes()
    expect(await vote({ report: ids[1] })).toEqual({ ok: true, helpful: 0 })
    expect(await vote({ report: ids[1] })).toEqual({ ok: true, helpful: 0 })
    expect(await changes()).toEqual(before)
    expect((await shown())?.length).toBe(3)
    const waiting = async () =>
      (await readToDo(opened.payload, 'editor', Date.now())).find(({ what }) => what === 'reported')?.count
    const stored = () => opened.payload.findByID({ collection: 'reviews', id: ids[1]! })
    expect([await waiting(), (await stored()).reports]).toEqual([1, 1])
    await opened.payload.update({ collection: 'reviews', id: ids[1]!, data: { status: 'rejected' } })
    expect([await waiting(), (await stored()).isReported]).toEqual([0, false])
  })

  test('of a review that is not shown, or none, nothing is counted', async () => {
    await rows()(sql`update reviews set status = 'pending' where id = ${Number(ids[0])}`)
    for (const id of [ids[0], '0', '-1', '1e3', '99999999', 'x', '1; drop table reviews', ''])
      expect([id, await vote({ helpful: id })]).toEqual([id, { ok: false, reason: 'unknown-review' }])
    isTooMany = true
    expect(await vote({ helpful: ids[1] })).toEqual({ ok: false, reason: 'too-many-tries' })
    expect((await post({ other: ids[1] })).status).toBe(400)
    expect(await rows()(sql`select id from review_votes`)).toEqual([])
  })

  test('a form without a script leads back to where it was', async () => {
    const to = async (search: string) =>
      (await post(new URLSearchParams({ helpful: ids[2]! }), search)).headers.get('location')
    expect(await to('?locale=fr')).toMatch(new RegExp(`^/fr/product/${product}/[\\w-]+#voted$`))
    expect(await to('?locale=en&all=1')).toMatch(new RegExp(`^/en/reviews/${product}/[\\w-]+#voted$`))
    isTooMany = true
    expect(await to('?locale=en')).toMatch(/#vote-later$/)
  })

  test('who voted is forgotten after a year; what was counted stays', async () => {
    await vote({ helpful: ids[0] })
    expect(JSON.stringify(await rows()(sql`select key from review_votes`))).not.toMatch(/203|2001|anna/)
    await sweep(opened.payload, Date.now() + 367 * 86_400_000)
    expect(await rows()(sql`select id from review_votes`)).toEqual([])
    expect((await shown())?.[0]).toEqual([0, 1])
  })
})
