import { describe, expect, test } from 'vitest'
import type { FoundProducts } from '../../domain/pricing/found-products.ts'
import { rowsOf, sql } from '../database/database.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, tent } from '../testing/fixture.ts'

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('merchandiser', () => shop.payload)
  const ask = (json: object, language = 'en') => admin('POST', '/markdowns/find', { json, language })
  const found = async (text: string, language = 'en', drafts = false) =>
    (await (await ask({ text, drafts }, language)).json()) as FoundProducts
  const one = () => ({ id: shop.fixture.products[jacket], code: jacket, title: 'Fundy Jacket' })

  test('products are found by words, and by a list of codes and SKUs', async () => {
    expect(await found('fundy JACK')).toEqual({ found: [one()], unknown: [], chosen: [] })
    expect(await found('VÉSTE fundy', 'fr')).toMatchObject({ found: [{ ...one(), title: 'Veste Fundy' }] })
    expect(await found(`5101-204-plum-s\n${tent}\t9999-999;50%`)).toMatchObject({
      found: expect.arrayContaining([one(), expect.objectContaining({ code: tent })]),
      unknown: ['9999-999', '50%'],
    })
    expect(await found('%')).toEqual({ found: [], unknown: [], chosen: [] })
  })

  test('a list is looked up to its end, however long it is', async () => {
    const lines = Array.from({ length: 12_000 }, (_, at) => `NONE-${at}`)
    expect(await found([...lines, jacket].join('\n'))).toEqual({ found: [one()], unknown: lines, chosen: [] })
  })

  test('a list that is too long is refused in words, and so is what is no text', async () => {
    const refused = async (text: unknown, language?: string) => {
      const answer = await ask({ text }, language)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    const long = 'NONE-1\n'.repeat(600_000)
    expect(await refused(long)).toEqual([400, 'This list is too long: paste at most 4,000,000 characters at a time.'])
    expect(await refused(long, 'fr')).toEqual([
      400,
      'Cette liste est trop longue\u00a0: collez au plus 4\u00a0000\u00a0000 caractères à la fois.',
    ])
    expect(await refused(7)).toEqual([400, 'The search failed. Try again.'])
    expect(await found('word '.repeat(20_000))).toMatchObject({ found: [], unknown: [] })
  })

  test('words that find more than are listed say so', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => sql`(${`bulk-${at}`}, 'published')`)
    await rowsOf(shop.payload)(sql`insert into products (code, _status) values ${sql.join(rows, sql`, `)}`)
    const many = await found('bulk')
    expect([many.found.length, many.hasMore]).toEqual([500, true])
    await rowsOf(shop.payload)(sql`delete from products where code = 'bulk-7'`)
    const all = await found('bulk')
    expect([all.found.length, all.hasMore]).toEqual([500, undefined])
  })

  test('drafts are found where a form asks for them', async () => {
    const id = shop.fixture.products[jacket]!
    await shop.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
    for (const text of ['fundy', `${jacket}\n${tent}`]) {
      expect((await found(text)).found.map(({ code }) => code)).not.toContain(jacket)
      expect((await found(text, 'en', true)).found).toContainEqual(one())
    }
  })
})
