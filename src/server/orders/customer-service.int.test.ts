import { beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, sql } from '../database/database.ts'
import { issue, soldCode } from '../checkout/gift-cards.ts'
import { adminApi } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let ordering: Ordering
  let cookie = ''
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    cookie = await staffCookie(shop.payload, 'service')
  })

  test('a return asked for while staff have the order open is neither taken nor refused unread', async () => {
    const { number } = await placed(await shopper([poles, poles]))
    const send = async (path: string, json: object) => {
      const answer = await admin('POST', `/orders/${number}/${path}`, { cookie, language: 'fr', json })
      return [answer.status, await answer.text()]
    }
    const parcel = { carrier: 'Postes Canada', code: '1' }
    for (const action of ['prepare', 'ship', 'deliver'] as const)
      await ordering.orders.act(number, { action, parcel }, 'staff@portage.example')
    const ask = (units: string) => ordering.returns.ask(number, { 'line-0': units, reason: 'too-small', way: 'store' })
    const request = async () => (await ordering.orders.sheet(number))?.order.returnRequest
    const back = { lines: [{ line: 0, quantity: 1 }], shipping: false }
    const refused = [409, expect.stringContaining('Une demande de retour est arrivée entre-temps')]

    await ask('2')
    const first = await request()
    expect(await send('act', { action: 'return', back, seen: '' })).toEqual(refused)
    expect([first, await request()]).toEqual([expect.objectContaining({ reason: 'too-small' }), first])
    // Another one in its place.
    await ordering.returns.withdraw(number)
    await new Promise((resume) => setTimeout(resume, 5))
    await ask('1')
    const second = await request()
    expect(await send('act', { action: 'return', back, seen: first?.at })).toEqual(refused)
    expect(await send('refuse-return', { why: 'Usé', seen: first?.at })).toEqual(refused)
    expect(await request()).toEqual(second)
    expect((await send('refuse-return', { why: 'Usé', seen: second?.at }))[0]).toBe(200)
    expect(await request()).toBeUndefined()
  })

  test('a refund of the delivery alone is a refund, not a return: in history, mail and news, and a request stays open', async () => {
    const { number, order } = await placed(await shopper([poles], { part: 'delivery', method: 'express' }))
    for (const action of ['prepare', 'ship'] as const)
      await ordering.orders.act(
        number,
        { action, parcel: { carrier: 'Postes Canada', code: '1' } },
        'a@portage.example',
      )
    await ordering.returns.ask(number, { 'line-0': '1', reason: 'too-small', way: 'store' })
    await ordering.outbox.run()
    ordering.mails.length = 0
    const refund = { action: 'return', back: { lines: [], shipping: true, label: true } } as const
    const act = () => ordering.orders.act(number, { ...refund, note: 'Lost', why: 'Usé' }, 'a@portage.example')
    expect(await act()).toEqual({ ok: true })
    expect(await act()).toEqual({ ok: false, reason: 'not-so-many' })
    await ordering.outbox.run()
    const { shipping, shippingTaxes } = order.totals
    const amount = shipping + shippingTaxes.reduce((sum, tax) => sum + tax, 0)
    const { order: now } = (await ordering.orders.sheet(number))!
    expect(now).toMatchObject({ state: 'shipped', refunded: amount, returnRequest: { reason: 'too-small' } })
    const kinds = ['returned', 'refunded', 'note']
    expect(now.events.filter(({ kind }) => kinds.includes(kind)).slice(1)).toEqual([
      {
        at: expect.any(String),
        kind: 'refunded',
        state: 'shipped',
        by: 'a@portage.example',
        note: 'delivery-refunded; Lost',
        amount,
      },
    ])
    expect(ordering.mails.map(({ text }) => text.includes('frais de livraison'))).toEqual([true])
    const seen = await ordering.orders.read({ number, email: 'roy@example.com' })
    expect(seen?.events.filter(({ delivery }) => delivery)).toMatchObject([{ kind: 'refunded', amount }])
  })

  test('a note is read by staff with its author, never by the shopper, and takes an order no further', async () => {
    const { number } = await placed(await shopper([poles]))
    const note = (text: string, by = cookie) =>
      admin('POST', `/orders/${number}/note`, { cookie: by, language: 'fr', json: { note: text } })
    expect((await note('Rappeler jeudi')).status).toBe(200)
    const empty = await note('  ')
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining('d’abord la note')])
    expect((await note('no', await staffCookie(shop.payload, 'editor'))).status).toBe(403)

    const sheet = (await (await admin('GET', `/orders/${number}/sheet`, { cookie })).json()) as {
      order: { state: string; events: object[] }
      actions: string[]
    }
    expect(sheet.order.events).toContainEqual(
      expect.objectContaining({ kind: 'note', note: 'Rappeler jeudi', by: 'service@portage.example' }),
    )
    expect(sheet.actions).toContain('cancel')
    expect(sheet.actions).not.toContain('prepare')
    const theirs = await ordering.orders.read({ number, email: 'roy@example.com' })
    expect(JSON.stringify(theirs)).not.toContain('Rappeler')
  })

  test('orders are tagged, found by their tags, and who tagged them is noted; the shopper reads nothing of it', async () => {
    const [{ number }, other] = [await placed(await shopper([poles])), await placed(await shopper([poles]))]
    const tag = async (tags: string) => {
      const answer = await admin('POST', `/orders/${number}/tags`, { cookie, language: 'fr', json: { tags } })
      return [answer.status, await answer.text()]
    }
    expect(await tag('Pressé, fragile , pressé')).toEqual([200, expect.anything()])
    expect(await tag('x'.repeat(31))).toEqual([400, expect.stringContaining('au plus 10 étiquettes')])
    const listed = await admin('GET', `/orders?where[tags][contains]=fragile&depth=0`, { cookie })
    const { docs } = (await listed.json()) as { docs: { number: string }[] }
    expect(docs.map((doc) => doc.number)).toEqual([number])
    expect(other.number).not.toBe(number)

    const sheet = await (await admin('GET', `/orders/${number}/sheet`, { cookie })).json()
    expect(sheet).toMatchObject({ tags: 'Pressé, fragile' })
    expect((sheet as { order: { events: object[] } }).order.events).toContainEqual(
      expect.objectContaining({ kind: 'tagged', note: 'Pressé, fragile', by: 'service@portage.example' }),
    )
    const theirs = await ordering.orders.read({ number, email: 'roy@example.com' })
    expect(JSON.stringify(theirs)).not.toContain('fragile')
    expect(await tag('')).toEqual([200, expect.anything()])
    expect(await (await admin('GET', `/orders/${number}/sheet`, { cookie })).json()).toMatchObject({ tags: '' })
  })

  test('a customer’s page has addresses, returns, gift cards, the newsletter and what staff noted', async () => {
    const { number } = await placed(await shopper([poles]))
    const rows = rowsOf(shop.payload)
    const at = new Date().toISOString()
    await rows(
      sql`insert into customers (id, email, name, email_verified, locale, employee_prices, created_at, updated_at) values ('anna', 'anna@example.com', 'Anna', ${true}, 'fr', ${false}, ${at}, ${at}) returning id`,
    )
    await rows(
      sql`insert into customer_addresses (id, user_id, name, street, city, province, postal_code, is_default, created_at, updated_at) values ('home', 'anna', 'Anna Roy', '1, rue Neuve', 'Québec', 'QC', 'G1R 1S8', ${true}, ${at}, ${at}) returning id`,
    )
    await rows(
      sql`insert into newsletter (email, language, status, consent, asked_at, confirmed_at, created_at, updated_at) values ('anna@example.com', 'fr', 'confirmed', 'oui', ${at}, ${at}, ${at}, ${at}) returning id`,
    )
    const gift = { recipientName: '', recipientEmail: 'Anna@example.com', senderName: '', message: '' }
    const code = soldCode(shop.payload.secret, 'anna', 0, 0)
    await issue(rows, { code, amount: 50_00, order: 'none', locale: 'fr', gift })
    await rows(sql`update orders set customer = 'anna' where number = ${number} returning id`)
    await admin('POST', `/orders/${number}/note`, { cookie, json: { note: 'Prefers mornings' } })
    await ordering.orders.act(number, { action: 'prepare' }, 'staff')
    await ordering.orders.act(number, { action: 'ship', parcel: { carrier: 'X', code: '1' } }, 'staff')
    const back = { lines: [{ line: 0, quantity: 1 }], shipping: false }
    await ordering.orders.act(number, { action: 'return', back }, 'staff')

    const sheetFor = (who: string) => admin('GET', '/customers/anna/sheet', { cookie: who })
    expect(await (await sheetFor(cookie)).json()).toEqual({
      email: 'anna@example.com',
      guestOrders: 0,
      addresses: [expect.objectContaining({ name: 'Anna Roy', line1: '1, rue Neuve', isDefault: true })],
      newsletter: { status: 'confirmed', at },
      giftCards: [expect.objectContaining({ amount: 50_00, balance: 50_00, isActive: true })],
      returns: [{ order: { id: expect.any(Number), number }, units: 1, isAsked: false }],
      notes: [],
      orderNotes: [expect.objectContaining({ note: 'Prefers mornings', by: 'service@portage.example' })],
    })
    expect((await sheetFor(await staffCookie(shop.payload, 'merchandiser'))).status).toBe(403)
  })

  test('a customer’s page counts the orders placed as a guest with the address, once it is confirmed', async () => {
    const { number } = await placed(await shopper([poles]))
    const rows = rowsOf(shop.payload)
    const at = new Date().toISOString()
    await rows(
      sql`insert into customers (id, email, name, email_verified, locale, employee_prices, created_at, updated_at) values ('mia', 'mia@example.com', 'Mia', ${false}, 'fr', ${false}, ${at}, ${at}) returning id`,
    )
    await rows(sql`update orders set email = 'Mia@example.com' where number = ${number} returning id`)
    const counted = async () => {
      const answer = await admin('GET', '/customers/mia/sheet', { cookie })
      return ((await answer.json()) as { guestOrders: number }).guestOrders
    }
    expect(await counted()).toBe(0)
    await rows(sql`update customers set email_verified = ${true} where id = 'mia' returning id`)
    expect(await counted()).toBe(1)
    await rows(sql`update orders set customer = 'mia' where number = ${number} returning id`)
    expect(await counted()).toBe(0)
  })

  test('staff who see customers write notes of them, read with their author and time', async () => {
    const at = new Date().toISOString()
    await rowsOf(shop.payload)(
      sql`insert into customers (id, email, name, email_verified, locale, employee_prices, created_at, updated_at) values ('luc', 'luc@example.com', 'Luc', ${true}, 'fr', ${false}, ${at}, ${at}) returning id`,
    )
    const note = async (text: unknown, { by = cookie, of = 'luc' } = {}) => {
      const answer = await admin('POST', `/customers/${of}/note`, { cookie: by, language: 'fr', json: { note: text } })
      return [answer.status, await answer.text()]
    }
    expect(await note(' Préfère le téléphone ')).toEqual([200, expect.anything()])
    expect(await note('Allergique au duvet')).toEqual([200, expect.anything()])
    for (const wrong of ['  ', 'x'.repeat(501), 5])
      expect(await note(wrong)).toEqual([400, expect.stringContaining('Écrivez d’abord la note')])
    expect(await note('x', { of: 'nobody' })).toEqual([404, expect.stringContaining('n’existe plus')])
    expect(await note('x', { by: '' })).toEqual([403, expect.anything()])
    expect((await note('x', { by: await staffCookie(shop.payload, 'store-staff') }))[0]).toBe(403)
    const sheet = (await (await admin('GET', '/customers/luc/sheet', { cookie })).json()) as { notes: { at: string }[] }
    expect(sheet.notes).toEqual([
      { note: 'Allergique au duvet', by: 'service@portage.example', at: expect.any(String) },
      { note: 'Préfère le téléphone', by: 'service@portage.example', at: expect.any(String) },
    ])
    expect(sheet.notes.every((each) => each.at >= at)).toBe(true)
  })
})
