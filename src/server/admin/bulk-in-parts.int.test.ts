import { describe, expect, test } from 'vitest'
import { undoProducts } from '../catalog/undo-products.ts'
import { lastRuns } from '../catalog/product-import-runs.ts'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, jacket, poles, tent } from '../testing/fixture.ts'

type Answer = { message: string; docs: { id: number }[]; errors: { message: string }[] }

// Payload's own bulk editing, publishing, unpublishing and deleting (finding: 828 products stopped the shop for 40 s)
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('merchandiser', () => shop.payload)
  const ids = () => [tent, poles, jacket].map((code) => shop.fixture.products[code]!)
  const of = (query = '') => `/products?${query}where[id][in]=${ids().join()}`
  const ask = async (method: 'PATCH' | 'DELETE', at: string, json?: object, language = 'en') => {
    const answer = await admin(method, at, { language, ...(json && { json }) })
    return [answer.status, (await answer.json()) as Answer] as const
  }
  const read = async () => {
    const { docs } = await shop.payload.find({
      collection: 'products',
      where: { id: { in: ids() } },
      sort: 'id',
      depth: 0,
    })
    return docs.map(({ gender, _status }) => [gender ?? null, _status])
  }
  const undo = async (run: number) => {
    const req = { payload: shop.payload, user: null, i18n: { language: 'en' } } as never
    return undoProducts(req, run)
  }

  test('many are edited a few at a time, other requests are answered meanwhile, and it is undone as a whole', async () => {
    const before = await read()
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const [status, { message, docs }] = await ask('PATCH', of('draft=true&'), {
      gender: 'unisex',
      _status: 'published',
    })
    clearInterval(timer)
    expect([status, message, docs.length]).toEqual([200, 'Updated 3 Products successfully.', 3])
    expect(turns).toBeGreaterThan(1)
    expect(await read()).toEqual(before.map(() => ['unisex', 'published']))
    const [run] = await lastRuns(shop.payload)
    expect(run).toMatchObject({ file: 'edit:gender', state: 'done', changed: 3, added: 0, canUndo: true })
    expect(await undo(run!.id)).toEqual({ undone: 3, left: [] })
    expect(await read()).toEqual(before)
  })

  test('what was unpublished is published again by its undo; what changes nothing is not listed', async () => {
    const before = await read()
    expect((await ask('PATCH', of(), { _status: 'draft' }, 'fr'))[1].message).toBe(
      'Modifications enregistrées\u00a0: 3 Produits.',
    )
    expect(await read()).toEqual(before.map(([gender]) => [gender, 'draft']))
    const [run] = await lastRuns(shop.payload)
    expect(run).toMatchObject({ file: 'edit:_status=draft', changed: 3 })
    expect(await undo(run!.id)).toEqual({ undone: 3, left: [] })
    expect(await read()).toEqual(before)
    await ask('PATCH', of(), { _status: 'published' })
    expect((await lastRuns(shop.payload))[0]?.id).toBe(run!.id)
  })

  test('whoever may not is refused, nothing selected is no mistake, and what is bad input is one', async () => {
    const clerk = adminApiAs('editor', () => shop.payload)
    const refused = await clerk('PATCH', of(), { json: { gender: 'men' } })
    expect([refused.status, await read()]).toEqual([403, await read()])
    expect(await ask('PATCH', '/products?where[id][in]=999999', { gender: 'men' })).toEqual([
      200,
      { docs: [], errors: [], message: 'Updated 0 Products successfully.' },
    ])
    expect((await ask('PATCH', of(), { gender: 'nobody' }))[0]).toBe(400)
    expect((await ask('PATCH', '/products?where[nothing][equals]=1', { gender: 'men' }))[0]).toBe(400)
  })

  test('many are deleted a few at a time, too', async () => {
    const make = creator(shop.payload)
    const made: number[] = []
    for (const n of [1, 2, 3, 4, 5])
      made.push(await make('tags', { key: `gone-${n}`, name: { en: `Gone ${n}`, fr: `Partie ${n}` } }))
    const [status, { docs }] = await ask('DELETE', `/tags?where[id][in]=${made.join()}`)
    expect([status, docs.map(({ id }) => id).toSorted((a, b) => a - b)]).toEqual([200, made])
    expect((await shop.payload.count({ collection: 'tags', where: { id: { in: made } } })).totalDocs).toBe(0)
  })
})
