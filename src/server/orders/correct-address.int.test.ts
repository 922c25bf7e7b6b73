import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutChange } from '../../domain/checkout/checkout.ts'
import { money } from '../../domain/money.ts'
import { rowsOf, sql } from '../database/database.ts'
import { balanceOf, issue, soldCode } from '../checkout/gift-cards.ts'
import { adminApi } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

const home = { name: 'Geneviève Roy', line1: '1200, rue Saint-Jean', city: 'Québec', province: 'QC' }
const quebec = { ...home, postalCode: 'G1R 1S8' }
const calgary = { ...home, line1: '5 Centre St', city: 'Calgary', province: 'AB', postalCode: 't2p1b5' }
const moncton = { ...home, line1: '5 Main St', city: 'Moncton', province: 'NB', postalCode: 'E1C 1A1' }

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
  const correct = async (
    number: string,
    address: object,
    { key = `correction-number-${++keys}`, language = 'en', cookie = service } = {},
  ) => {
    const answer = await api('POST', `/orders/${number}/address`, { cookie, language, json: { address, key } })
    return [answer.status, ((await answer.json()) as { message?: string }).message ?? 'ok'] as const
  }
  async function ordered(...changes: CheckoutChange[]) {
    const one = await placed(await shopper([poles], ...changes))
    await ordering.outbox.run()
    ordering.mails.length = 0
    return one
  }
  const read = async (number: string) => (await ordering.orders.read({ number, email: 'roy@example.com' }))!
  const historyOf = async (number: string) => (await ordering.orders.sheet(number))!.order.events
  const refundedOf = async (number: string) =>
    Number(
      (await rowsOf(shop.payload)<{ n: unknown }>(sql`select refunded as n from payments where "order" = ${number}`))[0]
        ?.n ?? 0,
    )
  const mayCorrect = async (number: string, cookie = service) =>
    ((await (await api('GET', `/orders/${number}/sheet`, { cookie })).json()) as { mayCorrectAddress: boolean })
      .mayCorrectAddress
  const isFound = async (number: string, typed: string) =>
    JSON.stringify(
      await (await api('GET', `/orders?where[search][like]=${typed}&depth=0`, { cookie: service })).json(),
    ).includes(number)

  test('in the same province only the address changes: it is found by it, and the customer is notified', async () => {
    const { number, order } = await ordered()
    expect(await mayCorrect(number)).toBe(true)
    const [key, corrected] = ['the-key-of-one-press', { ...quebec, line1: '9, rue Neuve', postalCode: 'g1k 9z9' }]
    expect(await correct(number, corrected, { key })).toEqual([200, 'ok'])
    expect(await correct(number, corrected, { key })).toEqual([200, 'ok'])
    await ordering.outbox.run()
    const after = await read(number)
    expect(after.address).toEqual({ ...quebec, line1: '9, rue Neuve', postalCode: 'G1K 9Z9' })
    expect([after.totals, after.refunded]).toEqual([order.totals, 0])
    expect([await isFound(number, 'G1K9Z9'), await isFound(number, 'G1R1S8')]).toEqual([true, false])
    const noted = (await historyOf(number)).filter(({ note }) => note?.startsWith('address-corrected; '))
    expect(noted).toEqual([
      expect.objectContaining({
        kind: 'note',
        by: 'service@portage.example',
        note: `address-corrected; ${quebec.line1}, Québec G1R 1S8 → 9, rue Neuve, Québec G1K 9Z9`,
      }),
    ])
    expect(ordering.mails).toEqual([
      expect.objectContaining({
        to: 'roy@example.com',
        subject: `L’adresse de livraison de votre commande ${number} a été corrigée`,
        text: expect.stringContaining('9, rue Neuve'),
      }),
    ])
    expect(ordering.mails[0]?.text).not.toContain('Remboursé')
    // As it is now: nothing to do, and no mail.
    expect(await correct(number, { ...corrected, postalCode: 'G1K9Z9' })).toEqual([200, 'ok'])
    expect(await ordering.outbox.run()).toBe(0)
  })

  test('where taxes are lower the difference is refunded once, and a cancellation refunds the rest', async () => {
    const { number, order } = await ordered()
    await ordering.orders.act(number, { action: 'prepare' }, 'staff')
    expect(order.totals).toMatchObject({ shipping: 0, total: 137_97 })
    const key = 'the-key-of-another-press'
    const twice = await Promise.all([1, 2].map(() => correct(number, calgary, { key })))
    expect(twice).toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ])
    await ordering.outbox.run()
    expect(await read(number)).toMatchObject({
      refunded: 11_97,
      address: { city: 'Calgary', postalCode: 'T2P 1B5' },
      totals: { total: 126_00, due: 126_00, taxes: [{ code: 'GST', amount: 6_00 }] },
      lines: [{ taxes: [6_00] }],
    })
    expect(await refundedOf(number)).toBe(11_97)
    expect(ordering.mails.map(({ text }) => text)).toEqual([expect.stringContaining(money(11_97, 'fr'))])

    await ordering.orders.act(number, { action: 'cancel' }, 'staff')
    await ordering.outbox.run()
    expect([(await read(number)).refunded, await refundedOf(number)]).toEqual([137_97, 137_97])
  })

  test('what gift cards paid goes back to them once the card has nothing left', async () => {
    const rows = rowsOf(shop.payload)
    const code = soldCode(shop.payload.secret, 'none', 0, 0)
    const gift = { recipientName: '', recipientEmail: 'roy@example.com', senderName: '', message: '' }
    await issue(rows, { code, amount: 132_97, order: 'none', locale: 'fr', gift })
    const { number, order } = await ordered({ part: 'gift-card', code })
    expect(order.totals).toMatchObject({ total: 137_97, due: 5_00 })
    expect(await correct(number, calgary)).toEqual([200, 'ok'])
    await ordering.outbox.run()
    expect([await refundedOf(number), (await balanceOf(rows, code))?.balance]).toEqual([5_00, 6_97])
    expect((await read(number)).totals).toMatchObject({ total: 126_00, due: 0, giftCards: [{ amount: 126_00 }] })

    await ordering.orders.act(number, { action: 'cancel' }, 'staff')
    await ordering.outbox.run()
    expect([await refundedOf(number), (await balanceOf(rows, code))?.balance]).toEqual([5_00, 132_97])
  })

  test('where taxes are higher it says by how much, and nothing is changed until staff agree to that', async () => {
    const { number, order } = await ordered()
    expect(await correct(number, moncton)).toEqual([409, expect.stringContaining(money(3, 'en'))])
    expect(await correct(number, moncton, { language: 'fr' })).toEqual([409, expect.stringContaining('de plus')])
    const after = await read(number)
    expect([after.address, after.totals, after.refunded]).toEqual([order.address, order.totals, 0])
    expect(await ordering.outbox.run()).toBe(0)
  })

  test('after items were refunded only an address of the same province is taken', async () => {
    const { number } = await placed(await shopper([poles, poles]))
    await ordering.outbox.run()
    await ordering.orders.act(
      number,
      { action: 'cancel-items', back: { lines: [{ line: 0, quantity: 1 }], shipping: false } },
      'staff',
    )
    expect(await correct(number, calgary)).toEqual([409, expect.stringContaining('same province')])
    expect(await correct(number, { ...quebec, postalCode: 'G1K 9Z9' })).toEqual([200, 'ok'])
  })

  test('it is refused once something has left, by whoever may not, and for no order', async () => {
    const { number } = await ordered()
    for (const role of ['store-staff', 'merchandiser', 'editor'] as const) {
      const cookie = await staffCookie(shop.payload, role)
      expect((await correct(number, calgary, { cookie }))[0], role).toBe(403)
      if (role !== 'editor') expect(await mayCorrect(number, cookie), role).toBe(false)
    }
    await ordering.orders.act(number, { action: 'prepare' }, 'staff')
    const parcel = { carrier: 'Postes Canada', code: '1' }
    await ordering.orders.act(number, { action: 'ship', parcel }, 'staff')
    expect(await correct(number, quebec)).toEqual([409, expect.stringContaining('already shipped')])
    expect(await correct(number, calgary, { language: 'fr' })).toEqual([409, expect.stringContaining('déjà parti')])
    expect(await mayCorrect(number)).toBe(false)
    expect((await correct('P-999999', calgary))[0]).toBe(409)
  })

  test('what is wrong with an address is said by field, in the words of the staff', async () => {
    const { number } = await ordered()
    expect(await correct(number, { ...calgary, postalCode: 'T2P', city: ' ' })).toEqual([
      400,
      'Postal code: isn’t valid; City: is missing',
    ])
    expect(await correct(number, { ...calgary, postalCode: 'G1R 1S8' }, { language: 'fr' })).toEqual([
      400,
      'Code postal\u00a0: n’est pas de cette province',
    ])
    expect((await correct(number, calgary, { key: 'short' }))[0]).toBe(400)
    expect(await read(number)).toMatchObject({ address: { city: 'Québec' }, refunded: 0 })
  })
})
