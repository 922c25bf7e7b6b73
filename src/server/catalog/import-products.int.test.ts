import { createLocalReq, type PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { linesOf, productsToFile } from '../../cms/product-file.ts'
import { drizzled, rowsOf, sql } from '../database/database.ts'
import { newestChange } from '../feed/changes.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket } from '../testing/fixture.ts'
import { changesAfter } from '../testing/rows.ts'

type Line = { code: string; slug: { en: string; fr: string }; variants: { sku: string; price: number }[] } & Record<
  string,
  unknown
>

/** Its number: what was written can be undone. */
const run = expect.any(Number) as number

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let req: PayloadRequest
  beforeAll(async () => {
    const user = { id: 1, collection: 'users', role: 'merchandiser' } as never
    req = await createLocalReq({ user }, shop.payload)
  })
  const source = (lines: readonly object[]) => () => linesOf([productsToFile(lines)])
  const importing = async (lines: readonly object[], progress?: () => void) => {
    const { importProducts } = await import('./import-products.ts')
    return importProducts(req, source(lines), progress)
  }
  const lineOf = async (code: string): Promise<Line> => {
    const { exportProducts } = await import('./export-products.ts')
    let text = ''
    for await (const part of exportProducts(shop.payload)) text += part
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
      .find((line) => line.code === code)!
  }
  const like = (line: Line, name: string): Line => ({
    ...line,
    code: name,
    variants: line.variants.map((variant, i) => ({ ...variant, sku: `${name}-${i}` })),
  })
  const count = async (table: string) =>
    Number(
      (await rowsOf(shop.payload)<{ n: number | string }>(sql`select count(*) as n from ${sql.identifier(table)}`))[0]!
        .n,
    )

  /** Every row of a product and of its versions, without the numbers that the database gives. */
  const rowsOfProduct = async (code: string) => {
    const rows = rowsOf(shop.payload)
    const tables = Object.keys(drizzled(shop.payload).rawTables).filter((name) => /^_?products(_|$)/.test(name))
    const own = new Set<unknown>()
    const found: Record<string, unknown[]> = {}
    const all = new Map<string, Record<string, unknown>[]>()
    for (const table of tables) all.set(table, await rows(sql`select * from ${sql.identifier(table)} order by id`))
    const product = all.get('products')!.find((row) => row.code === code)!
    const versions = all.get('_products_v')!.filter((row) => row.version_code === code)
    for (const { id } of versions) own.add(`_products_v ${id}`)
    own.add(`products ${product.id}`)
    const parents = (table: string) => (table.startsWith('_products_v') ? '_products_v' : 'products')
    for (const [table, list] of all) {
      const mine = list.filter((row) => {
        if (table === 'products') return row === product
        if (table === '_products_v') return versions.includes(row)
        const upper = /_(sizes|specifications)_locales$/.test(table) ? table.replace(/_locales$/, '') : parents(table)
        return own.has(`${upper} ${row._parent_id ?? row.parent_id}`)
      })
      for (const { id } of mine) own.add(`${table} ${id}`)
      found[table] = mine.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => !/^(id|_uuid|_?parent_id|(version_)?(created|updated)_at)$/.test(name))
            .map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(code, 'CODE') : value]),
        ),
      )
    }
    return found
  }

  test('a product that is imported is the same in every table as one that Payload makes', async () => {
    const { createBoth } = await import('../database/update-both.ts')
    const { docFromLine } = await import('../../cms/product-line.ts')
    const { productKeys } = await import('./product-keys.ts')
    const { readProduct } = await import('../../cms/product-file.ts')
    const line = {
      ...(await lineOf(jacket)),
      activities: ['hiking'],
      specifications: [{ label: { en: 'Weight', fr: 'Poids' }, value: { en: '400 g', fr: '400 g' } }],
    }
    const read = readProduct({ at: 1, fields: like(line, 'BY-PAYLOAD') }, 'en')
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    const { idOf } = await (await productKeys(rowsOf(shop.payload)))({})
    await createBoth(req, 'products', { ...docFromLine(read.product, idOf), _status: 'published' })
    const made = await rowsOfProduct('BY-PAYLOAD')
    expect(made._products_v).toHaveLength(1)
    expect(await importing([like(line, 'BY-IMPORT')])).toEqual({ imported: 1, run })
    expect(await rowsOfProduct('BY-IMPORT')).toEqual(made)
    // Written again, from other words and fewer variants to those.
    const [first] = like(line, 'BY-IMPORT').variants
    const other = { ...like(line, 'BY-IMPORT'), title: { en: 'Other', fr: 'Autre' }, variants: [first], activities: [] }
    const before = await count('products_variants')
    expect(await importing([other])).toEqual({ imported: 1, run })
    expect(await count('products_variants')).toBe(before - 3)
    expect(await importing([like(line, 'BY-IMPORT')])).toEqual({ imported: 1, run })
    const { _products_v: versions, products_tags: _, ...rows } = await rowsOfProduct('BY-IMPORT')
    expect(rows.products_locales).toEqual(made.products_locales)
    expect(rows.products_variants).toEqual(made.products_variants)
    expect(rows.products_rels).toEqual(made.products_rels)
    expect((versions as { latest: unknown }[]).map(({ latest }) => Boolean(latest))).toEqual([false, false, true])
  })

  test('what is imported can be edited in the admin, and its day of making stays', async () => {
    const line = like(await lineOf(jacket), 'EDITED')
    await importing([line])
    const find = async () =>
      (await shop.payload.find({ collection: 'products', where: { code: { equals: 'EDITED' } }, depth: 0 })).docs[0]!
    const made = await find()
    await importing([{ ...line, popularity: 7 }])
    expect([(await find()).createdAt, (await find()).popularity]).toEqual([made.createdAt, 7])
    await shop.payload.update({ collection: 'products', id: made.id, data: { popularity: 9 } })
    const { docs } = await shop.payload.findVersions({ collection: 'products', where: { parent: { equals: made.id } } })
    expect(docs.map(({ version }) => version.popularity)).toEqual([9, 7, line.popularity])
    expect(docs.map(({ version }) => version.variants.length)).toEqual([4, 4, 4])
  })

  test('a limit for low stock comes in and goes out with its product, and goes where a line has none', async () => {
    const line = like(await lineOf(jacket), 'LIMITED')
    await importing([{ ...line, lowStockUpTo: 0 }])
    expect(await lineOf('LIMITED')).toMatchObject({ lowStockUpTo: 0 })
    await importing([{ ...line, lowStockUpTo: 12 }])
    expect(await lineOf('LIMITED')).toMatchObject({ lowStockUpTo: 12 })
    await importing([line])
    expect(await lineOf('LIMITED')).not.toHaveProperty('lowStockUpTo')
  })

  test('no more versions are kept than the collection says', async () => {
    const line = like(await lineOf(jacket), 'OFTEN')
    for (let popularity = 0; popularity < 23; popularity++) await importing([{ ...line, popularity }])
    const { docs } = await shop.payload.findVersions({
      collection: 'products',
      where: { 'version.code': { equals: 'OFTEN' } },
      pagination: false,
    })
    expect(docs).toHaveLength(20)
    expect(docs[0]!.version.popularity).toBe(22)
  })

  test('many are written some at a time, and an import that was broken off goes on where it was', async () => {
    const line = await lineOf(jacket)
    const lines = Array.from({ length: 50 }, (_, i) => like(line, `MANY-${i}`))
    const last = await newestChange(shop.payload)
    const transactions = vi.spyOn(drizzled(shop.payload).drizzle, 'transaction')
    let written = 0
    const broken = importing(lines, (...[step]: unknown[]) => {
      if (step === 'write' && ++written === 2) throw new Error('killed')
    })
    await expect(broken).rejects.toThrow('killed')
    expect(transactions).toHaveBeenCalledTimes(2)
    expect(await changesAfter(shop.payload, last)).toHaveLength(40)
    expect(await importing(lines)).toEqual({ imported: 10, run })
    expect(transactions).toHaveBeenCalledTimes(3)
    expect(await importing(lines)).toEqual({ imported: 0 })
    expect(transactions).toHaveBeenCalledTimes(3)
    transactions.mockRestore()
    const changes = await changesAfter(shop.payload, last)
    expect(changes).toHaveLength(50)
    expect(new Set(changes.map(({ docId }) => docId)).size).toBe(50)
    expect(await lineOf('MANY-37')).toEqual(lines[37])
  })

  test('a product whose picture has no words is refused with its line before anything is written', async () => {
    const [{ id }] = (await rowsOf(shop.payload)<{ id: number }>(
      sql`insert into media (filename, updated_at, created_at) values ('silent.jpg', '2026-01-01', '2026-01-01') returning id`,
    )) as [{ id: number }]
    await rowsOf(shop.payload)(
      sql`insert into media_locales (alt, _locale, _parent_id) values ('A jacket', 'en', ${id})`,
    )
    const line = await lineOf(jacket)
    const lines = [like(line, 'FIRST'), { ...like(line, 'SECOND'), pictures: ['silent.jpg'] }]
    expect(await importing(lines)).toEqual({
      message: 'Nothing was changed.',
      problems: [
        'Line 2: silent.jpg: this picture has no alt text in Français. Add it, or mark the picture as decorative.',
      ],
    })
    expect(await lineOf('FIRST')).toBeUndefined()
    await rowsOf(shop.payload)(sql`update media set decorative = ${true} where id = ${id}`)
    expect(await importing(lines)).toEqual({ imported: 2, run })
    expect((await lineOf('SECOND')).pictures).toEqual(['silent.jpg'])
  })

  test('what a product is missing and what the shop does not have is said at once', async () => {
    const line = await lineOf(jacket)
    const wrong = { ...like(line, 'WRONG'), title: { en: '', fr: 'Veste' }, brand: 'nobody', categories: ['nowhere'] }
    expect(await importing([wrong])).toEqual({
      message: 'Nothing was changed.',
      problems: [
        'Line 1: title.en: this is required.',
        expect.stringMatching(/^Line 1: .*nobody/),
        expect.stringMatching(/^Line 1: .*nowhere/),
      ],
    })
  })

  test('an SKU of a draft may be taken once the draft is in the file without it', async () => {
    const line = await lineOf(jacket)
    const [one, two] = [like(line, 'OLD'), like(line, 'NEW')]
    await importing([one])
    const moved = { ...two, variants: [...two.variants.slice(1), one.variants[0]!] }
    expect(await importing([moved])).toEqual({
      message: 'Nothing was changed.',
      problems: ['Line 1: the SKU OLD-0 belongs to product OLD.'],
    })
    expect(await importing([{ ...one, variants: one.variants.slice(1) }, moved])).toEqual({ imported: 2, run })
  })
})
