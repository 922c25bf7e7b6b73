import { describe, expect, test } from 'vitest'
import { mergeCarts } from '../accounts/customer-cart.ts'
import { Carts } from '../cart/carts.ts'
import { isPostgres, rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'
import { served } from '../testing/http.ts'
import { openPhoneOrder } from './open-phone-order.ts'
import { phoneOrderMails } from './phone-order-key.ts'

const customer = {
  language: 'fr',
  email: 'roy@example.com',
  phone: '418 555-0199',
  name: 'Geneviève Roy',
  line1: '1200, rue Saint-Jean',
  city: 'Québec',
  province: 'QC',
  postalCode: 'G1R 1S8',
  delivery: 'regular',
}

type Waiting = { waiting: { id: number; total: number }[] }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  let signedIn: Promise<string> | undefined
  const ask = async (deed: 'price' | 'send', json: object) => {
    const cookie = await (signedIn ??= staffCookie(shop.payload, 'service'))
    const answer = await api('POST', `/phone-orders/${deed}`, { cookie, language: 'en', json })
    return { status: answer.status, body: (await answer.json()) as { amounts?: object[]; problems?: string[] } }
  }
  let ordering: Ordering
  const visitLink = served(() => openPhoneOrder(async () => shop.payload, false))
  const lines = [{ sku: poles, quantity: 2 }]
  const jacket = { sku: '5101-204-PLUM-M', quantity: 1 }
  const carts = async () =>
    (await rowsOf(shop.payload)<{ n: unknown }>(sql`select count(*) as n from carts`)).map(({ n }) => Number(n))

  test('what is wrong is said by line and field, in the words of the staff, and nothing is left of it', async () => {
    const unknown = await ask('price', { ...customer, lines: [{ sku: 'NOPE-1', quantity: 1 }] })
    expect(unknown).toEqual({ status: 400, body: { problems: ['NOPE-1: there is no such product'] } })
    const wrong = await ask('send', { ...customer, lines, email: 'roy', postalCode: 'V1L 1A1' })
    expect(wrong).toEqual({
      status: 400,
      body: { problems: ['Email: isn’t valid', 'Postal code: isn’t of this province'] },
    })
    expect((await ask('price', { ...customer, lines: [] })).body.problems).toEqual([
      expect.stringContaining('at least one product'),
    ])
    expect((await ask('send', { ...customer, lines: [{ sku: poles, quantity: 100 }] })).body.problems).toEqual([
      `${poles}: enter a quantity from 1 to 99`,
    ])
    expect(await carts()).toEqual([0])
  })

  test('a total asks only for what prices and delivery follow', async () => {
    const { language, province, postalCode, delivery } = customer
    const place = { language, province, postalCode, delivery, lines }
    expect(await ask('price', place)).toEqual(await ask('price', { ...customer, lines }))
    expect((await ask('price', { ...place, postalCode: '' })).body.problems).toEqual(['Postal code: is missing'])
    expect((await ask('send', place)).body.problems).toContain('Email: is missing')
    expect(await carts()).toEqual([0])
  })

  test('of a pickup it asks who comes, by the name of that field', async () => {
    const pickup = { ...customer, name: '', delivery: 'pickup', store: 'calgary', lines: [jacket] }
    expect((await ask('price', pickup)).status).toBe(200)
    expect((await ask('send', pickup)).body.problems).toEqual(['Name of the person picking it up: is missing'])
  })

  test('staff see what waits to be paid, send it again and withdraw it; then its link says that it is over', async () => {
    ordering = orderingOn(async () => shop.payload)
    const cookie = await (signedIn ??= staffCookie(shop.payload, 'service'))
    const waiting = async () =>
      (await (await api('GET', '/phone-orders', { cookie, language: 'en' })).json()) as Waiting
    const change = async (deed: string, id: number) =>
      (await api('POST', `/phone-orders/${deed}`, { cookie, language: 'en', json: { id } })).status
    expect(await waiting()).toEqual({ waiting: [] })
    const { body } = await ask('send', { ...customer, lines })
    const [unsent] = (await waiting()).waiting
    expect(unsent).toEqual({
      id: expect.any(Number),
      name: 'Geneviève Roy',
      email: 'roy@example.com',
      phone: '418-555-0199',
      items: [{ title: expect.any(String), quantity: 2 }],
      total: expect.any(Number),
      by: 'service@portage.example',
      until: expect.any(String),
    })
    expect(body.amounts?.at(-1)).toEqual({ label: 'To pay', cents: unsent?.total })
    await ordering.outbox.run()
    expect((await waiting()).waiting[0]).toHaveProperty('sentAt')
    const id = unsent?.id ?? 0
    expect(await change('send-again', id)).toBe(200)
    await ordering.outbox.run()
    expect(ordering.mails.map(({ to }) => to)).toEqual(['roy@example.com', 'roy@example.com'])
    const link = new URL(/https:\S+\/api\/phone-order\S+/.exec(ordering.mails[1]?.text ?? '')?.[0] ?? '')
    expect([await change('withdraw', id), await change('withdraw', id), await change('send-again', id)]).toEqual([
      200, 409, 409,
    ])
    expect([await waiting(), await carts()]).toEqual([{ waiting: [] }, [0]])
    expect((await visitLink(link.pathname + link.search)).headers.location).toBe('/fr/commandes?link=payment-ended')
  })

  test('the mails of orders by phone are found without looking at all others', async () => {
    const rows = rowsOf(shop.payload)
    await rows(sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
      insert into outbox (key, kind, data, due_at, tries, done_at) select 'mail placed ' || i, 'order-mail', '{}', 0, 0, 1 from n returning id`)
    // As its autovacuum does; SQLite has no such figures.
    if (isPostgres(shop.payload)) await rows(sql`analyze outbox`)
    const plan = await rows<Record<string, string>>(
      isPostgres(shop.payload) ? sql`explain ${phoneOrderMails}` : sql`explain query plan ${phoneOrderMails}`,
    )
    const text = plan.map((row) => row['QUERY PLAN'] ?? row.detail).join('\n')
    expect(text).not.toMatch(/(Seq Scan on|SCAN) outbox\b/)
    await rows(sql`delete from outbox where kind = 'order-mail' returning id`)
  })

  test('the customer pays by the link of the mail, and the order says who took it', async () => {
    ordering = orderingOn(async () => shop.payload)
    const priced = await ask('price', { ...customer, lines })
    expect(priced).toMatchObject({ status: 200, body: { amounts: expect.any(Array) } })
    expect(await carts()).toEqual([0])
    const sent = await ask('send', { ...customer, lines })
    expect(sent).toEqual(priced)

    expect(await ordering.outbox.run()).toBe(1)
    const [mail] = ordering.mails
    expect(mail).toMatchObject({ to: 'roy@example.com', subject: 'Votre commande chez Portage, prête à payer' })
    const link = new URL(/https:\S+\/api\/phone-order\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const token = link.searchParams.get('order') ?? ''

    const opened = await visitLink(link.pathname + link.search)
    expect([opened.status, opened.headers.location]).toEqual([302, '/fr/paiement'])
    expect(String(opened.headers['set-cookie'])).toContain(token)
    // Neither a token of nobody nor the cart of a stranger becomes anybody's.
    const strangers = Carts.newToken()
    await ordering.server.carts.add(strangers, poles, 1, 'en')
    for (const other of [Carts.newToken(), strangers]) {
      const refused = await visitLink(`${link.pathname}?order=${other}&locale=en`)
      expect([refused.status, refused.headers.location]).toEqual([302, '/en/orders?link=payment-ended'])
      expect(refused.headers['set-cookie']).toBeUndefined()
    }

    // As when they correct their address, or sign in: the link leads to it no more.
    const renewed = await ordering.server.carts.renew(token)
    const late = await visitLink(link.pathname + link.search)
    expect([late.headers.location, late.headers['set-cookie']]).toEqual(['/fr/commandes?link=payment-ended', undefined])
    // In the browser of whoever goes on with it, it leads on.
    const back = await visitLink(link.pathname + link.search, { headers: { cookie: `cart=${renewed}` } })
    expect(back.headers.location).toBe('/fr/paiement')
    const own = Carts.newToken()
    await mergeCarts(shop.payload, renewed, own)
    const visit = { token: own, locale: 'fr' as const }
    expect(await ordering.checkouts.change(visit, card())).toMatchObject({ ok: true })
    const { key, totals } = await ordering.checkouts.read(visit)
    expect(priced.body.amounts?.at(-1)).toEqual({ label: 'To pay', cents: totals.due })
    const placed = await ordering.placing.place(visit, { key, due: totals.due })
    if (!placed.ok) throw new Error('not placed')
    const used = await visitLink(link.pathname + link.search)
    expect([used.headers.location, used.headers['set-cookie']]).toEqual([
      `/fr/commandes?number=${placed.order.number}&link=ordered`,
      undefined,
    ])
    const sheet = await ordering.orders.sheet(placed.order.number)
    expect(sheet?.order).toMatchObject({
      locale: 'fr',
      address: { city: 'Québec' },
      lines: [{ sku: poles, quantity: 2 }],
    })
    expect(sheet?.order.events).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        by: 'service@portage.example',
        note: expect.stringContaining('Phone order'),
      }),
    )
    // What the same cart orders next is the customer’s own.
    await ordering.server.carts.add(own, poles, 1, 'fr')
    for (const change of [contact, quebec, regular, card()]) await ordering.checkouts.change(visit, change)
    const next = await ordering.checkouts.read(visit)
    const again = await ordering.placing.place(visit, { key: next.key, due: next.totals.due })
    if (!again.ok) throw new Error('not placed')
    expect((await ordering.orders.sheet(again.order.number))?.order.events.map(({ kind }) => kind)).not.toContain(
      'note',
    )
  })
})
