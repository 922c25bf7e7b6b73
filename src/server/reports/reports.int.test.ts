import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../cms/access/permissions.ts'
import { PHONE_ORDER_NOTE } from '../../domain/orders/event-note.ts'
import { isoInstant } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { noteEvent } from '../orders/note-event.ts'
import { adminApi } from '../testing/admin-api.ts'
import { note, Outbox } from '../orders/outbox.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'
import type { HomeFigures } from './home-endpoint.ts'

/** Noon in the shop. */
const NOW = Date.parse('2026-11-23T20:00:00Z')
const DAY = 86_400_000

// a home with things to do, and a report of sales
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const line = (productId: string, change = {}) => ({
    productId,
    brand: 'Lowcloud',
    quantity: 1,
    returned: 0,
    net: 100_00,
    ...change,
  })
  beforeAll(async () => {
    const rows = rowsOf(shop.payload)
    const at = isoInstant(NOW)
    const orders: [state: string, daysAgo: number, total: number, lines: object[], rest?: object][] = [
      ['paid', 0, 113_00, [line(jacket)]],
      ['paid', 3, 226_00, [line(jacket, { quantity: 2, net: 200_00 })]],
      ['ready', 5, 113_00, [line(poles)]],
      ['delivered', 9, 113_00, [line(poles)], { returnRequest: { at, reason: 'size' } }],
      ['cancelled', 1, 999_00, [line(jacket)]],
      ['delivered', 40, 50_00, [line(poles)]],
      // Gift cards for a later day.
      ['paid', 200, 50_00, [line('card')], { fulfilment: 'email' }],
    ]
    for (const [index, [state, daysAgo, total, lines, rest]] of orders.entries()) {
      const data = JSON.stringify({ lines, address: { province: index === 0 ? 'QC' : 'BC' }, ...rest })
      const placed = isoInstant(NOW - daysAgo * DAY)
      await rows(
        sql`insert into orders (number, key, state, fulfilment, language, placed_at, email, total, due, paid, refunded, data, created_at, updated_at)
          values (${`P-${200_000 + index}`}, ${`key-${index}`}, ${state}, ${state === 'ready' ? 'pickup' : rest && 'fulfilment' in rest ? String(rest.fulfilment) : 'ship'}, 'en', ${placed}, 'a@example.com', ${total}, ${total}, ${total}, 0, ${data}, ${at}, ${at})`,
      )
    }
    await rows(sql`update orders set agent = 'https://agent.example' where number = 'P-200000' returning id`)
    await noteEvent(rows, 'P-200001', { at, kind: 'note', by: 'service@example.com', note: PHONE_ORDER_NOTE })
    await rows(
      sql`insert into inventory (sku, location, quantity, updated_at, created_at) values ('GONE', 'online', 0, ${at}, ${at})`,
    )
    await rows(
      sql`insert into search_queries (language, query, hits, at, query_id) values ('en', 'kayak', 0, ${NOW - DAY}, 'q1')`,
    )
  })
  const home = async (role: Role): Promise<HomeFigures> =>
    (await import('./home-endpoint.ts')).readHome(shop.payload, role, 'en', NOW)
  const counts = ({ toDo }: HomeFigures) => Object.fromEntries(toDo.map(({ what, count }) => [what, count]))

  test('what waits is counted, with the list that shows it', async () => {
    const figures = await home('administrator')
    expect(counts(figures)).toMatchObject({ toPrepare: 2, ready: 1, late: 1, returns: 1, searches_en: 1, preparing: 0 })
    expect(counts(figures).outOfStock).toBeGreaterThan(0)
  })

  test('mails that could not be sent wait since the first that failed, with the list that shows them', async () => {
    const mails = async (role: Role = 'administrator') => (await home(role)).toDo.find(({ what }) => what === 'mails')
    const rows = rowsOf(shop.payload)
    const clock = { now: NOW, isAway: true }
    const outbox = new Outbox({
      payload: async () => shop.payload,
      log: () => {},
      now: () => clock.now,
      handlers: {
        'order-mail': async () => {
          if (clock.isAway) throw new Error('550 mailbox unavailable')
        },
        capture: () => Promise.reject(new Error('the gateway is away')),
      },
    })
    for (const key of ['mail placed P-200000', 'mail placed P-200001'])
      await note(rows, { key, kind: 'order-mail', data: {} })
    await note(rows, { key: 'capture 1', kind: 'capture', data: {} })
    await note(rows, { key: 'mail review P-200000', kind: 'order-mail', data: {}, dueAt: NOW + 14 * DAY })
    expect(await mails()).toMatchObject({ count: 0 })
    await outbox.run()
    clock.now += DAY
    await outbox.run()
    const found = await mails()
    expect(found).toMatchObject({ count: 2, since: isoInstant(NOW) })
    const { searchParams } = new URL(found!.href, 'https://shop.example')
    expect([...searchParams].map(([name]) => /\[(\w+)\]\[(\w+)\]$/.exec(name)?.slice(1))).toEqual([
      ['kind', 'in'],
      ['doneAt', 'exists'],
      ['error', 'exists'],
    ])
    const { totalDocs } = await shop.payload.find({
      collection: 'outbox',
      where: {
        kind: { in: String(searchParams.get('where[or][0][and][0][kind][in]')).split(',') },
        doneAt: { exists: false },
        error: { exists: true },
      },
    })
    expect(totalDocs).toBe(2)
    expect(await mails('merchandiser')).toBeUndefined()
    Object.assign(clock, { now: clock.now + DAY, isAway: false })
    await outbox.run()
    expect(await mails()).toMatchObject({ count: 0 })
    await rows(sql`delete from outbox returning id`)
  })

  test('a menu that has items in English only waits for its French ones', async () => {
    const waiting = async () => counts(await home('editor')).french_menus
    for (const language of ['en', 'fr'])
      await shop.payload.create({
        collection: 'menus',
        data: { title: 'Help', url: '/products/camping', placement: 'help', language, _status: 'published' } as never,
        context: { silent: true },
        overrideAccess: true,
      })
    const before = await waiting()
    const hide = sql`update menus set _status = 'draft' where language = 'fr' and placement = 'help' returning id`
    await rowsOf(shop.payload)(hide)
    expect(await waiting()).toBe((before ?? 0) + 1)
  })

  test('sales of today, of a week and of a month, beside those before, and the best products', async () => {
    const { sales } = await home('merchandiser')
    expect(sales!.periods.map(({ days, now, before }) => [days, now, before])).toEqual([
      [1, { orders: 1, revenue: 113_00 }, { orders: 0, revenue: 0 }],
      [7, { orders: 3, revenue: 452_00 }, { orders: 1, revenue: 113_00 }],
      [30, { orders: 4, revenue: 565_00 }, { orders: 1, revenue: 50_00 }],
    ])
    expect(sales!.best).toMatchObject([
      { key: jacket, name: 'Fundy Jacket', units: 3, net: 300_00 },
      { key: poles, units: 1, net: 100_00 },
    ])
  })

  test('whoever may not read orders sees none of them', async () => {
    const figures = await home('editor')
    expect(figures.sales).toBeUndefined()
    expect(figures.toDo.filter(({ href }) => href.includes('/orders'))).toEqual([])
  })

  test('the report goes by what is asked, as a page and as a file, for whoever may read orders', async () => {
    const { salesReportEndpoint } = await import('./sales-endpoint.ts')
    const asking = async (role: string | undefined, query: object, language: 'en' | 'fr' = 'en') => {
      const user = { id: 1, collection: 'users', role } as never
      const req = await createLocalReq({ ...(role && { user }) }, shop.payload)
      req.i18n = { ...req.i18n, language }
      return (await salesReportEndpoint.handler(Object.assign(req, { query }) as PayloadRequest)) as Response
    }
    const days = { from: '2026-11-01', to: '2026-11-23' }
    expect(await (await asking('merchandiser', { by: 'province', ...days })).json()).toMatchObject({
      rows: [
        { key: 'BC', orders: 3, units: 4, net: 400_00 },
        { key: 'QC', orders: 1, units: 1, net: 100_00 },
      ],
    })
    expect(await (await asking('merchandiser', { by: 'channel', ...days })).json()).toMatchObject({
      rows: [
        { key: 'phone', orders: 1, units: 2 },
        { key: 'website', orders: 2, units: 2 },
        { key: 'agent', orders: 1, units: 1 },
      ],
    })
    const categories = await (await asking('merchandiser', { by: 'category', ...days })).json()
    expect(categories).toMatchObject({ rows: [{ key: 'jackets', units: 3 }, { units: 2 }] })
    const file = async (by: string, language: 'en' | 'fr') =>
      (await asking('store-staff', { by, format: 'csv', ...days }, language)).text()
    expect(await file('product', 'en')).toContain(`"Net sales"\n"${jacket}","Fundy Jacket",2,3,300.00\n`)
    expect(await file('province', 'fr')).toContain('"Ventes nettes"\n"Colombie-Britannique";3;4;400,00\n')
    expect(await file('day', 'fr')).toContain('"2026-11-14";1;1;100,00\n')
    expect((await asking('editor', days)).status).toBe(403)
    expect((await asking(undefined, days)).status).toBe(403)
    for (const wrong of [
      { by: 'colour' },
      { from: 'yesterday' },
      { from: '2026-11-24', to: '2026-11-23' },
      { from: '2020-01-01' },
    ]) {
      const refused = await asking('administrator', { ...days, ...wrong }, 'fr')
      expect([refused.status, await refused.json()]).toEqual([
        400,
        { message: expect.stringMatching(/^Vérifiez le regroupement et la période\u00a0: 366 jours/) },
      ])
    }
  })

  test('staff read in their language that there is no search report for such days', async () => {
    const asked = { cookie: await staffCookie(shop.payload, 'editor'), language: 'fr' }
    const answer = await adminApi(() => shop.payload)('GET', '/search-report?language=en&days=8', asked)
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringMatching(/^Impossible/) }])
  })
})
