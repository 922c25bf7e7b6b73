import { describe, expect, test } from 'vitest'
import { SHOP_ZONE, shopDay } from '../../domain/shop-day.ts'
import { addDays, instantInZone } from '../../domain/time.ts'
import { Carts } from '../cart/carts.ts'
import { rowsOf, sql } from '../database/database.ts'
import { balanceOf } from '../checkout/gift-cards.ts'
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
      const morning = instantInZone(sendOn, 8 * 60, SHOP_ZONE)
      expect([await theirs(today), await theirs(morning - 1)]).toEqual([[], []])
      expect(
        later.mails.filter(({ to, subject }) => to === 'roy@example.com' && subject.includes('reçu')),
      ).toHaveLength(1)
      expect(await theirs(morning)).toMatchObject([
        {
          subject: 'Luc vous offre une carte-cadeau Portage',
          text: expect.stringMatching(/Anaïs[\s\S]*Bonne fête !\s+À bientôt\./),
        },
      ])
      expect(await theirs(morning + 86_400_000)).toHaveLength(1)
      const code = /[2-9A-Z]{4}(-[2-9A-Z]{4}){3}/.exec((await theirs(clock))[0]!.text)![0]
      expect(await balanceOf(rowsOf(shop.payload), code)).toMatchObject({ balance: 50_00 })
      expect(
        await number(sql`select count(*) as n from gift_cards where send_on = ${sendOn} and sent_at is not null`),
      ).toBe(1)
    }
  })
})
