import { describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { sql } from '../database/database.ts'
import { balanceOf } from './gift-cards.ts'
import { card, contact } from '../testing/checkout-shopper.ts'
import { databases } from '../testing/databases.ts'
import { creator, giftCard, poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, number, stock, shopper, crowd, place, placed } = orderShop(database)
  const setStock = (sku: string, units: number) =>
    rows(sql`update inventory set quantity = ${units} where sku = ${sku} and location = 'online'`)

  test('100 shoppers, 10 left: exactly 10 orders, 90 clear refusals, no charge without an order', async () => {
    const sku = '5101-204-PLUM-S'
    await setStock(sku, 100)
    const all = await crowd(100, [sku])
    const reviews = await Promise.all(all.map(({ review }) => review()))
    await setStock(sku, 10)
    const answers = await Promise.all(
      all.map(({ visit }, index) =>
        ordering.placing.place(visit, { key: reviews[index]!.key, due: reviews[index]!.totals.due }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && 'reason' in answer && answer.reason === 'sold-out')).toHaveLength(
      90,
    )
    expect(await stock(sku)).toBe(0)
    expect(
      await number(
        sql`select count(*) as n from test_charges where state in ('authorized', 'captured') and key in (${sql.join(
          reviews.map(({ key }) => sql`${key}`),
          sql`, `,
        )})`,
      ),
    ).toBe(10)
  })

  test('a promo code with three uses is used three times by ten who ask at once', async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'three',
      kind: 'percentage',
      percent: 10,
      active: true,
      mostUses: 3,
      uses: 0,
    })
    await setStock(poles, 100)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => shopper([poles], { part: 'promo', code: ' Three ' })),
    )
    expect((await all[0]!.review()).totals).toMatchObject({ discount: 12_00 })
    const answers = await Promise.all(all.map(place))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter((answer) => !answer.ok && 'reason' in answer && answer.reason === 'promo')).toHaveLength(7)
    expect(await number(sql`select uses as n from promo_codes where code = 'THREE'`)).toBe(3)
  })

  test('a gift card is bought for a recipient, mailed, spent in part, and cannot be spent twice at once', async () => {
    const token = Carts.newToken()
    const gift = {
      recipientName: 'Luc',
      recipientEmail: 'luc@example.com',
      senderName: 'Geneviève',
      message: 'Bonne route !',
    }
    await ordering.server.carts.add(token, giftCard, 2, 'fr', { gift })
    const visit = { token, locale: 'fr' as const }
    for (const change of [contact, card()]) await ordering.checkouts.change(visit, change)
    const review = () => ordering.checkouts.read(visit)
    expect(await review()).toMatchObject({ next: 'review', needsDelivery: false, totals: { taxes: [], total: 100_00 } })
    const { order } = await placed({ visit, review })
    expect(order.fulfilment).toBe('email')
    await ordering.outbox.run()
    const mails = ordering.mails.filter(({ to }) => to === 'luc@example.com')
    expect(mails).toHaveLength(2)
    const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mails[0]!.text)![0]
    expect(mails[0]).toMatchObject({
      subject: 'Geneviève vous offre une carte-cadeau Portage',
      text: expect.stringContaining('Bonne route'),
    })
    expect(await balanceOf(rows, code.toLowerCase())).toMatchObject({ balance: 50_00 })
    await setStock(poles, 100)
    const both = await Promise.all([
      shopper([poles], { part: 'gift-card', code }),
      shopper([poles], { part: 'gift-card', code }),
    ])
    expect((await both[0]!.review()).totals).toMatchObject({ total: 137_97, due: 87_97 })
    // Both have seen what the card pays: whoever looks after it is spent is asked for the whole, and may pay it.
    const reviews = await Promise.all(both.map(({ review }) => review()))
    const answers = await Promise.all(
      both.map(({ visit }, index) =>
        ordering.placing.place(visit, { key: reviews[index]!.key, due: reviews[index]!.totals.due }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf(rows, code)).toMatchObject({ balance: 0 })
    // The one who was late reads why, and so does whoever has a card that was blocked.
    const late = both[answers.findIndex(({ ok }) => !ok)]!
    const notice = { kind: 'gift-card', code: expect.stringContaining(code.slice(-4)) }
    expect((await late.review()).notices).toEqual([notice])
    await rows(sql`update gift_cards set active = ${false} where last_four = ${code.slice(-4)}`)
    expect((await late.review()).notices).toEqual([{ ...notice, isVoid: true }])
    // The other card pays for less than its balance: nothing else is asked for, and the rest stays on it.
    const other = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(mails[1]!.text)![0]
    await rows(sql`update gift_cards set balance = 20000 where last_four = ${other.slice(-4)}`)
    const all = await shopper([poles], { part: 'gift-card', code: other }, { part: 'payment', method: 'card' })
    expect(await all.review()).toMatchObject({ next: 'review', totals: { due: 0 } })
    expect((await placed(all)).order.payment).toMatchObject({ method: 'gift-card' })
    expect(await balanceOf(rows, other)).toMatchObject({ balance: 200_00 - 137_97 })
  })
})
