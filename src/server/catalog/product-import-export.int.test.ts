import { createLocalReq, type PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import { rowsOf, sql } from '../database/database.ts'

type Line = { code: string; title: { en: string; fr: string }; variants: { sku: string; price: number }[] } & Record<
  string,
  unknown
>

// an import is one of the ways of saving; contracts: npm run export, npm run import
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const call = async (
    path: string,
    role: string | undefined,
    body = '',
    language = 'en',
    format = 'jsonl',
  ): Promise<Response> => {
    const { productImportExport } = await import('./product-import-export.ts')
    const req = await createLocalReq(
      { ...(role && { user: { id: 1, collection: 'users', role } as never }) },
      shop.payload,
    )
    const endpoint = productImportExport.find((each) => each.path === path)!
    return endpoint.handler(
      Object.assign(req, {
        query: { format },
        arrayBuffer: () => new Blob([body]).arrayBuffer(),
        i18n: { ...req.i18n, language },
      }) as PayloadRequest,
    ) as Promise<Response>
  }
  const exported = async () => (await call('/export', 'merchandiser')).text()
  const lines = async () =>
    (await exported())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  const importing = async (products: object[], role = 'merchandiser') => {
    const answer = await call('/import', role, products.map((product) => JSON.stringify(product)).join('\n'))
    return {
      status: answer.status,
      ...((await answer.json()) as { imported?: number; message?: string; errors?: { message: string }[] }),
    }
  }
  const changes = async () =>
    Number((await rowsOf(shop.payload)<{ n: number | string }>(sql`select count(*) as n from changes`))[0]!.n)

  test('the file holds every published product with what it refers to by key', async () => {
    const out = await lines()
    expect(out.map(({ code }) => code)).toEqual(['5027-227', jacket, tent, poles])
    expect(out[1]).toMatchObject({
      title: { en: 'Fundy Jacket', fr: 'Veste Fundy' },
      brand: 'saltspray',
      categories: ['jackets'],
      collections: ['ultralight'],
      gender: 'women',
      colours: [
        { colour: 'plum', pictures: [] },
        { colour: 'moss', pictures: [] },
      ],
      sizes: [
        { key: 's', name: { en: 'S', fr: 'P' } },
        { key: 'm', name: { en: 'M', fr: 'M' } },
      ],
    })
    expect(JSON.stringify(out)).not.toContain('"id"')
  })

  test('a table is as spreadsheets in the language of the user expect it, and comes in again', async () => {
    const table = async (language: string) => (await call('/export', 'merchandiser', '', language, 'csv')).text()
    expect(await table('en')).toMatch(/^"code","title_en",[^]*,"499\.00","399\.00",/)
    const french = await table('fr')
    expect(french).toMatch(/^"code";"title_en";[^]*;"499,00";"399,00";/)
    expect(await (await call('/import', 'merchandiser', french, 'fr')).json()).toEqual({ imported: 0 })
  })

  test('importing an unchanged export writes nothing', async () => {
    const [before, out] = [await changes(), await lines()]
    expect(await importing(out)).toEqual({ status: 200, imported: 0 })
    expect(await changes()).toBe(before)
  })

  test('only what differs is written, in both languages, and the feed has a row for it; omitted fields are emptied', async () => {
    const [before, out] = [await changes(), await lines()]
    const found = out.find(({ code }) => code === jacket)!
    const { collections: _, ...shorter }: Line & { collections?: unknown } = {
      ...found,
      title: { en: 'Fundy Shell', fr: 'Coquille Fundy' },
      variants: found.variants.map((variant) => ({ ...variant, price: 250_00 })),
    }
    expect(await importing([...out.filter(({ code }) => code !== jacket), shorter])).toEqual({
      status: 200,
      imported: 1,
      run: expect.any(Number),
    })
    expect(await changes()).toBeGreaterThan(before)
    expect((await lines()).find(({ code }) => code === jacket)).toEqual({ ...found, ...shorter, collections: [] })
  })

  test('a product that is not there yet is made', async () => {
    const found = (await lines()).find(({ code }) => code === poles)!
    const made = {
      ...found,
      code: '5104-401',
      title: { en: 'Valley Poles', fr: 'Bâtons Valley' },
      slug: { en: 'valley-poles', fr: 'batons-valley' },
      variants: [{ sku: '5104-401', price: 90_00 }],
    }
    expect(await importing([made])).toEqual({ status: 200, imported: 1, run: expect.any(Number) })
    expect(await importing([made])).toEqual({ status: 200, imported: 0 })
    expect((await lines()).map(({ code }) => code)).toContain('5104-401')
  })

  test('one wrong line, and nothing is written', async () => {
    const [before, [first, second, ...rest]] = [await exported(), await lines()]
    const answer = await importing([
      { ...first, title: { en: 'Changed', fr: 'Modifié' } },
      { ...second, brand: 'nobody', categories: ['jackets', 'nowhere'] },
      ...rest.slice(0, -1),
      { ...rest.at(-1), code: '9999-999' },
    ])
    expect(answer).toMatchObject({ status: 400, message: 'Nothing was changed.' })
    expect(answer.errors!.map(({ message }) => message)).toEqual([
      'Line 2: brand: nobody does not exist.',
      'Line 2: categories: nowhere does not exist.',
      expect.stringMatching(/^Line \d: the SKU 5104-401 belongs to product 5104-401\.$/),
    ])
    expect(await exported()).toBe(before)
    expect(await (await call('/import', 'administrator', '{', 'fr')).json()).toEqual({
      message: 'Rien n’a été modifié.',
      errors: [{ message: 'Ligne 1\u00a0: ce n’est pas du JSON valide.' }],
    })
    expect(await (await call('/import', 'administrator', 'hello,there\n1,2')).json()).toMatchObject({
      errors: [{ message: expect.stringMatching(/^Line 1: This is not a file of products: .* code, sku\.$/) }],
    })
  })

  test.each([
    ['/export', undefined],
    ['/import', undefined],
    ['/import', 'store-staff'],
    ['/import', 'editor'],
    ['/imports', undefined],
    ['/imports', 'editor'],
    ['/undo-import', undefined],
    ['/undo-import', 'store-staff'],
  ])('%s by %s is refused', async (path, role) => expect((await call(path, role, '{}')).status).toBe(403))
})
