import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ALERT_DAYS, ASK_AGAIN_MS, MAILS_WITHIN_MS, MOST_CONFIRM_MAILS } from '../../domain/stock-alerts/stock-alert.ts'
import { sweep } from '../accounts/retention.ts'
import { rowsOf, sql } from '../database/database.ts'
import { newestChange } from '../feed/changes.ts'
import { setStock } from '../stock/set-stock.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { changesAfter } from '../testing/rows.ts'

const DAY_MS = 86_400_000
const sku = '5101-204-MOSS-M'
const anna = 'anna@example.com'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  let now = Date.now()
  beforeAll(
    () =>
      void (ordering = orderingOn(
        async () => shop.payload,
        undefined,
        () => now,
      )),
  )
  beforeEach(async () => {
    now += 60_000
    await rowsOf(shop.payload)(sql`delete from stock_alerts`)
    await rowsOf(shop.payload)(sql`delete from mail_opt_outs`)
    await counted(0)
    ordering.mails.length = 0
  })

  const stock = (quantity: number) => setStock(shop.payload, [{ sku, location: 'online', quantity }])
  /** A count, and what every process does with it that follows the feed: here two of them. */
  async function counted(quantity: number) {
    const last = await newestChange(shop.payload)
    await stock(quantity)
    const changes = await changesAfter(shop.payload, last)
    for (let process = 0; process < 2; process++) await ordering.stockAlerts.follow(changes)
    await ordering.outbox.run()
  }
  const ticketIn = (html: string | undefined, use: 'confirm' | 'stop') =>
    new URL(new RegExp(`https://[^"\\s]+/${use}\\?[^"\\s]+`).exec(html ?? '')?.[0].replaceAll('&amp;', '&') ?? '')
      .searchParams
  const ask = async (email = anna, of: string = sku) => {
    const answer = await ordering.stockAlerts.ask(email, of, 'fr')
    await ordering.outbox.run()
    return answer
  }
  /** The ticket of the mail that asks to confirm. */
  const asked = async (email = anna) => {
    expect(await ask(email)).toEqual({ ok: true })
    return ticketIn(ordering.mails.at(-1)?.text, 'confirm')
  }
  const wishes = () => rowsOf(shop.payload)<{ status: string }>(sql`select status from stock_alerts`)
  const toAnna = () => ordering.mails.filter(({ to }) => to === anna).map(({ subject }) => subject)

  test('asked, confirmed, back in stock: one mail with the very choice, and it is over', async () => {
    const ticket = await asked(' Anna@Example.com')
    expect(ordering.mails).toHaveLength(1)
    await counted(4)
    expect(ordering.mails).toHaveLength(1)
    await counted(0)
    expect(await ordering.stockAlerts.confirm(ticket)).toBe(jacket)
    expect(await wishes()).toEqual([{ status: 'confirmed' }])
    await counted(3)
    const [, mail, ...more] = ordering.mails
    expect([mail?.to, mail?.subject, mail?.headers?.['List-Unsubscribe-Post'], more]).toEqual([
      'Anna@example.com',
      'De retour en stock\u00a0: Veste Fundy',
      'List-Unsubscribe=One-Click',
      [],
    ])
    expect(mail?.text).toContain('https://portage.example/fr/product/5101-204/veste-fundy?colour=moss&size=m')
    await counted(0)
    await counted(5)
    await ordering.stockAlerts.catchUp()
    await ordering.outbox.run()
    expect(ordering.mails).toHaveLength(2)
    expect(await wishes()).toEqual([{ status: 'sent' }])
  })

  test('what is back when it is confirmed is written of at once; what came back while nobody followed, later', async () => {
    const ticket = await asked()
    await stock(2)
    await ordering.stockAlerts.confirm(ticket)
    await ordering.outbox.run()
    expect(toAnna()).toHaveLength(2)
    await stock(0)
    now += 1000
    await ordering.stockAlerts.confirm(await asked())
    await stock(2)
    await ordering.outbox.run()
    expect(toAnna()).toHaveLength(3)
    await ordering.stockAlerts.catchUp()
    await ordering.outbox.run()
    expect(toAnna()).toHaveLength(4)
  })

  test('sold out again before the mail leaves: the wish waits on', async () => {
    await ordering.stockAlerts.confirm(await asked())
    const last = await newestChange(shop.payload)
    await stock(1)
    await ordering.stockAlerts.follow(await changesAfter(shop.payload, last))
    await stock(0)
    await ordering.outbox.run()
    expect([toAnna(), await wishes()]).toEqual([[expect.any(String)], [{ status: 'confirmed' }]])
    await counted(1)
    expect(toAnna()).toHaveLength(2)
  })

  test('no mail is sent for a product that is not available, and one is once it is again', async () => {
    await ordering.stockAlerts.confirm(await asked())
    const set = (availability: string) =>
      shop.payload.update({
        collection: 'products',
        id: shop.fixture.products[jacket]!,
        data: { availability } as never,
      })
    await set('Unavailable')
    await counted(3)
    expect(toAnna()).toHaveLength(1)
    const last = await newestChange(shop.payload)
    await set('Available')
    await ordering.stockAlerts.follow(await changesAfter(shop.payload, last))
    await ordering.outbox.run()
    expect(toAnna()).toHaveLength(2)
  })

  test('a mailbox is not flooded, whoever asks how often, and the answer is always the same', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ask()))
    expect(toAnna()).toHaveLength(1)
    now += ASK_AGAIN_MS + 1
    await ask()
    expect(toAnna()).toHaveLength(2)
    for (const other of ['5101-204-MOSS-S', '5101-204-PLUM-S', '5101-204-PLUM-M', '5102-100'])
      expect(await ask(anna, other)).toEqual({ ok: true })
    expect(toAnna()).toHaveLength(2 + MOST_CONFIRM_MAILS - 1)
    now += MAILS_WITHIN_MS + 1
    await ask(anna, '5102-100')
    expect(toAnna()).toHaveLength(2 + MOST_CONFIRM_MAILS)
  })

  test.each([
    ['anna', sku, 'invalid-email'],
    ['a@example.com\nBcc: b@example.com', sku, 'invalid-email'],
    [anna, 'none', 'unknown-product'],
    [anna, undefined, 'unknown-product'],
  ])('%j for %s is refused: %s', async (email, of, reason) => {
    expect(await ordering.stockAlerts.ask(email, of, 'en')).toEqual({ ok: false, reason })
    expect(await wishes()).toEqual([])
  })

  test('no other ticket confirms or stops, nor an old one', async () => {
    const ticket = await asked()
    const forged = new URLSearchParams(ticket)
    forged.set('reader', '999')
    for (const wrong of [forged, new URLSearchParams(), ticketIn(ordering.mails[0]?.text, 'stop')])
      expect(await ordering.stockAlerts.confirm(wrong)).toBeUndefined()
    expect(await ordering.stockAlerts.stop(ticket)).toBe(false)
    now += 8 * DAY_MS
    expect(await ordering.stockAlerts.confirm(ticket)).toBeUndefined()
    expect(await wishes()).toEqual([{ status: 'pending' }])
    await sweep(shop.payload, now)
    expect(await wishes()).toEqual([])
  })

  test('whoever wants no more of these mails gets none, until they allow them again', async () => {
    await ordering.stockAlerts.confirm(await asked())
    const stop = ticketIn(ordering.mails[0]?.text, 'stop')
    expect(stop.toString()).not.toContain('anna')
    expect(await ordering.stockAlerts.stop(stop)).toBe(true)
    expect(await wishes()).toEqual([])
    await counted(3)
    expect(await ask()).toEqual({ ok: true })
    expect([toAnna().length, await wishes()]).toEqual([1, []])
    expect(await ordering.stockAlerts.allow(stop)).toBe(true)
    now += 1000
    await ask()
    expect(toAnna()).toHaveLength(2)
  })

  test('a wish ends by itself', async () => {
    await ordering.stockAlerts.confirm(await asked())
    await sweep(shop.payload, now + (ALERT_DAYS - 1) * DAY_MS)
    expect(await wishes()).toEqual([{ status: 'confirmed' }])
    now += (ALERT_DAYS + 1) * DAY_MS
    await counted(3)
    expect(toAnna()).toHaveLength(1)
    await sweep(shop.payload, now)
    expect(await wishes()).toEqual([])
  })
})
