import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymizeOrders } from '../accounts/customer-orders.ts'
import { rowsOf, sql } from '../database/database.ts'
import { reviewToken } from '../orders/order-token.ts'
import { shoppersOf } from '../testing/checkout-shopper.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { poles } from '../testing/fixture.ts'
import { orderingOn, type Ordering } from '../testing/ordering.ts'
import { smallFile } from '../../domain/reviews/review-picture.ts'
import { reviewPictures } from './show-review-pictures.ts'

/** A photo as a camera writes it: lying on its side, with the place. */
const photo = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#335577' } })
    .withExif({ IFD0: { Make: 'Kamera 7' }, IFD3: { GPSLatitude: '46/1 48/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
const fileOf = (bytes: Buffer | string, name = 'IMG_1.JPG') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let ordering: Ordering
  let http: Server
  let isTooMany = false
  const { shopper, placed } = shoppersOf(() => ordering)
  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    const show = reviewPictures({
      files: ordering.reviewPictures,
      payload: async () => shop.payload,
      isTooMany: async () => isTooMany,
    })
    http = createServer((request, response) => void show(request, response, new URL(request.url ?? '', 'http://shop')))
    await new Promise<void>((ready) => http.listen(0, ready))
  })
  afterAll(() => void http.close())
  beforeEach(() => void (isTooMany = false))
  const rows = () => rowsOf(shop.payload)
  const get = (file: string) =>
    fetch(`http://localhost:${(http.address() as AddressInfo).port}/review-pictures/${file}`)

  // Every shopper here has the same address, and reviews a product once.
  beforeEach(async () => void (await rows()(sql`delete from reviews`)))

  async function written(files: File[], more: object = {}) {
    const { number } = await placed(await shopper([poles]))
    const key = { number, token: reviewToken(shop.payload.secret, number, Date.now()) }
    const form = { product: poles, stars: '5', author: 'Maya', ...more }
    const answer = await ordering.reviews.write(key, form, 'en', files)
    const [review] = await rows()<{ id: number }>(sql`select id from reviews where "order" = ${number}`)
    const pictures = await rows()<{ id: number; file: string }>(
      sql`select id, file from review_pictures where review_id = ${Number(review?.id ?? 0)} order by id`,
    )
    return { number, answer, review: Number(review?.id), files: pictures.map(({ file }) => file), pictures }
  }
  const publish = (id: number) =>
    shop.payload.update({ collection: 'reviews', id, data: { status: 'published' }, overrideAccess: true })
  const newest = async () => (await rows()(sql`select target, doc_id from changes order by id desc limit 1`))[0]
  const shown = async (id: number) =>
    (await ordering.server.shop.reviews('en', poles, () => {}))?.shown.find((review) => review.id === String(id))
  const storedFile = (file: string) => ordering.reviewPictures.exists(file)

  test('are drawn anew, upright and without the place, and seen by nobody before the review is published', async () => {
    const { answer, review, files } = await written([fileOf(await photo()), fileOf(await photo(), 'b.jpg')], {
      alt: 'Mud on the cuff',
    })
    expect([answer, files.length]).toEqual([{ ok: true }, 2])
    const [file = ''] = files
    const kept = await ordering.reviewPictures.read(file, 1_000_000)
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 })
    expect((await photo()).toString('latin1')).toContain('Kamera')
    expect(kept.toString('latin1')).not.toMatch(/Kamera|GPS/)
    for (const name of [file, smallFile(file)]) expect((await get(name)).status).toBe(404)

    await publish(review)
    for (const name of [file, smallFile(file)]) {
      const response = await get(name)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    expect((await shown(review))?.pictures).toEqual(
      files.map((each) => ({ file: each, width: 20, height: 40, alt: 'Mud on the cuff' })),
    )
    for (const name of ['x', '..%2fportage.db', `${'a'.repeat(24)}.webp`]) expect((await get(name)).status).toBe(404)
    isTooMany = true
    expect((await get(file)).status).toBe(429)
  })

  test('one that staff refuse is gone from the page, and the others stay', async () => {
    const { review, files, pictures } = await written([fileOf(await photo()), fileOf(await photo())])
    const user = { role: 'editor', email: 'editor@portage.example', collection: 'users' } as never
    const seen = await shop.payload.findByID({ collection: 'reviews', id: review, user, overrideAccess: false })
    expect(seen.pictures).toMatchObject(files.map((file) => ({ file, isRefused: false })))
    await publish(review)
    const refuse = (isRefused: boolean) =>
      shop.payload.update({
        collection: 'review-pictures',
        id: pictures[0]!.id,
        data: { isRefused },
        user: { role: 'editor', email: 'editor@portage.example' } as never,
        overrideAccess: false,
      })
    expect(await refuse(true)).toMatchObject({ decidedBy: 'editor@portage.example' })
    expect(await newest()).toEqual({ target: 'product-pages', doc_id: poles })
    expect([(await get(files[0]!)).status, (await get(files[1]!)).status]).toEqual([404, 200])
    expect((await shown(review))?.pictures).toHaveLength(1)
    await refuse(false)
    expect((await get(files[0]!)).status).toBe(200)
  })

  test('what is not a picture is refused with its name, and nothing is stored', async () => {
    const svg = fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg')
    for (const [files, errors] of [
      [[svg], [{ field: 'pictures', problem: 'no-picture', name: 'a.svg' }]],
      [[fileOf(await photo()), fileOf('GIF89a', 'b.jpg')], [{ problem: 'no-picture', name: 'b.jpg' }]],
      [Array.from({ length: 5 }, () => svg), [{ problem: 'too-many' }]],
    ] as const) {
      const { answer, files: kept } = await written([...files])
      expect(answer).toMatchObject({ ok: false, reason: 'wrong-fields', errors })
      expect(kept).toEqual([])
    }
    const { answer } = await written([], { alt: 'www.spam.example' })
    expect(answer).toMatchObject({ ok: false, errors: [{ field: 'alt', problem: 'link' }] })
  })

  test('go with their review, files and all', async () => {
    const { review, files } = await written([fileOf(await photo())])
    await shop.payload.delete({ collection: 'reviews', id: review, overrideAccess: true })
    expect(await rows()(sql`select id from review_pictures where file = ${files[0]!}`)).toEqual([])
    await ordering.outbox.run()
    expect([await storedFile(files[0]!), await storedFile(smallFile(files[0]!))]).toEqual([undefined, undefined])
  })

  test('of somebody whose data are erased are deleted, with the name; the words stay', async () => {
    const { number, review, files } = await written([fileOf(await photo())], { text: 'Held up well.' })
    await publish(review)
    await rows()(sql`update orders set customer = 'maya', state = 'delivered' where number = ${number} returning id`)
    await rows()(sql`update outbox set done_at = 1 where done_at is null returning id`)
    await anonymizeOrders(shop.payload, 'maya', Date.now() + 400 * 86_400_000)
    expect(await newest()).toEqual({ target: 'product-pages', doc_id: poles })
    expect(await shown(review)).toMatchObject({ text: 'Held up well.', author: '' })
    expect((await shown(review))?.pictures).toBeUndefined()
    expect((await get(files[0]!)).status).toBe(404)
    await ordering.outbox.run()
    expect(await storedFile(files[0]!)).toBeUndefined()
  })
})
