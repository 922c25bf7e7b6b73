import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { REVIEWS_A_PAGE } from '../../domain/reviews/own-review.ts'
import { sql } from '../database/database.ts'
import { reviewToken } from '../orders/order-token.ts'
import { databases } from '../testing/databases.ts'
import { poles, tent } from '../testing/fixture.ts'
import { orderShop } from '../testing/order-shop.ts'
import { ownReviews } from './own-reviews.ts'

describe.each(databases)('%s', (database) => {
  const { shop, ordering, rows, number: count, shopper, placed } = orderShop(database)
  const own = ownReviews(async () => shop.payload)
  const at = new Date().toISOString()
  beforeAll(async () => {
    for (const id of ['mia', 'zoe'])
      await rows(
        sql`insert into customers (id, email, name, email_verified, locale, employee_prices, created_at, updated_at) values (${id}, ${`${id}@example.com`}, ${id}, ${true}, 'fr', ${false}, ${at}, ${at})`,
      )
  })
  beforeEach(async () => void (await rows(sql`delete from reviews`)))

  /** A review of what somebody bought, as a guest or with an account; its id. */
  async function written(sku: string, stars: string, { email = '', customer = '' }): Promise<string> {
    const { number } = await placed(await shopper([sku]))
    await rows(sql`update orders set email = ${email}, customer = ${customer || null} where number = ${number}`)
    const key = { number, token: reviewToken(shop.payload.secret, number, Date.now()) }
    const [product] = (await ordering.reviews.read(key, 'en'))!.products
    expect(await ordering.reviews.write(key, { product: product!.id, stars, text: `${stars} words` }, 'en')).toEqual({
      ok: true,
    })
    return String(await count(sql`select id as n from reviews where "order" = ${number}`))
  }
  const publish = (id: string) =>
    shop.payload.update({ collection: 'reviews', id: Number(id), data: { status: 'published', reply: 'Thanks!' } })
  const idsOf = async (customer: string) => (await own.list(customer)).reviews.map(({ id }) => id)

  test('a customer finds their own reviews, newest first, of the account and of its confirmed address', async () => {
    const first = await written(poles, '4', { email: 'Mia@Example.com' })
    const second = await written(tent, '2', { email: 'mia@work.example', customer: 'mia' })
    await written(poles, '1', { email: 'nobody@example.com' })
    await publish(first)
    const { reviews, ...pages } = await own.list('mia')
    expect(pages).toEqual({ total: 2, page: 1, pages: 1 })
    expect([await own.count('mia'), await own.count('zoe')]).toEqual([2, 0])
    expect(reviews).toMatchObject([
      { id: second, stars: 2, text: '2 words', status: 'pending', locale: 'en' },
      { id: first, stars: 4, text: '4 words', status: 'published', reply: 'Thanks!' },
    ])
    expect([reviews[0]?.reply, await idsOf('zoe')]).toEqual([undefined, []])
    // A product that is gone is called as the order calls it.
    const { product, bought } = reviews[1]!
    expect([product, bought?.fr]).toEqual([expect.any(String), expect.any(String)])
    await rows(sql`update reviews set product_id = null where id = ${Number(first)}`)
    const { product: none, bought: still } = (await own.list('mia')).reviews[1]!
    expect([none, still]).toEqual([undefined, bought])
  })

  test('who takes a review back takes it out of its product; nobody else does, and a second press is fine', async () => {
    const id = await written(poles, '5', { email: 'mia@example.com' })
    const kept = await written(tent, '3', { email: 'mia@example.com' })
    await rows(
      sql`insert into review_pictures (review_id, file, width, height, created_at, updated_at) values (${Number(id)}, 'a.webp', 1, 1, ${at}, ${at})`,
    )
    await publish(id)
    const product = (await own.list('mia')).reviews.find((review) => review.id === id)!.product!
    const rating = async () => (await ordering.server.shop.product('en', product, () => {}))?.product.rating
    expect(await rating()).toEqual({ average: 5, count: 1 })
    for (const another of [id, 'nothing', '', undefined, { id }, '99999999999', `${id} or 1=1`])
      expect(await own.remove('zoe', another)).toEqual({ ok: true, notice: 'removed' })
    expect(await idsOf('mia')).toEqual([kept, id])

    const changes = () => count(sql`select count(*) as n from changes where target = 'products'`)
    const before = await changes()
    const presses = [1, 2, 3].map(() => own.remove('mia', id))
    expect(await Promise.all(presses)).toEqual(presses.map(() => ({ ok: true, notice: 'removed' })))
    expect(await idsOf('mia')).toEqual([kept])
    expect(await changes()).toBe(before + 1)
    expect(await rating()).toBeUndefined()
    expect(await count(sql`select count(*) as n from review_pictures`)).toBe(0)
    // Its files, too.
    await ordering.reviewPictures.write('a.webp', Buffer.from('a'), 'image/webp')
    await ordering.outbox.run()
    expect(await ordering.reviewPictures.exists('a.webp')).toBeUndefined()
  })

  test('many are read by pages, the last where there are no more', async () => {
    const id = await written(poles, '4', { email: 'mia@example.com' })
    const copies = 2 * REVIEWS_A_PAGE
    for (let copy = 1; copy <= copies; copy++)
      await rows(sql`
        insert into reviews (key, product_id, status, language, stars, written_at, "order", created_at, updated_at)
        select ${`copy ${copy}`}, product_id, status, language, stars, ${`2020-01-${String(copy % 28 || 28).padStart(2, '0')}T12:00:00.000Z`}, "order", created_at, updated_at
        from reviews where id = ${Number(id)}`)
    const { reviews, ...first } = await own.list('mia')
    expect([first, reviews.length, reviews[0]?.id]).toEqual([
      { total: copies + 1, page: 1, pages: 3 },
      REVIEWS_A_PAGE,
      id,
    ])
    const last = await own.list('mia', 9)
    expect([last.page, last.reviews.length]).toEqual([3, 1])
  })
})
