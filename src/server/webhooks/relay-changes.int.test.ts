import { describe, expect, test } from 'vitest'
import { testAccounts } from '../testing/accounts.ts'
import { databases } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import { webhookShop } from '../testing/webhook-shop.ts'
import { setStock } from '../stock/set-stock.ts'
import { rowsOf, sql } from '../database/database.ts'
import { isGenuine } from '../testing/webhook-receiver.ts'

type Body = { type: string; data: { products?: { id: string }[]; stock?: object[]; customer?: object } }

describe.each(databases)('%s', (database) => {
  const { shop, rows, received, answers, clock, sender, ask, made, ordered } = webhookShop(database)
  const bodies = () => received.map(({ body }) => JSON.parse(body) as Body)
  const of = (type: string) => bodies().filter((body) => body.type === type)

  test('a saved product is named once however often it was saved; one that is unpublished or deleted is removed', async () => {
    const { secret } = await made(['product.updated', 'product.removed'])
    const id = shop.fixture.products[jacket]!
    for (const title of ['One', 'Two', 'Three'])
      await shop.payload.update({ collection: 'products', id, locale: 'en', data: { title } })
    await Promise.all([sender().run(), sender().run()])
    expect(of('product.updated').map(({ data }) => data.products)).toEqual([
      [expect.objectContaining({ id: jacket, title: expect.objectContaining({ en: 'Three' }) })],
    ])
    expect(await isGenuine(received[0]!, secret, clock.now / 1000)).toBe(true)
    await shop.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
    await sender().run()
    expect(of('product.removed').map(({ data }) => data.products)).toEqual([[{ id: jacket }]])
    await shop.payload.update({ collection: 'products', id, data: { _status: 'published' } })
    await sender().run()
    expect(of('product.updated')).toHaveLength(2)
  })

  test('stock: an order, a count that pages show, and one that they do not', async () => {
    await made(['stock.changed'])
    const set = (quantity: number) => setStock(shop.payload, [{ sku: poles, location: 'online', quantity }])
    const level = async () => {
      received.length = 0
      await sender().run()
      return of('stock.changed').flatMap(({ data }) => data.stock)
    }
    await set(500)
    expect(await level()).toEqual([{ sku: poles, location: 'online', available: 500 }])
    // As many as fit into a cart, before and after: no page changes.
    await set(400)
    expect(await level()).toEqual([{ sku: poles, location: 'online', available: 400 }])
    await ordered()
    expect(await level()).toEqual([{ sku: poles, location: 'online', available: 399 }])
    expect(await level()).toEqual([])
  })

  test('customers by their ids alone', async () => {
    await made(['customer.created', 'customer.updated', 'customer.deleted'])
    const email = 'anna@example.com'
    const anna = await testAccounts(() => shop.payload).customer(email)
    const [{ id } = { id: '' }] = await rowsOf(shop.payload)<{ id: string }>(
      sql`select id from customers where email = ${email}`,
    )
    await sender().run()
    // Made with the form, and confirmed by the mail.
    expect([of('customer.created'), of('customer.updated')].map(([first]) => first?.data.customer)).toEqual([
      { id },
      { id },
    ])
    received.length = 0
    expect(await anna.does({ intent: 'profile', name: 'Anna B. Roy', locale: 'fr' })).toMatchObject({ ok: true })
    await sender().run()
    expect(bodies().map(({ type, data }) => [type, data])).toEqual([['customer.updated', { customer: { id } }]])
    expect(await anna.does({ intent: 'delete', email })).toMatchObject({ ok: true })
    await sender().run()
    expect(of('customer.deleted').map(({ data }) => data.customer)).toEqual([{ id }])
    expect(received.map(({ body }) => body).join('')).not.toMatch(/anna|roy/i)
  })

  test('one that the shop turned off is called for what it missed once it is on; one that staff turned off begins anew', async () => {
    const { id } = await made(['stock.changed'])
    const count = (quantity: number) => setStock(shop.payload, [{ sku: tent, location: 'online', quantity }])
    const turnedOn = async () => {
      const [to] = await rows<{ url: string }>(sql`select url from webhooks where id = ${id}`)
      await rows(sql`update webhooks set url = 'https://erp.example/hook' where id = ${id} returning id`)
      await ask('PATCH', `/webhooks/${id}`, { active: true })
      await rows(sql`update webhooks set url = ${to!.url} where id = ${id} returning id`)
      received.length = 0
      await sender().run()
      return of('stock.changed').map(({ data }) => data.stock)
    }
    const level = (available: number) => [[{ sku: tent, location: 'online', available }]]
    answers.push(410)
    await count(500)
    await sender().run()
    // As many as fit into a cart, before and after: no page changes.
    await count(400)
    await count(300)
    await sender().run()
    expect(await turnedOn()).toEqual(level(300))

    answers.push(410)
    await count(9)
    await sender().run()
    await count(8)
    await rows(sql`update changes set at = at - ${31 * 86_400_000}`)
    expect(await turnedOn()).toEqual([])

    await ask('PATCH', `/webhooks/${id}`, { active: false })
    await count(7)
    await sender().run()
    expect(await turnedOn()).toEqual([])
  })
})
