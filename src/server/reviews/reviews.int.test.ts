import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REVIEW_AFTER_DAYS } from '../../domain/reviews/review-invitation.ts'
import { rowsOf, sql } from '../database/database.ts'
import { contact, shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'

const DAY_MS = 86_400_000
const editor = { role: 'editor', email: 'editor@portage.example' }

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  let later = 0
  beforeAll(
    () =>
      void (ordering = orderingOn(
        async () => shop.payload,
        undefined,
        () => Date.now() + later,
      )),
  )
  // Every shopper of these tests has the same address, and reviews a product once.
  beforeEach(async () => void (await rowsOf(shop.payload)(sql`delete from reviews`)))
  const { shopper, placed } = shoppersOf(() => ordering)
  const act = (number: string, action: 'prepare' | 'ship' | 'deliver') =>
    ordering.orders.act(number, { action, parcel: { carrier: 'Postes Canada', code: '1' } }, 'staff@portage.example')
  const reviewMails = () => ordering.mails.filter(({ html }) => html.includes('/fr/donner-un-avis/'))

  /** The link of the mail that comes some days after an order left. */
  async function invited(): Promise<{ number: string; token: string; product: string }> {
    later = 0
    ordering.mails.length = 0
    const { number } = await placed(await shopper([poles]))
    for (const action of ['prepare', 'ship', 'deliver'] as const) await act(number, action)
    later = (REVIEW_AFTER_DAYS.shipped - 1) * DAY_MS
    await ordering.outbox.run()
    expect(reviewMails()).toEqual([])
    later = (REVIEW_AFTER_DAYS.shipped + 1) * DAY_MS
    await ordering.outbox.run()
    const [mail, ...more] = reviewMails()
    expect([mail?.to, more]).toEqual([contact.email, []])
    const token = new RegExp(`${number}\\?token=([\\w.-]+)`).exec(mail?.html ?? '')?.[1] ?? ''
    const product = (await ordering.reviews.read({ number, token }, 'fr'))?.products[0]?.id ?? ''
    return { number, token, product }
  }
  const stored = async (number: string) =>
    (
      await rowsOf(shop.payload)<{ id: number; status: string; stars: number | string }>(
        sql`select id, status, stars from reviews where "order" = ${number}`,
      )
    ).map((row) => ({ ...row, stars: Number(row.stars) }))
  const publish = async (number: string, data: object) =>
    shop.payload.update({
      collection: 'reviews',
      id: (await stored(number))[0]!.id,
      data,
      user: editor as never,
      overrideAccess: false,
    })

  /** The mails that ask for reviews of one more order, once it was time for them. */
  const mailsOfNextOrder = async () => {
    later = 0
    ordering.mails.length = 0
    const next = await placed(await shopper([poles]))
    for (const action of ['prepare', 'ship'] as const) await act(next.number, action)
    later = (REVIEW_AFTER_DAYS.shipped + 1) * DAY_MS
    await ordering.outbox.run()
    return reviewMails()
  }

  test('order, mail, review, moderation, product: it is written once', async () => {
    const { number, token, product } = await invited()
    const key = { number, token }
    const form = {
      product,
      stars: '4',
      title: 'Solides',
      usedFor: 'Raquette',
      text: 'Deux saisons sans bris.',
      author: 'Roy',
    }
    const open = (await ordering.orders.read({ number, email: contact.email }))!
    const offer = await ordering.reviews.offer(open)
    expect(offer?.lines).toEqual([{ line: 0, product }])
    expect(await ordering.reviews.read({ number, token: offer?.token }, 'en')).toMatchObject({ number })
    expect(await ordering.orders.read({ number, token: offer?.token })).toBeUndefined()
    const answers = await Promise.all([1, 2, 3].map(() => ordering.reviews.write(key, form, 'fr')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await ordering.reviews.write(key, form, 'fr')).toEqual({ ok: false, reason: 'written-already' })
    expect((await ordering.reviews.read(key, 'en'))?.products).toMatchObject([{ id: product, isWritten: true }])
    expect(await ordering.reviews.offer(open)).toBeUndefined()
    const { server } = ordering
    expect((await server.shop.product('fr', product, () => {}))?.reviews).toBeUndefined()

    const published = await publish(number, { status: 'published', reply: 'Merci!' })
    expect(published).toMatchObject({ decidedBy: editor.email })
    const tags: string[] = []
    const page = await server.shop.product('en', product, (...more) => void tags.push(...more))
    expect(page?.product.rating).toEqual({ average: 4, count: 1 })
    expect(page?.reviews).toMatchObject({
      stars: [0, 0, 0, 1, 0],
      shown: [{ stars: 4, title: 'Solides', usedFor: 'Raquette', author: 'Roy', locale: 'fr', reply: 'Merci!' }],
    })
    expect(tags).toContain(`product:${product}`)
    expect(await server.shop.reviews('fr', product, () => {})).toMatchObject({
      path: { en: expect.stringContaining('/en/reviews/'), fr: expect.stringContaining('/fr/avis/') },
    })

    await publish(number, { status: 'rejected' })
    expect((await server.shop.product('fr', product, () => {}))?.product.rating).toBeUndefined()
    expect(await server.shop.reviews('fr', product, () => {})).toBeUndefined()
  })

  test('one of a product for each person, however often they bought it', async () => {
    const [first, second] = [await invited(), await invited()]
    const form = { product: poles, stars: '5' }
    expect(await ordering.reviews.write(first, form, 'fr')).toEqual({ ok: true })
    expect(await ordering.reviews.write(second, form, 'fr')).toEqual({ ok: false, reason: 'written-already' })
    expect((await ordering.reviews.read(second, 'fr'))?.products).toMatchObject([{ id: poles, isWritten: true }])
    const open = (await ordering.orders.read({ number: second.number, email: contact.email }))!
    expect(await ordering.reviews.offer(open)).toBeUndefined()
    // There is nothing left to ask for.
    expect(await mailsOfNextOrder()).toEqual([])

    await rowsOf(shop.payload)(sql`update orders set email = 'Other@example.com' where number = ${second.number}`)
    expect(await ordering.reviews.write(second, form, 'fr')).toEqual({ ok: true })
  })

  test('a review changes its product once it is shown, and when it is no longer; a new one does not yet', async () => {
    const changes = async () =>
      (await rowsOf(shop.payload)(sql`select id from changes where target = 'products'`)).length
    const { number, token, product } = await invited()
    const before = await changes()
    await ordering.reviews.write({ number, token }, { product, stars: '5' }, 'en')
    expect(await changes()).toBe(before)
    await publish(number, { status: 'published' })
    expect(await changes()).toBe(before + 1)
    await shop.payload.delete({ collection: 'reviews', id: (await stored(number))[0]!.id })
    expect(await changes()).toBe(before + 2)
  })

  test('staff decide and answer; the words and the stars stay the shopper’s', async () => {
    const { number, token, product } = await invited()
    await ordering.reviews.write({ number, token }, { product, stars: '1', text: 'Brisé.' }, 'fr')
    await publish(number, { status: 'published', stars: 5, text: 'Super.' })
    expect(await stored(number)).toMatchObject([{ status: 'published', stars: 1 }])
  })

  test('no other link opens it, and nothing wrong is stored', async () => {
    const { number, token, product } = await invited()
    const form = { product, stars: '5' }
    const order = await ordering.orders.read({ number, email: contact.email })
    for (const key of [
      { number, token: '' },
      { number, token: `${token}x` },
      { number, token: order?.token },
      { number: 'P-999999', token },
      { number, token: undefined },
    ]) {
      expect(await ordering.reviews.read(key, 'en')).toBeUndefined()
      expect(await ordering.reviews.write(key, form, 'en')).toEqual({ ok: false, reason: 'unknown-order' })
      expect(await ordering.reviews.optOut(key)).toBe(false)
    }
    const key = { number, token }
    expect(await ordering.reviews.write(key, { ...form, product: '5101-204' }, 'en')).toEqual({
      ok: false,
      reason: 'unknown-product',
    })
    expect(await ordering.reviews.write(key, { ...form, text: 'https://spam.example' }, 'en')).toEqual({
      ok: false,
      reason: 'wrong-fields',
      errors: [{ field: 'text', problem: 'link' }],
    })
    expect(await stored(number)).toEqual([])
  })

  test('whoever wants no more of these mails gets none, for whatever order', async () => {
    const { number, token } = await invited()
    expect(await ordering.reviews.optOut({ number, token })).toBe(true)
    expect(await ordering.reviews.optOut({ number, token })).toBe(true)
    expect(await mailsOfNextOrder()).toEqual([])
    await rowsOf(shop.payload)(sql`delete from mail_opt_outs`)
  })

  test('where shoppers may write none, no mail asks, no order offers it and no link opens it', async () => {
    const set = (takesReviews: boolean) => shop.payload.updateGlobal({ slug: 'shop-settings', data: { takesReviews } })
    const key = await invited()
    const order = (await ordering.orders.read({ number: key.number, email: contact.email }))!
    const opens = async () => [
      (await ordering.reviews.offer(order)) !== undefined,
      (await ordering.reviews.read(key, 'fr')) !== undefined,
    ]
    expect(await opens()).toEqual([true, true])
    await set(false)
    expect(await opens()).toEqual([false, false])
    const answer = await ordering.reviews.write(key, { product: key.product, stars: '5' }, 'fr')
    expect([answer, await stored(key.number)]).toEqual([{ ok: false, reason: 'unknown-order' }, []])
    expect(await mailsOfNextOrder()).toEqual([])
    await set(true)
  })
})
