import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../cms/access/permissions.ts'
import { isoInstant } from '../../domain/time.ts'
import { rowsOf, sql } from '../database/database.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles } from '../testing/fixture.ts'
import { searchFile } from '../search/search-file.ts'
import { searchedQueries, searchReport } from '../search/search-report.ts'
import { readToDo } from './to-do.ts'

const NOW = Date.parse('2026-11-23T20:00:00Z')
const at = isoInstant(NOW)

// what waits for a merchandiser, and the lists that show it
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const api = adminApiAs('administrator', () => shop.payload)
  const rows = () => rowsOf(shop.payload)
  const toDo = () => readToDo(shop.payload, 'merchandiser', NOW)
  const one = async (name: string) => (await toDo()).find(({ what }) => what === name)!
  const listed = async (href: string) => {
    const [path, query = ''] = href.replace('/admin/collections', '').split('?')
    const answer = await api('GET', `${path}?${query}&draft=true&limit=250&depth=0&sort=id`)
    return ((await answer.json()) as { docs: { id: number; sku?: string; title?: string }[] }).docs
  }
  const product = (code: string) => shop.fixture.products[code]!
  const count = (sku: string, quantity: number) =>
    rows()(
      sql`insert into inventory (sku, location, quantity, updated_at, created_at) values (${sku}, 'online', ${quantity}, ${at}, ${at})`,
    )

  beforeAll(() => count('GONE', 0))

  test('each list shows as many as its card says', async () => {
    for (const { what, count: counted, href } of await toDo())
      if (
        /^(toPrepare|ready|late|outOfStock|low|drafts_|french_(products|pages|media|categories|collections|tags|colours))/.test(
          what,
        )
      )
        expect([what, (await listed(href)).length]).toEqual([what, counted])
  })

  test('a decorative picture lacks no words', async () => {
    const before = await one('french_media')
    for (const decorative of [true, false])
      await rows()(sql`insert into media (decorative, updated_at, created_at) values (${decorative}, ${at}, ${at})`)
    const { count: counted, href } = await one('french_media')
    expect([counted, (await listed(href)).length]).toEqual([before.count + 1, before.count + 1])
  })

  test('what was searched in a language and found nothing: the card, the report and its file say the same', async () => {
    for (let n = 0; n < 60; n++)
      await rows()(
        sql`insert into search_queries (query, language, hits, at) values (${`mot ${n}`}, 'fr', 0, ${NOW - n})`,
      )
    const { count: counted, href } = await one('searches_fr')
    const report = await searchReport(shop.payload, 'fr', NOW - 7 * 86_400_000)
    expect([counted, href, report.counts.empty, report.empty.length]).toEqual([
      60,
      '/admin/search-report?language=fr&days=7',
      60,
      50,
    ])
    expect((await one('searches_en')).count).toBe(0)
    let file = ''
    for await (const part of searchFile(await searchedQueries(shop.payload, 'fr', 0), 'fr')) file += part
    expect(file.trim().split('\n')).toHaveLength(61)
    expect(file).toContain('"mot 59";1;1;0;')
  })

  test('only whoever may prepare orders is shown those to prepare', async () => {
    const isShown = async (role: Role) =>
      (await readToDo(shop.payload, role, NOW)).some(({ what }) => what === 'toPrepare' || what === 'preparing')
    expect(await Promise.all((['store-staff', 'service'] as const).map(isShown))).toEqual([true, false])
  })

  test('what nobody has counted online waits, with the products it is of', async () => {
    const before = await one('uncounted')
    const { variants } = await shop.payload.findByID({ collection: 'products', id: product(jacket) })
    const sku = variants[0]!.sku
    const kept = await rows()<{ quantity: number }>(
      sql`delete from inventory where sku = ${sku} and location = 'online' returning quantity`,
    )
    const { count: waiting, href } = await one('uncounted')
    expect(waiting).toBe(before.count + kept.length)
    expect(kept).toHaveLength(1)
    expect((await listed(href)).map(({ id }) => id)).toContain(product(jacket))
    const french = (await readToDo(shop.payload, 'merchandiser', NOW, undefined, 'fr')).find(
      ({ what }) => what === 'uncounted',
    )
    expect(await listed(french!.href)).toEqual(await listed(href))
    await count(sku, kept[0]!.quantity)
    expect(await one('uncounted')).toEqual(before)
    expect((await listed(href)).map(({ id }) => id)).not.toContain(product(jacket))
  })

  test('a SKU is low by the limit of its product; the list shows it', async () => {
    const limited = (lowStockUpTo: number | null) =>
      shop.payload.update({ collection: 'products', id: product(jacket), data: { lowStockUpTo } })
    const before = await one('low')
    await limited(100)
    const more = await one('low')
    expect(more.count).toBeGreaterThan(before.count)
    expect(await listed(more.href)).toHaveLength(more.count)
    await limited(0)
    const less = await one('low')
    expect(await listed(less.href)).toHaveLength(less.count)
    await limited(null)
    expect(await one('low')).toEqual(before)
  })

  test('the list of what is low names none of it, however many they are', async () => {
    const before = await one('low')
    const many = Array.from({ length: 201 }, (_, n) => sql`(${`LOW-${n}`}, 'online', 1, ${at}, ${at})`)
    await rows()(
      sql`insert into inventory (sku, location, quantity, updated_at, created_at) values ${sql.join(many, sql`, `)}`,
    )
    const { count: counted, href, listed: shown } = await one('low')
    expect([counted, shown, href]).toEqual([before.count + 201, undefined, before.href])
    expect(await listed(href)).toHaveLength(counted)
    await rows()(sql`delete from inventory where sku like 'LOW-%' returning id`)
  })

  test('what was taken out of the shop waits for nothing; what was changed since it was published does', async () => {
    const update = (data: object, draft = false) =>
      shop.payload.update({ collection: 'products', id: product(poles), data, draft })
    const before = await one('drafts_products')
    await update({ _status: 'published' })
    await update({ _status: 'draft' })
    expect((await one('drafts_products')).count).toBe(before.count)
    await update({ _status: 'published' })
    await update({ popularity: 7 }, true)
    const { count: waiting, href } = await one('drafts_products')
    expect(waiting).toBe(before.count + 1)
    expect((await listed(href)).map(({ id }) => id)).toContain(product(poles))
    await update({ _status: 'published' })
  })

  test('the list of products is searched by GTIN and brand, also for words of both, and sorted by brands’ names', async () => {
    const { variants } = await shop.payload.findByID({ collection: 'products', id: product(jacket) })
    const [first] = variants
    await rows()(sql`update products_variants set gtin = '00062801061239' where id = ${first!.id} returning id`)
    await rows()(
      sql`update _products_v_version_variants set gtin = '00062801061239' where sku = ${first!.sku} returning id`,
    )
    const { mergeListSearchAndWhere } = await import('payload/shared')
    const collectionConfig = shop.payload.collections.products.config
    const found = async (search: string) => {
      const where = mergeListSearchAndWhere({ collectionConfig, search })
      const { docs } = await shop.payload.find({ collection: 'products', where, draft: true, depth: 0 })
      return docs.map(({ code }) => code)
    }
    expect(await found('062801061239')).toEqual([jacket])
    expect(await found('saltspray')).toContain(jacket)
    expect(await found('jacket  Saltspray')).toContain(jacket)
    expect(await found('jacket Lowcloud')).not.toContain(jacket)
    const answer = await api('GET', '/products?sort=brand&draft=true&limit=250&depth=1')
    const { docs } = (await answer.json()) as { docs: { brand: { name: string } }[] }
    const names = docs.map(({ brand }) => brand.name)
    expect(names).toEqual([...names].sort())
    expect(new Set(names).size).toBeGreaterThan(1)
  })
})
