import { beforeAll, describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { orderAmounts } from '../orders/order-letter.ts'
import { adminApi } from '../testing/admin-api.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, giftCard, poles, tent } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { staffCookie } from '../testing/visitors.ts'

describe.each(databases)('promotions that apply by themselves, on %s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  beforeAll(() => void (ordering = orderingOn(async () => shop.payload)))
  const admin = adminApi(() => shop.payload)
  const ask = async (method: string, at: string, json?: object, language = 'en') => {
    const cookie = await (signedIn ??= staffCookie(shop.payload, 'merchandiser'))
    const answer = await admin(method, `/promotions${at}`, { cookie, language, ...(json && { json }) })
    const { doc, errors } = (await answer.json()) as {
      doc?: { id: number; savedBy?: string }
      errors?: { data?: { errors?: { path: string; message: string }[] } }[]
    }
    return {
      status: answer.status,
      doc,
      refused: errors?.[0]?.data?.errors?.map(({ path, message }) => [path, message]),
    }
  }
  let signedIn: Promise<string> | undefined
  const names = (en: string, fr = en) => ({ nameEn: en, nameFr: fr })
  const { shopper, placed } = shoppersOf(() => ordering)

  /** With a promotion for the time of some work. */
  async function during(promotion: object, work: () => Promise<void>): Promise<void> {
    const { doc, refused } = await ask('POST', '', promotion)
    if (!doc) throw new Error(JSON.stringify(refused))
    try {
      await work()
    } finally {
      await ask('DELETE', `/${doc.id}`)
    }
  }

  test('the same in the cart, the checkout, the order and its mail, and refunds add up to what was paid', async () => {
    const tiers = [
      { from: 100_00, percent: 10 },
      { from: 300_00, percent: 15 },
    ]
    await during({ ...names('Spend more', 'Dépensez plus'), kind: 'tiers', tiers }, async () => {
      const who = await shopper([poles, poles, tent])
      // 2 × 120 + 399
      const applied = [{ name: { en: 'Spend more', fr: 'Dépensez plus' }, amount: 95_85 }]
      expect(await ordering.checkouts.delivery(who.visit)).toMatchObject({ promotions: applied })
      const { totals } = await who.review()
      expect(totals).toMatchObject({ merchandise: 639_00, discount: 95_85, promotions: applied })
      const { order, number } = await placed(who)
      expect(order.totals).toMatchObject({ discount: 95_85, promotions: applied, total: totals.total })
      for (const [locale, name] of [
        ['en', 'Spend more'],
        ['fr', 'Dépensez plus'],
      ] as const)
        expect(orderAmounts(order, locale)[1]).toEqual({
          label: name,
          value: expect.stringMatching(/^\u2212\D?95[.,]85/),
        })
      const lines = order.lines.map(({ quantity }, line) => ({ line, quantity }))
      expect(await ordering.orders.act(number, { action: 'cancel' }, 'staff@portage.example')).toMatchObject({
        ok: true,
      })
      expect(lines).toHaveLength(2)
      expect(await ordering.orders.read({ number, email: 'roy@example.com' })).toMatchObject({ refunded: totals.total })
    })
  })

  test('a code counts on what promotions leave open, and says so where that is nothing', async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'TEN',
      kind: 'percentage',
      percent: 10,
      active: true,
      uses: 0,
    })
    const fifth = {
      ...names('A fifth'),
      kind: 'percentage',
      percent: 20,
      categories: [shop.fixture.categories['tents']],
    }
    await during({ ...fifth, combines: true }, async () => {
      const both = await (await shopper([poles, tent], { part: 'promo', code: 'ten' })).review()
      expect(both.totals.discount).toBe(79_80 + 12_00 + 31_92)
      expect(both.promo).toMatchObject({ code: 'TEN', discount: 43_92 })
    })
    await during({ ...fifth, combines: false }, async () => {
      const apart = await (await shopper([poles, tent], { part: 'promo', code: 'ten' })).review()
      expect(apart.promo).toMatchObject({ discount: 12_00 })
      const alone = await shopper([tent])
      expect(await ordering.checkouts.change(alone.visit, { part: 'promo', code: 'ten' })).toMatchObject({
        ok: false,
        errors: [{ field: 'promo', problem: 'already-reduced' }],
      })
    })
  })

  test('a gift is offered once it is earned, and free once it is in the cart; gift cards earn nothing', async () => {
    await during({ ...names('With love', 'Avec amour'), kind: 'gift', gift: poles, minimum: 300_00 }, async () => {
      const token = Carts.newToken()
      const visit = { token, locale: 'fr' as const }
      for (const sku of Array<string>(7).fill(giftCard)) await ordering.server.carts.add(token, sku, 1, 'fr')
      expect(await ordering.checkouts.delivery(visit)).not.toHaveProperty('gifts')
      await ordering.server.carts.add(token, tent, 1, 'fr')
      expect(await ordering.checkouts.delivery(visit)).toMatchObject({
        gifts: [{ promotion: 'Avec amour', href: expect.stringContaining(poles) }],
      })
      await ordering.server.carts.add(token, poles, 2, 'fr')
      const delivery = await ordering.checkouts.delivery(visit)
      expect(delivery).toMatchObject({ promotions: [{ amount: 120_00 }] })
      expect(delivery).not.toHaveProperty('gifts')
    })
  })

  test('it applies from its beginning until its end, and not switched off', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const discount = async () => (await (await shopper([poles])).review()).totals.discount
    const tenth = { ...names('A tenth'), kind: 'percentage', percent: 10 }
    await during({ ...tenth, startsAt: at(-2), endsAt: at(1) }, async () => expect(await discount()).toBe(12_00))
    await during({ ...tenth, startsAt: at(1) }, async () => expect(await discount()).toBe(0))
    await during({ ...tenth, endsAt: at(-1) }, async () => expect(await discount()).toBe(0))
    await during({ ...tenth, active: false }, async () => expect(await discount()).toBe(0))
  })

  test('what is wrong is refused at its field, in the language of the user', async () => {
    const refused = async (json: object, language?: string) =>
      (await ask('POST', '', { ...names('Deal', 'Aubaine'), ...json }, language)).refused
    expect(await refused({ kind: 'buy-x-get-y', buy: 2, get: 0, percent: 100 })).toEqual([
      ['get', 'Enter a whole number from 1 to 99.'],
    ])
    expect(await refused({ kind: 'gift' }, 'fr')).toEqual([['gift', 'Choisissez le cadeau.']])
    expect(
      await refused(
        {
          kind: 'tiers',
          tiers: [
            { from: 200_00, percent: 10 },
            { from: 100_00, percent: 15 },
          ],
        },
        'fr',
      ),
    ).toEqual([['tiers', expect.stringContaining('plus élevés que le précédent')]])
    expect(await refused({ kind: 'percentage', percent: 10, nameFr: '' })).toEqual([['nameFr', expect.any(String)]])
  })
})
