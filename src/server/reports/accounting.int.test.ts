import { beforeAll, describe, expect, test } from 'vitest'
import { shopDay } from '../../domain/shop-day.ts'
import { taxRows, type TaxSummary } from '../../domain/tax/tax-summary.ts'
import { addDays } from '../../domain/time.ts'
import { issue, refundToCard, soldCode } from '../checkout/gift-cards.ts'
import type { OrderData } from '../checkout/order-data.ts'
import { sql } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import { Carts } from '../cart/carts.ts'
import type { ActRequest } from '../orders/orders.ts'
import { adminApi } from '../testing/admin-api.ts'
import { card, contact, quebec, regular } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { giftCard, poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'
import { staffCookie } from '../testing/visitors.ts'
import { giftCardsOf, readGiftCards, type BookedCard } from './read-gift-cards.ts'
import { readTaxes } from './read-taxes.ts'

const jacket = '5101-204-PLUM-S'
const ontario = { ...quebec, city: 'Ottawa', province: 'ON', postalCode: 'K1A 0B1' } as const
const columbia = { ...quebec, city: 'Vancouver', province: 'BC', postalCode: 'V5K 0A1' } as const
const parcel = { carrier: 'Postes Canada', code: '7035' }

// sums for the accountant: poles are a book here, and the tent is clothing of children
describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, shopper, placed } = orderShop(database)
  const today = shopDay(Date.now())
  const act = async (name: string, request: ActRequest) =>
    expect(await ordering.orders.act(name, request, 'staff@portage.example')).toEqual({ ok: true })
  const sold: string[] = []
  const buy = async (...given: Parameters<typeof shopper>) => {
    const { number, order } = await placed(await shopper(...given))
    sold.push(number)
    await ordering.outbox.run()
    return { number, order }
  }
  const ship = async (number: string) => {
    for (const action of ['prepare', 'ship', 'deliver'] as const) await act(number, { action, parcel })
  }
  const back = (...lines: [line: number, quantity: number][]) => ({
    lines: lines.map(([line, quantity]) => ({ line, quantity })),
    shipping: false,
  })

  beforeAll(async () => {
    const { payload, fixture } = shop
    for (const [code, taxClass] of [
      [poles, 'book'],
      [tent, 'childrens-clothing'],
    ] as const)
      await payload.update({
        collection: 'products',
        id: fixture.products[code]!,
        data: { taxClass, _status: 'published' },
      })
    await payload.updateGlobal({ slug: 'tax-settings', data: { gst: '123456789 RT0001', qst: '1234567890 TQ0001' } })
  })

  async function boughtAsEmployee(): Promise<string> {
    await shop.payload.create({
      collection: 'customers',
      data: { id: 'anna', name: 'Anna', email: 'anna@example.com', emailVerified: true } as never,
    })
    await shop.payload.create({
      collection: 'employees',
      data: {
        name: 'Anna',
        staffNumber: '4411',
        pin: '820134',
        active: true,
        yearlyLimit: 1000_00,
        userId: 'anna',
      } as never,
    })
    const person = { id: 'anna', email: 'anna@example.com', employeePrices: true }
    const visit = { token: Carts.newToken(), locale: 'en' as const, shopper: person }
    for (const sku of [jacket, tent])
      expect(await ordering.server.carts.add(visit.token, sku, 1, 'en', { shopper: person })).toMatchObject({
        ok: true,
      })
    for (const change of [contact, columbia, regular, card()])
      expect(await ordering.checkouts.change(visit, change)).toMatchObject({ ok: true })
    const { key, totals } = await ordering.checkouts.read(visit)
    const answer = await ordering.placing.place(visit, { key, due: totals.due })
    if (!answer.ok) throw new Error('not placed')
    sold.push(answer.order.number)
    await ordering.outbox.run()
    return answer.order.number
  }

  const taxOf = (summary: TaxSummary, code: string, province: string) =>
    taxRows(summary).find((row) => row.code === code && row.province === province)

  test('taxes come to what orders and refunds say, by province, tax and day', async () => {
    const code = soldCode(shop.payload.secret, 'P-1', 0, 0)
    const gift = { recipientName: '', recipientEmail: 'a@example.com', senderName: '', message: '' }
    await issue(rows, { code, amount: 50_00, order: 'P-1', locale: 'fr', gift })
    // Three books and a jacket, one book comes back, then another and the jacket with a label.
    const inQuebec = await buy([poles, poles, poles, jacket], { part: 'gift-card', code })
    await ship(inQuebec.number)
    await act(inQuebec.number, { action: 'return', back: back([0, 1]) })
    await act(inQuebec.number, { action: 'return', back: { ...back([0, 1], [1, 1]), label: true } })
    const inOntario = await buy([poles, tent, jacket], ontario)
    await act(inOntario.number, { action: 'prepare' })
    await act(inOntario.number, { action: 'cancel-items', back: { ...back([2, 1]), shipping: true } })
    const cancelled = await buy([tent, giftCard], ontario)
    await act(cancelled.number, { action: 'cancel' })
    await buy([poles, giftCard])
    const asEmployee = await boughtAsEmployee()
    await ship(asEmployee)
    await act(asEmployee, { action: 'return', back: back([0, 1]) })

    const summary = await readTaxes(shop.payload, today, addDays(today, 1))
    const orders = await rows<{ total: unknown; refunded: unknown; data: unknown }>(
      sql`select total, refunded, data from orders order by id`,
    )
    const sum = (of: (order: (typeof orders)[number]) => number) => orders.reduce((all, order) => all + of(order), 0)
    const taxes = (code: string) =>
      sum(({ data }) =>
        jsonOf<OrderData>(data).totals.taxes.reduce((all, tax) => all + (tax.code === code ? tax.amount : 0), 0),
      )
    expect(orders).toHaveLength(sold.length)
    expect(summary.sales.total).toBe(sum(({ total }) => Number(total)))
    expect(summary.refunds.total).toBe(sum(({ refunded }) => Number(refunded)))
    for (const name of ['GST', 'HST', 'PST', 'QST'])
      expect([name, summary.rows.reduce((all, row) => all + (row.code === name ? row.tax : 0), 0)]).toEqual([
        name,
        taxes(name),
      ])
    // All goods of these came back.
    expect(summary.refunds.kept).toBe(8_00)
    expect(taxOf(summary, 'QST', 'QC')).toMatchObject({ base: 240_00, tax: 23_94, netBase: 0, netTax: 0 })
    // 5 % on the book and on the clothing of a child, twice; 13 % on the jacket, refunded.
    expect(taxOf(summary, 'HST', 'ON')).toMatchObject({ netBase: 519_00, netTax: 25_95, tax: 25_95 + 31_20 + 19_95 })
    // At 150 dollars, and the tent without PST.
    expect(taxOf(summary, 'PST', 'BC')).toMatchObject({ base: 150_00, tax: 10_50, refundedTax: 10_50, netTax: 0 })

    // A refund counts on its own day.
    const later = addDays(today, 40)
    await rows(
      sql`update order_events set at = ${`${later}T20:00:00.000Z`} where "order" = ${asEmployee} and kind = 'returned' returning id`,
    )
    expect(taxOf(await readTaxes(shop.payload, today, addDays(today, 1)), 'PST', 'BC')).toMatchObject({
      refundedTax: 0,
    })
    expect((await readTaxes(shop.payload, later, later)).rows).toMatchObject([
      { code: 'GST', province: 'BC', tax: 0, refundedTax: 7_50 },
      { code: 'PST', province: 'BC', base: 0, refundedBase: 150_00, refundedTax: 10_50 },
    ])
  })

  test('gift cards: what they are worth before and after some days, and what happened between', async () => {
    const days = { from: today, to: addDays(today, 1) }
    const [first] = await rows<{ id: number }>(sql`select id from gift_cards where "order" = 'P-1'`)
    await refundToCard(rows, String(first?.id), 20_00, 'P-1')
    const [before] = await rows<{ n: unknown }>(sql`select sum(balance) as n from gift_cards`)
    const book = await readGiftCards(shop.payload, days)
    expect(book).toEqual({
      opening: 0,
      issued: 150_00,
      spent: -50_00,
      givenBack: 20_00,
      cancelled: -50_00,
      closing: 70_00,
      cards: 2,
    })
    expect(book.closing).toBe(Number(before?.n))
    const tomorrow = { from: addDays(today, 2), to: addDays(today, 9) }
    expect(await readGiftCards(shop.payload, tomorrow)).toMatchObject({ opening: 70_00, issued: 0, closing: 70_00 })
    const cards = async (span: typeof days) => {
      const found: BookedCard[] = []
      for await (const some of giftCardsOf(shop.payload, span)) found.push(...some)
      return found
    }
    expect((await cards(days)).map(({ issued, closing }) => [issued, closing])).toEqual([
      [50_00, 20_00],
      [50_00, 0],
      [50_00, 50_00],
    ])
    expect(await cards(tomorrow)).toMatchObject([
      { opening: 20_00, closing: 20_00 },
      { opening: 50_00, closing: 50_00, issuedOn: today },
    ])
  })

  test('as a file in the language of its reader, with the numbers of registration', async () => {
    const admin = adminApi(() => shop.payload)
    const cookies = {
      merchandiser: await staffCookie(shop.payload, 'merchandiser'),
      service: await staffCookie(shop.payload, 'service'),
    }
    const ask = (role: keyof typeof cookies, query: string) =>
      admin('GET', `/taxes-collected?${query}`, { cookie: cookies[role], language: 'fr' })
    const days = `from=${today}&to=${addDays(today, 1)}`
    const file = await ask('merchandiser', `${days}&format=csv`)
    expect(file.headers.get('content-disposition')).toContain(`taxes-par-province-${today}-`)
    const [head, ...lines] = (await file.text()).trimEnd().split('\n')
    expect(head).toMatch(/^"Taxe";"Province ou territoire";"Numéro d’inscription";"Ventes taxables";"Taxe perçue";/)
    expect(lines).toContain('"TVQ";"Québec";"1234567890 TQ0001";240,00;23,94;240,00;23,94;0,00;0,00')
    expect(lines.at(-1)).toMatch(/^"Toutes les ventes avant taxes, articles non taxés compris";"";"";\d+,\d\d;"";/)
    const cards = await admin('GET', `/gift-card-balances?${days}&format=csv`, {
      cookie: cookies.merchandiser,
      language: 'fr',
    })
    expect(await cards.text()).toMatch(
      /^"Carte-cadeau, quatre derniers caractères";.*\n"\w{4}";"P-1";"[\d-]+";0,00;50,00;-50,00;/,
    )
    expect((await ask('service', days)).status).toBe(403)
    const wrong = await ask('merchandiser', 'from=2026-02-02&to=2026-02-01')
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      { message: expect.stringMatching(/^Vérifiez la période/) },
    ])
  })
})
