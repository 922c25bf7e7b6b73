import { beforeAll, describe, expect, test } from 'vitest'
import { money } from '../../domain/money.ts'
import { rowsOf, sql } from '../database/database.ts'
import { adminApi } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

const [small, medium, moss] = ['5101-204-PLUM-S', '5101-204-PLUM-M', '5101-204-MOSS-S']

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApi(() => shop.payload)
  let ordering: Ordering
  let service = ''
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    service = await staffCookie(shop.payload, 'service')
  })
  let keys = 0
  type Answer = { refund?: number; message?: string; variants?: object[] }
  const swap = async (number: string, json: object, { language = 'en', cookie = service } = {}) => {
    const answer = await api('POST', `/orders/${number}/swap`, {
      cookie,
      language,
      json: { line: 0, quantity: 1, sku: medium, key: `a-swap-of-number-${++keys}`, ...json },
    })
    const { refund, message } = (await answer.json()) as Answer
    return [answer.status, message ?? refund] as const
  }
  const read = async (number: string) => (await ordering.orders.read({ number, email: 'roy@example.com' }))!
  async function ordered(...skus: string[]) {
    const { number } = await placed(await shopper(skus))
    await ordering.outbox.run()
    ordering.mails.length = 0
    return { number, order: await read(number) }
  }
  const left = async (sku: string) =>
    Number(
      (
        await rowsOf(shop.payload)<{ n: unknown }>(
          sql`select quantity as n from inventory where sku = ${sku} and location = 'online'`,
        )
      )[0]?.n,
    )
  const setPrice = (sku: string, cents: number) =>
    rowsOf(shop.payload)(sql`update products_variants set price = ${cents} where sku = ${sku} returning id`)

  test('another size at the same price: shown, done once, in stock, history, search and a mail', async () => {
    const { number, order } = await ordered(small, small)
    const before = [await left(small), await left(medium)]
    const list = await api('GET', `/orders/${number}/swaps?line=0`, { cookie: service, language: 'fr' })
    expect(((await list.json()) as Answer).variants).toContainEqual({ sku: medium, label: 'Prune, M', left: before[1] })
    expect(await swap(number, {})).toEqual([200, 0])
    expect((await read(number)).lines).toEqual(order.lines)

    const done = { agreed: 0, key: 'the-key-of-one-press' }
    expect(await Promise.all([swap(number, done), swap(number, done)])).toEqual([
      [200, 0],
      [200, 0],
    ])
    await ordering.outbox.run()
    const after = await read(number)
    expect(after.lines).toMatchObject([
      { sku: small, quantity: 1, net: 240_00 },
      { sku: medium, quantity: 1, net: 240_00, size: { fr: 'M' } },
    ])
    expect([after.totals, after.refunded]).toEqual([order.totals, 0])
    expect([await left(small), await left(medium)]).toEqual([before[0]! + 1, before[1]! - 1])
    expect((await ordering.orders.sheet(number))!.order.events).toContainEqual(
      expect.objectContaining({
        kind: 'note',
        by: 'service@portage.example',
        note: `items-swapped; 1 × ${small} → ${medium}`,
      }),
    )
    const found = await api('GET', `/orders?where[search][like]=${medium}&depth=0`, { cookie: service })
    expect(JSON.stringify(await found.json())).toContain(number)
    expect(ordering.mails).toEqual([
      expect.objectContaining({
        to: 'roy@example.com',
        subject: `Votre commande ${number} a été modifiée`,
        text: expect.stringContaining('Prune, M'),
      }),
    ])
    // All of it goes back as it was paid, whatever was swapped.
    await ordering.orders.act(number, { action: 'cancel' }, 'staff')
    expect((await read(number)).refunded).toBe(order.totals.total)
    expect([await left(small), await left(medium)]).toEqual([before[0]! + 2, before[1]!])
  })

  test('what costs less is refunded with its taxes, as agreed to', async () => {
    const { number, order } = await ordered(small)
    await setPrice(moss, 200_00)
    try {
      // $40.00 and Québec’s 14.975 %.
      expect(await swap(number, { sku: moss })).toEqual([200, 45_99])
      expect(await swap(number, { sku: moss, agreed: 0 })).toEqual([409, expect.stringContaining(money(45_99, 'en'))])
      expect((await read(number)).lines).toEqual(order.lines)
      expect(await swap(number, { sku: moss, agreed: 45_99 })).toEqual([200, 45_99])
      await ordering.outbox.run()
      const after = await read(number)
      expect(after).toMatchObject({ refunded: 45_99, lines: [{ sku: moss, unit: 200_00, taxes: [10_00, 19_95] }] })
      expect(after.totals.total).toBe(order.totals.total - 45_99)
      expect(ordering.mails[0]?.text).toContain(money(45_99, 'fr'))
      await ordering.orders.act(number, { action: 'cancel' }, 'staff')
      await ordering.outbox.run()
      expect((await read(number)).refunded).toBe(order.totals.total)
    } finally {
      await setPrice(moss, 240_00)
    }
  })

  test('what cannot be is refused in words, and nothing is changed', async () => {
    const { number, order } = await ordered(small)
    const before = await left(small)
    for (const [json, words] of [
      [{ sku: '5101-204-MOSS-M' }, 'aren’t enough left'],
      [{ sku: '5104-400' }, 'another product'],
      [{ sku: 'NOPE' }, 'isn’t sold'],
      [{ quantity: 2 }, 'no more units'],
      [{ line: 4 }, 'can’t be swapped now'],
    ] as const)
      expect(await swap(number, { agreed: 0, ...json })).toEqual([409, expect.stringContaining(words)])
    for (const role of ['store-staff', 'merchandiser', 'editor'] as const) {
      const cookie = await staffCookie(shop.payload, role)
      expect((await swap(number, { agreed: 0 }, { cookie }))[0], role).toBe(403)
      expect((await api('GET', `/orders/${number}/swaps?line=0`, { cookie })).status, role).toBe(403)
    }
    await ordering.orders.act(number, { action: 'prepare' }, 'staff')
    await ordering.orders.act(number, { action: 'ship', parcel: { carrier: 'Postes Canada', code: '1' } }, 'staff')
    expect(await swap(number, { agreed: 0 })).toEqual([409, expect.stringContaining('already packed')])
    expect([(await read(number)).lines, await left(small)]).toEqual([order.lines, before])
    expect((await swap('P-999999', {}))[0]).toBe(409)
  })

  test('what a customer no longer wants goes back on the shelf, and the mail does not say that it is missing', async () => {
    const { number } = await ordered(small, small)
    const before = await left(small)
    const back = { lines: [{ line: 0, quantity: 1 }], shipping: false }
    await ordering.orders.act(number, { action: 'cancel-items', back, restock: true }, 'staff')
    await ordering.outbox.run()
    expect(await left(small)).toBe(before + 1)
    expect(ordering.mails[0]?.text).toContain('Comme convenu')
    expect(await swap(number, { agreed: 0 })).toEqual([409, expect.stringContaining('already refunded')])
  })
})
