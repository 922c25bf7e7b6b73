import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createShop, type ShopServer } from '../app/create-shop.ts'
import { Catalogue } from '../catalog/catalogue.ts'
import { rowsOf, sql } from '../database/database.ts'
import { newestChange } from '../feed/changes.ts'
import { applyDueMarkdowns } from '../markdowns/markdown-clock.ts'
import { isoInstant } from '../../domain/time.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket } from '../testing/fixture.ts'
import { changesAfter } from '../testing/rows.ts'
import type { FeedReport } from '../../domain/feeds/feed-report.ts'
import { feedReport } from './feed-report.ts'
import { ProductFeeds } from './product-feeds.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const siteUrl = 'https://portage.example'
const HOUR = 3_600_000

describe.each(databases)('%s', (database) => {
  const opened = shopOn(database)
  const open = (folder = temporaryFolder()): ShopServer & { feeds: ProductFeeds } => {
    const server = createShop(async () => opened.payload, { feeds: { folder, siteUrl } })
    return { ...server, feeds: server.feeds! }
  }
  const read = async (feeds: ProductFeeds, name: string, made?: Parameters<ProductFeeds['bytes']>[1]) =>
    gunzipSync(await buffer(feeds.bytes(feeds.kinds.get(`/feeds/${name}`)!, made))).toString()
  /** Takes in what the change feed reports of some work. */
  const after = async (server: ShopServer, work: () => Promise<unknown>) => {
    const last = await newestChange(opened.payload)
    await work()
    await server.take(await changesAfter(opened.payload, last))
  }
  const items = (xml: string) => [...xml.matchAll(/<item>.*?<\/item>/g)].map(([item]) => item)

  test('every variant of a published product is an item, in each language, at the public price', async () => {
    const { feeds } = open()
    const [en, fr, table] = [
      await read(feeds, 'google-en.xml'),
      await read(feeds, 'google-fr.xml'),
      await read(feeds, 'google-en.tsv'),
    ]
    const variants = await rowsOf(opened.payload)<{ n: number | string }>(
      sql`select count(*) as n from products_variants v join products p on p.id = v._parent_id where p._status = 'published' and p.shipping_class <> 'none'`,
    )
    expect(items(en)).toHaveLength(Number(variants[0]?.n))
    expect(items(fr)).toHaveLength(items(en).length)
    expect(table.trim().split('\n')).toHaveLength(items(en).length + 1)
    expect(en).toContain(`<g:link>${siteUrl}/en/product/${jacket}/`)
    expect(fr).toContain(`<g:link>${siteUrl}/fr/product/${jacket}/`)
    const employee = await rowsOf(opened.payload)<{ employee_price: number | string | null }>(
      sql`select employee_price from products_variants where employee_price is not null`,
    )
    expect(employee.length).toBeGreaterThan(0)
    for (const { employee_price } of employee)
      expect(en + table).not.toContain(`${(Number(employee_price) / 100).toFixed(2)} CAD`)
  })

  test('a change makes only the pieces anew that it concerns, and a product of yesterday is in no feed', async () => {
    const folder = temporaryFolder()
    const server = open(folder)
    // A product a piece.
    const feeds = new ProductFeeds(
      {
        payload: async () => opened.payload,
        catalogue: new Catalogue(async () => opened.payload),
        stores: () => server.shop.stores('en', () => {}),
        terms: () => server.shop.terms(),
        siteUrl,
      },
      folder,
      1,
    )
    const kind = feeds.kinds.get('/feeds/google-en.xml')!
    expect(await feeds.made(kind)).toBeUndefined()
    await feeds.make(kind)
    const before = (await feeds.made(kind))!
    expect(before.pieces.length).toBeGreaterThan(2)
    const whole = await buffer(feeds.bytes(kind, before))
    expect(whole.length).toBe(before.size)
    const id = opened.fixture.products[jacket]!
    await opened.payload.update({ collection: 'products', id, locale: 'en', data: { title: 'Tidewater Jacket' } })
    await feeds.take(new Set([jacket]))
    expect(await feeds.made(kind)).toBeUndefined()
    expect(await read(feeds, 'google-en.xml')).toContain('Tidewater Jacket – ')
    const then = (await feeds.made(kind))!
    expect(then.etag).not.toBe(before.etag)
    expect(then.pieces.filter(({ file }, at) => file !== before.pieces[at]?.file)).toHaveLength(1)
    // What was being sent is sent to its end.
    expect(await read(feeds, 'google-en.xml', before)).not.toContain('Tidewater')
    await opened.payload.update({ collection: 'products', id, data: { _status: 'draft' } })
    await feeds.take(new Set([jacket]))
    expect(await read(feeds, 'google-en.xml')).not.toContain(jacket)
    await opened.payload.update({ collection: 'products', id, data: { _status: 'published' } })
    expect(readdirSync(folder).every((name) => name.endsWith('.deflate'))).toBe(true)
    expect(existsSync(path.join(folder, then.pieces[0]!.file))).toBe(true)
  })

  test('the report names each complaint with its product and language, some products at a time', async () => {
    const [payload, id] = [opened.payload, opened.fixture.products[jacket]!]
    await payload.update({ collection: 'products', id, locale: 'fr', data: { title: 'Veste, livraison gratuite' } })
    const data = { nameEn: 'Tent', nameFr: 'Tente', kind: 'percentage', percent: 20 } as never
    await payload.create({ collection: 'promotions', data })
    await rowsOf(payload)(sql`update promotions set name_fr = ${'Semaine '.repeat(9)} where true returning id`)
    const found: FeedReport[] = []
    for (let after: number | undefined = 0; after !== undefined; after = found.at(-1)?.next)
      found.push(await feedReport(payload, { siteUrl, after, most: 1 }))
    await payload.delete({ collection: 'promotions', where: {} })
    expect(found[0]!.promotions).toMatchObject([{ locale: 'fr', rule: 'promotion-title' }])
    const { total } = found[0]!
    expect(found.reduce((sum, { checked }) => sum + checked, 0)).toBe(total)
    expect(found.length).toBeGreaterThanOrEqual(total)
    const promotional = found.flatMap(({ problems }) => problems).filter(({ rule }) => rule === 'title-promotional')
    expect(promotional.length).toBeGreaterThan(0)
    for (const problem of promotional)
      expect(problem).toMatchObject({
        locale: 'fr',
        attribute: 'title',
        product: { id: String(id), code: jacket, title: 'Veste, livraison gratuite' },
      })
  })

  test('prices, stock and the words of categories follow the change feed', async () => {
    const server = open()
    const first = await read(server.feeds, 'google-en.xml')
    const [item] = items(first).filter((text) => text.includes(jacket))
    expect(item).toContain('<g:availability>in_stock</g:availability>')
    const sku = /<g:id>(.*?)<\/g:id>/.exec(item!)![1]!
    const of = async () =>
      items(await read(server.feeds, 'google-en.xml')).find((text) => text.includes(`<g:id>${sku}<`))
    const [level] = (
      await opened.payload.find({
        collection: 'inventory',
        where: { and: [{ sku: { equals: sku } }, { location: { equals: 'online' } }] },
      })
    ).docs
    await after(server, () => opened.payload.update({ collection: 'inventory', id: level!.id, data: { quantity: 0 } }))
    expect(await of()).toContain('<g:availability>out_of_stock</g:availability>')
    await after(server, () =>
      opened.payload.update({
        collection: 'categories',
        id: opened.fixture.categories.clothing!,
        data: { googleCategory: 1604 },
      }),
    )
    expect(await of()).toContain('<g:google_product_category>1604</g:google_product_category>')
  })

  test('published reviews of buyers are in the feed of their language, and no sample, nor one that waits or came from elsewhere', async () => {
    const { payload, fixture } = opened
    const server = open()
    const product = fixture.products[jacket]!
    const write = (key: string, text: string, more: object = {}) =>
      payload.create({
        collection: 'reviews',
        overrideAccess: true,
        data: {
          key,
          product,
          stars: 5,
          language: 'en',
          text,
          status: 'published',
          author: '',
          writtenAt: isoInstant(0),
          ...more,
        } as never,
      })
    const reviews = async (language: string) =>
      [...(await read(server.feeds, `google-reviews-${language}.xml`)).matchAll(/<content>(.*?)</g)].map(
        ([, text]) => text,
      )
    expect(await reviews('en')).toEqual([])
    await after(server, async () => {
      await write('r1', 'Dry & warm')
      await write('r2', 'Bien au sec', { language: 'fr' })
      await write('r3', 'Waits', { status: 'pending' })
      await write('r4', 'Sample', { isSample: true })
      await write('r5', 'Elsewhere', { isImported: true })
    })
    expect([await reviews('en'), await reviews('fr')]).toEqual([['Dry &amp; warm'], ['Bien au sec']])
    await after(server, () =>
      payload.update({ collection: 'reviews', where: { key: { equals: 'r1' } }, data: { status: 'rejected' } }),
    )
    expect(await reviews('en')).toEqual([])
  })

  test('a sale with a begin and an end is in the feed with its dates while it runs', async () => {
    const { payload, fixture } = opened
    const server = open()
    const inEnglish = () => read(server.feeds, 'google-en.xml')
    expect(await inEnglish()).not.toContain('sale_price_effective_date')
    const [begin, end] = [Date.now() + HOUR, Date.now() + 3 * HOUR]
    await after(server, () =>
      payload.create({
        collection: 'markdowns',
        data: {
          name: 'Weekend',
          kind: 'percentage',
          percent: 30,
          rounding: 'none',
          active: true,
          products: [fixture.products[jacket]!],
          startsAt: isoInstant(begin),
          endsAt: isoInstant(end),
        } as never,
      }),
    )
    expect(await inEnglish()).not.toContain('sale_price_effective_date')
    await after(server, () => applyDueMarkdowns(payload, begin + 1000))
    const [from, until] = [begin, end].map((time) => `${isoInstant(time).slice(0, 16)}Z`)
    const dated = items(await inEnglish()).filter((item) => item.includes('sale_price_effective_date'))
    expect(dated.length).toBeGreaterThan(0)
    for (const item of dated) {
      expect(item).toContain(`<g:item_group_id>${jacket}</g:item_group_id>`)
      expect(item).toContain(`<g:sale_price_effective_date>${from}/${until}<`)
    }
    await after(server, () => applyDueMarkdowns(payload, end + 1000))
    expect(await inEnglish()).not.toContain('sale_price_effective_date')
  })

  test('promotions that apply by themselves are in their feed, and in the items they are for, once they are saved', async () => {
    const server = open()
    const promoted = async (locale: 'en' | 'fr') => items(await server.feeds.promotions(locale))
    expect(await promoted('en')).toEqual([])
    expect(await read(server.feeds, 'google-en.xml')).not.toContain('promotion_id')
    const write = (data: object) =>
      opened.payload.create({ collection: 'promotions', data: { kind: 'percentage', percent: 15, ...data } as never })
    await after(server, async () => {
      await write({ nameEn: 'Camp & save', nameFr: 'Campez malin', categories: [opened.fixture.categories.tents!] })
      await write({ nameEn: 'Off', nameFr: 'Fermée', active: false })
      await write({ nameEn: 'Over', nameFr: 'Finie', endsAt: isoInstant(Date.now() - HOUR) })
    })
    const [french, ...more] = await promoted('fr')
    expect([french, more]).toEqual([expect.stringContaining('<g:long_title>Campez malin</g:long_title>'), []])
    const id = /<g:promotion_id>(.*?)</.exec(french!)![1]!
    expect((await promoted('en'))[0]).toContain('<g:long_title>Camp &amp; save</g:long_title>')
    const named = items(await read(server.feeds, 'google-en.xml')).filter((item) =>
      item.includes(`<g:promotion_id>${id}<`),
    )
    const [tents] = await rowsOf(opened.payload)<{ n: number | string }>(
      sql`select count(*) as n from products_variants v join products p on p.id = v._parent_id join products_rels r on r.parent_id = p.id where p._status = 'published' and r.categories_id = ${opened.fixture.categories.tents!}`,
    )
    expect([named.length, Number(tents?.n) > 0]).toEqual([Number(tents?.n), true])
  })
})
