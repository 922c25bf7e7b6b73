import { beforeEach, describe, expect, test } from 'vitest'
import { Carts } from '../cart/carts.ts'
import { sql, sqlList } from '../database/database.ts'
import { databases } from '../testing/databases.ts'
import { creator, poles } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'

const AT_ONCE = 50

// How far a code goes is decided by the row of the code, not by a count that many read at the same moment.
describe.each(databases)('promo limits on %s', (database) => {
  const { shop, ordering, rows, number, shopper, crowd } = orderShop(database)
  const promo = (code: string, limits: { mostUses?: number; mostUsesEach?: number }) =>
    creator(shop.payload)('promo-codes' as never, {
      code,
      kind: 'percentage',
      percent: 10,
      active: true,
      uses: 0,
      ...limits,
    })
  const usesOf = (code: string) => number(sql`select uses as n from promo_codes where code = ${code}`)
  const ordersWith = (code: string) => number(sql`select count(*) as n from orders where promo = ${code}`)
  beforeEach(() =>
    rows(sql`update inventory set quantity = 1000 where sku = ${poles} and location = 'online' returning id`),
  )

  const emailOf = (index: number, domain: string) => ({
    part: 'contact' as const,
    email: `shopper-${index}@${domain}`,
    phone: '418 555-0199',
  })

  /** Shoppers who all see the code at their review, and press the button in the same moment. */
  async function allAtOnce(code: string, contactOf: (index: number) => ReturnType<typeof emailOf>) {
    const all = await crowd(AT_ONCE, [poles], { more: [{ part: 'promo', code }], contactOf })
    const reviews = await Promise.all(all.map(({ review }) => review()))
    expect(reviews.every(({ totals }) => totals.discount === 12_00)).toBe(true)
    const answers = await Promise.all(
      all.map(({ visit }, index) =>
        ordering.placing.place(visit, { key: reviews[index]!.key, due: reviews[index]!.totals.due }),
      ),
    )
    const charged = await number(
      sql`select count(*) as n from test_charges where state in ('authorized', 'captured') and key in (${sqlList(reviews.map(({ key }) => key))})`,
    )
    return { all, answers, charged }
  }

  test('one use an address: fifty orders of one address at once, one has it', async () => {
    await promo('ONCE', { mostUsesEach: 1 })
    const same = emailOf(0, 'once.example')
    // Capitals do not make another address.
    const { all, answers, charged } = await allAtOnce('ONCE', (index) =>
      index % 2 ? { ...same, email: 'Shopper-0@Once.Example' } : same,
    )
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(AT_ONCE - 1)
    for (const answer of refused)
      expect(answer).toMatchObject({ reason: 'promo', code: 'ONCE', problem: 'already-used' })
    expect([await ordersWith('ONCE'), await usesOf('ONCE'), charged]).toEqual([1, 1, 1])
    // Without the code the order goes through.
    const { visit, review } = all[answers.findIndex(({ ok }) => !ok)]!
    await ordering.checkouts.change(visit, { part: 'remove-promo' })
    const { key, totals } = await review()
    expect(await ordering.placing.place(visit, { key, due: totals.due })).toMatchObject({ ok: true })
  }, 120_000)

  test('an address with a tag is the same shopper, and so is one who signs in: the cart knows', async () => {
    await promo('MAUDE', { mostUsesEach: 1 })
    const typed = { part: 'promo', code: 'MAUDE' } as const
    const contactOf = (email: string) => ({ part: 'contact' as const, email, phone: '418 555-0199' })
    const first = await shopper([poles], contactOf('Maude_Test@example.com'), typed)
    const { key, totals } = await first.review()
    expect(await ordering.placing.place(first.visit, { key, due: totals.due })).toMatchObject({ ok: true })
    const again = await shopper([poles], contactOf('maude_test+noel@example.com'))
    const refused = { ok: false, errors: [{ field: 'promo', problem: 'already-used' }] }
    expect(await ordering.checkouts.change(again.visit, typed)).toMatchObject(refused)
    const other = await shopper([poles], contactOf('maudextest@example.com'))
    expect(await ordering.checkouts.change(other.visit, typed)).toMatchObject({ ok: true })

    const token = Carts.newToken()
    await ordering.server.carts.add(token, poles, 1, 'en')
    const guest = { token, locale: 'en' as const }
    expect(await ordering.checkouts.change(guest, typed)).toMatchObject({ ok: true })
    const signedIn = { ...guest, shopper: { id: 'maude', email: 'maude_test@example.com', employeePrices: false } }
    expect((await ordering.checkouts.read(signedIn)).notices).toEqual([
      { kind: 'promo', code: 'MAUDE', reason: 'already-used' },
    ])
    await ordering.checkouts.change(signedIn, { part: 'remove-promo' })
    expect(await ordering.checkouts.change(signedIn, typed)).toMatchObject(refused)
  })

  test('two uses an address, and each address its own: none takes another’s', async () => {
    await promo('TWICE', { mostUsesEach: 2 })
    const { answers } = await allAtOnce('TWICE', (index) => emailOf(index % 5, 'twice.example'))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    const perAddress = await rows<{ n: number | string }>(
      sql`select count(*) as n from orders where promo = 'TWICE' group by email`,
    )
    expect(perAddress.map(({ n }) => Number(n))).toEqual([2, 2, 2, 2, 2])
    expect(await usesOf('TWICE')).toBe(10)
  }, 120_000)

  test('seven uses in all: fifty addresses at once, seven have it', async () => {
    await promo('SEVEN', { mostUses: 7 })
    const { answers, charged } = await allAtOnce('SEVEN', (index) => emailOf(index, 'seven.example'))
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toHaveLength(AT_ONCE - 7)
    for (const answer of refused) expect(answer).toMatchObject({ reason: 'promo', code: 'SEVEN', problem: 'used-up' })
    expect([await ordersWith('SEVEN'), await usesOf('SEVEN'), charged]).toEqual([7, 7, 7])
  }, 120_000)

  test('a code below its minimum names it, when it is typed and when the cart has shrunk', async () => {
    await creator(shop.payload)('promo-codes' as never, {
      code: 'FROM200',
      kind: 'amount',
      amount: 15_00,
      minimum: 200_00,
      active: true,
      uses: 0,
    })
    const { visit, review } = await shopper([poles])
    const typed = { part: 'promo', code: 'from200' } as const
    expect(await ordering.checkouts.change(visit, typed)).toMatchObject({
      ok: false,
      errors: [{ field: 'promo', problem: 'below-minimum', minimum: 200_00 }],
    })
    await ordering.server.carts.add(visit.token, poles, 1, 'fr')
    expect(await ordering.checkouts.change(visit, typed)).toMatchObject({ ok: true })
    await rows(sql`update promo_codes set minimum = 30000 where code = 'FROM200' returning id`)
    expect((await review()).notices).toEqual([
      { kind: 'promo', code: 'FROM200', reason: 'below-minimum', minimum: 300_00 },
    ])
  })

  test('a code for free shipping says so where it saves nothing, as shipping is free already', async () => {
    const data = { code: 'SHIPS', kind: 'free-shipping', active: true, uses: 0 }
    await creator(shop.payload)('promo-codes' as never, data)
    const { visit, review } = await shopper([poles])
    expect(await ordering.checkouts.change(visit, { part: 'promo', code: 'ships' })).toMatchObject({ ok: true })
    expect((await review()).promo).toMatchObject({ code: 'SHIPS', savesNothing: true })
    await promo('TENTH', {})
    await ordering.checkouts.change(visit, { part: 'promo', code: 'tenth' })
    expect((await review()).promo).toMatchObject({ code: 'TENTH', savesNothing: false })
  })

  test('saving a code in the admin does not reset its uses', async () => {
    const id = await promo('COUNTED', {})
    await rows(sql`update promo_codes set uses = 5 where code = 'COUNTED' returning id`)
    await shop.payload.update({
      collection: 'promo-codes' as never,
      id: id as never,
      data: { percent: 15, uses: 0 } as never,
      overrideAccess: false,
      user: { id: 1, collection: 'users', role: 'administrator' } as never,
    })
    expect(await usesOf('COUNTED')).toBe(5)
  })
})
