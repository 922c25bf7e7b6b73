import { describe, expect, test } from 'vitest'
import { shopDay } from '../../domain/shop-day.ts'
import { shopZone } from '../../domain/shop-zone.ts'
import { addDays, instantInZone } from '../../domain/time.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { balanceOf, turnCard } from '../checkout/gift-cards.ts'
import { card, contact } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { giftCard } from '../testing/fixture.ts'
import { orderingOn } from '../testing/ordering.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const number = async (query: ReturnType<typeof sql>) =>
    Number((await rowsOf(shop.payload)<{ n: number | string | null }>(query))[0]?.n ?? 0)

  test('a gift card for a later day waits for eight o’clock of that day, in summer time and after it, and goes once', async () => {
    const today = Date.now()
    for (const [place, days] of [
      [0, 3],
      [1, 200],
    ] as const) {
      let clock = today
      const later = orderingOn(
        async () => shop.payload,
        undefined,
        () => clock,
      )
      const sendOn = addDays(shopDay(today), days)
      const gift = {
        recipientName: 'Anaïs',
        recipientEmail: `anais-${place}@example.com`,
        senderName: 'Luc',
        message: 'Bonne fête !\nÀ bientôt.',
        sendOn,
      }
      const visit = { token: Carts.newToken(), locale: 'fr' as const }
      await later.server.carts.add(visit.token, giftCard, 1, 'fr', { gift })
      for (const change of [contact, card()]) await later.checkouts.change(visit, change)
      const { key, totals } = await later.checkouts.read(visit)
      const answer = await later.placing.place(visit, { key, due: totals.due })
      expect(answer).toMatchObject({ ok: true })
      const theirs = async (at: number) => {
        clock = at
        await later.outbox.run()
        return later.mails.filter(({ to }) => to === gift.recipientEmail)
      }
      const standing = async () => {
        const placed = answer.ok ? await later.orders.sheet(answer.order.number) : undefined
        const events = placed?.order.events.filter(({ kind }) => kind === 'delivered') ?? []
        return { state: placed?.order.state, isDone: events.length === 1 }
      }
      const morning = instantInZone(sendOn, 8 * 60, shopZone())
      expect([await theirs(today), await theirs(morning - 1)]).toEqual([[], []])
      expect(
        later.mails.filter(({ to, subject }) => to === 'roy@example.com' && subject.includes('reçu')),
      ).toHaveLength(1)
      expect(await standing()).toEqual({ state: 'paid', isDone: false })
      expect(await theirs(morning)).toMatchObject([
        {
          subject: 'Luc vous offre une carte-cadeau Portage',
          text: expect.stringMatching(/Anaïs[\s\S]*Bonne fête !\s+À bientôt\./),
        },
      ])
      expect(await standing()).toEqual({ state: 'delivered', isDone: true })
      expect(await theirs(morning + 86_400_000)).toHaveLength(1)
      const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec((await theirs(clock))[0]!.text)![0]
      expect(await balanceOf(rowsOf(shop.payload), code)).toMatchObject({ balance: 50_00 })
      expect(
        await number(sql`select count(*) as n from gift_cards where send_on = ${sendOn} and sent_at is not null`),
      ).toBe(1)
    }
  })

  test('a card blocked before its day is not mailed on it, but once it is unblocked; nobody gets theirs twice', async () => {
    let clock = Date.now()
    const later = orderingOn(
      async () => shop.payload,
      undefined,
      () => clock,
    )
    const people = ['zoe@example.com', 'max@example.com']
    const sendOn = addDays(shopDay(clock), 5)
    const wish = { recipientName: '', recipientEmail: people[0]!, others: people.slice(1), senderName: '', message: '' }
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    await later.server.carts.add(visit.token, giftCard, 2, 'fr', { gift: { ...wish, sendOn } })
    for (const change of [contact, card()]) await later.checkouts.change(visit, change)
    const { key, totals } = await later.checkouts.read(visit)
    expect(await later.placing.place(visit, { key, due: totals.due })).toMatchObject({ ok: true })
    const id = await number(sql`select id as n from gift_cards where recipient_email = ${people[0]!}`)
    const receivers = async () => {
      await later.outbox.run()
      return later.mails.flatMap(({ to }) => (people.includes(to) ? [to] : []))
    }
    await turnCard(rowsOf(shop.payload), id, false, 'staff')
    clock = instantInZone(sendOn, 8 * 60, shopZone())
    expect(await receivers()).toEqual([people[1]])
    await turnCard(rowsOf(shop.payload), id, true, 'staff')
    expect(await receivers()).toEqual([people[1], people[0]])
  })

  test('the letter is in the language that its buyer chose for it, with links of that language', async () => {
    const ordering = orderingOn(async () => shop.payload)
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    const recipientEmail = 'ann@example.com'
    const gift = { recipientName: 'Ann', recipientEmail, senderName: 'Luc', message: '', language: 'en' as const }
    await ordering.server.carts.add(visit.token, giftCard, 1, 'fr', { gift })
    for (const change of [contact, card()]) await ordering.checkouts.change(visit, change)
    const { key, totals } = await ordering.checkouts.read(visit)
    expect(await ordering.placing.place(visit, { key, due: totals.due })).toMatchObject({ ok: true })
    await ordering.outbox.run()
    const [letter] = ordering.mails.filter(({ to }) => to === recipientEmail)
    expect(letter).toMatchObject({ subject: 'Luc sent you a Portage gift card', text: expect.stringContaining('/en/') })
    expect(
      await number(
        sql`select count(*) as n from gift_cards where recipient_email = ${recipientEmail} and language = 'en'`,
      ),
    ).toBe(1)
  })

  test('cards of any amount for several people: each gets a code of its own, and the order is the sum', async () => {
    const ordering = orderingOn(async () => shop.payload)
    const visit = { token: Carts.newToken(), locale: 'fr' as const }
    const people = ['ana@example.com', 'luc@example.com']
    const gift = { recipientName: '', recipientEmail: people[0]!, others: people.slice(1), senderName: '', message: '' }
    const { carts } = ordering.server
    const added = await carts.add(visit.token, giftCard, 2, 'fr', { gift, amount: 75_50 })
    expect(added).toMatchObject({ ok: true, cart: { lines: [{ quantity: 2, unitPrice: 75_50 }] } })
    // Another amount would change what is in the cart already.
    expect(await carts.add(visit.token, giftCard, 1, 'fr', { amount: 20_00 })).toMatchObject({
      ok: false,
      reason: 'gift-differs',
    })
    // As many for each.
    expect(await carts.setQuantity(visit.token, giftCard, 3, 'fr')).toMatchObject({
      cart: { lines: [{ quantity: 4 }] },
    })
    for (const change of [contact, card()]) await ordering.checkouts.change(visit, change)
    const { key, totals } = await ordering.checkouts.read(visit)
    expect(totals).toMatchObject({ total: 302_00, taxes: [] })
    expect(await ordering.placing.place(visit, { key, due: totals.due })).toMatchObject({ ok: true })
    await ordering.outbox.run()
    const codes = people.map((person) =>
      ordering.mails.filter(({ to }) => to === person).map(({ text }) => /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec(text)![0]),
    )
    expect(codes.map(({ length }) => length)).toEqual([2, 2])
    for (const code of codes.flat())
      expect(await balanceOf(rowsOf(shop.payload), code)).toMatchObject({ balance: 75_50 })
  })
})
