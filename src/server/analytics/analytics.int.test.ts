import { beforeEach, describe, expect, test } from 'vitest'
import type { ConsentLog } from '../../cms/payload-types.ts'
import { withChoice } from '../../domain/consent/optanon.ts'
import { everything, nothing } from '../../domain/consent/consent.ts'
import { addDays } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { consentApi } from './consent-api.ts'
import { eventsApi } from './events-api.ts'
import { readVisitReport } from './visit-report.ts'
import { CONSENT_DAYS, EVENT_DAYS, forgetOld } from './retention.ts'

/** In Toronto and in Greenwich it is the next day already: the shop's day is Vancouver's. */
const EVENING = Date.parse('2026-11-22T06:30:00Z')
const visit = '3f0c2f3e-6c1b-4b43-9f5e-7f5f1e3c1a11'
type EventRow = { day: string; name: string; path: string; label: string | null; value: number | null }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let tooMany = false
  let address = '192.0.2.1'
  const options = {
    payload: async () => shop.payload,
    isTooMany: async () => tooMany,
    addressOf: () => address,
    now: () => EVENING,
  }
  const endpoints = { ...consentApi(options), ...eventsApi(options) }
  const ask = served(
    () =>
      (request, response, { pathname }) =>
        endpoints[pathname]?.(request, response),
  )
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const granted = { cookie: `cart=1; OptanonConsent=${withChoice(undefined, everything)}` }
  const events = () =>
    rowsOf(shop.payload)<EventRow>(sql`select day, name, path, label, value from visit_events order by id`)
  const batch = (...list: object[]) => ({ visit, language: 'fr', events: list })
  beforeEach(async () => {
    tooMany = false
    await rowsOf(shop.payload)(sql`delete from visit_events`)
  })

  test('the log counts choices and identifies no one (acceptance 148)', async () => {
    const note = { how: 'choose', granted: 'C0002,C0005', gpc: false, language: 'fr' }
    expect([
      (await post('/api/consent', note)).status,
      (await post('/api/consent', note)).status,
      (await post('/api/consent', { ...note, how: 'refuse', granted: '' })).status,
    ]).toEqual([204, 204, 204])
    const { docs } = await shop.payload.find({
      collection: 'consent-log',
      overrideAccess: true,
      sort: '-choices',
    })
    expect(docs.map(({ id: _, key: __, ...row }: Record<string, unknown> | ConsentLog) => row)).toEqual([
      { day: '2026-11-21', how: 'choose', granted: 'C0002,C0005', gpc: 'off', language: 'fr', choices: 2 },
      { day: '2026-11-21', how: 'refuse', granted: '', gpc: 'off', language: 'fr', choices: 1 },
    ])
  })

  test.each([
    {},
    { how: 'accept', granted: 'C0009', gpc: false, language: 'fr' },
    { how: 'accept', granted: 'C0002,', gpc: false, language: 'fr' },
    { how: 'accept', granted: '', gpc: false, language: 'fr', email: 'anna@example.com' },
  ])('%j is not a choice', async (note) => expect((await post('/api/consent', note)).status).toBe(400))

  test('what one network looks at again that day is a visit, but says no more of the product', async () => {
    const look = (label: string) => ({ name: 'view_item', path: '/fr/product/1/x', label, value: 100 })
    const labels = async (...list: object[]) => {
      const before = (await events()).length
      expect((await post('/api/events', { ...batch(...list), visit: crypto.randomUUID() }, granted)).status).toBe(204)
      return (await events()).slice(before).map(({ name, label }) => [name, label])
    }
    address = '198.51.100.1'
    expect(await labels(look('tent'), look('pad'))).toEqual([
      ['view_item', 'tent'],
      ['view_item', 'pad'],
    ])
    for (let time = 0; time < 3; time++)
      expect(await labels(look('tent'), look('pad'))).toEqual([
        ['view_item', null],
        ['view_item', null],
      ])
    expect(await labels({ ...look('tent'), name: 'add_to_cart' })).toEqual([['add_to_cart', 'tent']])
    address = '198.51.100.2'
    expect(await labels(look('tent'))).toEqual([['view_item', 'tent']])
    expect(
      await rowsOf(shop.payload)(sql`select distinct visit from visit_events where name = 'view_item'`),
    ).toHaveLength(5)
  })

  test('events are stored with the consent only (acceptance 121)', async () => {
    const view = batch({ name: 'page_view', path: '/fr', label: 'home' })
    const refused = { cookie: `OptanonConsent=${withChoice(undefined, nothing)}` }
    const answers = [
      await post('/api/events', view),
      await post('/api/events', view, refused),
      await post('/api/events', view, { cookie: 'OptanonConsent=groups=C0002%3' }),
      await post('/api/events', view, { ...granted, 'sec-gpc': '1' }),
    ]
    expect([answers.map(({ status }) => status), await events()]).toEqual([[403, 403, 403, 403], []])
    expect((await post('/api/events', view, granted)).status).toBe(204)
    expect(await events()).toEqual([{ day: '2026-11-21', name: 'page_view', path: '/fr', label: 'home', value: null }])
  })

  test.each([
    ['no visit', { ...batch({ name: 'page_view', path: '/fr' }), visit: 'anna' }],
    ['an unknown event', batch({ name: 'password', path: '/fr' })],
    ['a path with a query', batch({ name: 'page_view', path: '/fr?email=anna' })],
    ['more than it may hold', batch({ name: 'page_view', path: '/fr', email: 'anna@example.com' })],
    ['too many', batch(...Array.from({ length: 51 }, () => ({ name: 'page_view', path: '/fr' })))],
    ['too long', batch({ name: 'search', path: '/fr', label: 'x'.repeat(20_000) })],
    ['no text for the database', batch({ name: 'search', path: "/fr'); drop table visit_events; --" })],
  ])('%s is refused', async (_, body) =>
    expect([(await post('/api/events', body, granted)).status, await events()]).toEqual([400, []]),
  )

  test('a flood is refused, and a GET counts nothing', async () => {
    tooMany = true
    expect([(await post('/api/events', batch(), granted)).status, (await post('/api/consent', {})).status]).toEqual([
      429, 429,
    ])
    expect([(await ask('/api/events')).status, (await ask('/api/consent')).status]).toEqual([405, 405])
  })

  test('the report counts visits, not events, per day and language, as far as the order', async () => {
    const of = (id: number, language: string, ...list: object[]) =>
      post('/api/events', { visit: visit.replace(/..$/, String(id)), language, events: list }, granted)
    const look = { name: 'page_view', path: '/en' }
    const item = { name: 'view_item', path: '/en', label: '5101-204', value: 240 }
    await of(
      10,
      'en',
      look,
      look,
      item,
      item,
      { name: 'search', path: '/en', label: 'tent', value: 3 },
      { name: 'web_vital', path: '/en', label: 'LCP', value: 1800 },
    )
    await of(11, 'en', look, { ...item, name: 'add_to_cart' }, { name: 'search', path: '/en', label: 'tent', value: 0 })
    await of(12, 'fr', look, item, { name: 'purchase', path: '/fr', value: 240 })
    const report = await readVisitReport(shop.payload, 7, EVENING)
    expect(report.perDay.at(-1)).toEqual({ day: '2026-11-21', visits: { en: 2, fr: 1 }, searches: 2 })
    expect(report.perDay).toHaveLength(7)
    expect(Object.fromEntries(report.funnel.map(({ step, visits }) => [step, visits]))).toEqual({
      visit: { en: 2, fr: 1 },
      view_item: { en: 1, fr: 1 },
      add_to_cart: { en: 1, fr: 0 },
      begin_checkout: { en: 0, fr: 0 },
      purchase: { en: 0, fr: 1 },
    })
    expect([report.searches, report.vitals]).toEqual([
      [{ term: 'tent', visits: 2, without: 1 }],
      [{ name: 'LCP', p75: 1800, rating: 'good', samples: 1 }],
    ])
  })

  test('what goes with a product is counted from its press to the order', async () => {
    const of = (id: number, ...list: object[]) =>
      post('/api/events', { visit: visit.replace(/..$/, String(id)), language: 'fr', events: list }, granted)
    const [press, add, order] = [
      { name: 'select_item', path: '/fr', label: '5101-204' },
      { name: 'add_to_cart', path: '/fr', label: '5101-204', value: 240 },
      { name: 'purchase', path: '/fr', value: 500 },
    ]
    await of(10, press, press, add, add, order)
    await of(11, press, add)
    // Put into the cart before it was recommended, and another product.
    await of(12, add, press, { ...add, label: '5101-205' }, order)
    await of(13, { ...press, label: '5101-205' })
    const { recommendations } = await readVisitReport(shop.payload, 7, EVENING)
    expect(recommendations).toEqual([
      {
        id: '5101-204',
        title: { en: 'Fundy Jacket', fr: 'Veste Fundy' },
        visits: 3,
        added: 2,
        ordered: 1,
        value: 480,
      },
      { id: '5101-205', visits: 1, added: 0, ordered: 0, value: 0 },
    ])
  })

  test('what is old is deleted, what is not stays', async () => {
    const rows = rowsOf(shop.payload)
    for (const days of [EVENT_DAYS, EVENT_DAYS + 1])
      await rows(
        sql`insert into visit_events (day, at, visit, language, name, path) values (${addDays('2026-11-21', -days)}, 1, ${visit}, 'en', 'page_view', '/en')`,
      )
    for (const days of [CONSENT_DAYS, CONSENT_DAYS + 1])
      await rows(
        sql`insert into consent_log (key, day, how, gpc, language, choices) values (${`k${days}`}, ${addDays('2026-11-21', -days)}, 'refuse', 'off', 'en', 1)`,
      )
    await forgetOld(shop.payload, EVENING)
    expect((await events()).map(({ day }) => day)).toEqual([addDays('2026-11-21', -EVENT_DAYS)])
    expect(await rows(sql`select key from consent_log where day < '2026-01-01'`)).toEqual([{ key: `k${CONSENT_DAYS}` }])
  })
})
