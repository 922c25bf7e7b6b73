import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator, jacket, poles, tent } from '../testing/fixture.ts'
import { staffCookie } from '../testing/visitors.ts'
import { followProgress, textOf, type Progress } from '../../cms/views/follow-progress.ts'
import { newestChange } from '../feed/changes.ts'
import { rowsOf, sql } from '../database/database.ts'

type Answer = { changed?: number; left?: string[]; only?: string[]; message?: string }

// one tag, collection or category for many products, and their sale online
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let cookie = ''
  let [spring, clearance] = [0, 0]
  const steps: Progress[] = []
  beforeAll(async () => {
    const create = creator(shop.payload)
    spring = await create('tags', { key: 'spring', name: { en: 'Spring', fr: 'Printemps' } })
    clearance = await create('tags', { key: 'clearance', name: { en: 'Clearance', fr: 'Liquidation' } })
    cookie = await staffCookie(shop.payload, 'merchandiser')
  })
  const idOf = (code: string) => shop.fixture.products[code]!
  const ask = async (json: object, by = cookie, language = 'en') => {
    const answer = await admin('POST', '/products/change-many', { cookie: by, language, json })
    if (!answer.ok) return [answer.status, (await answer.json()) as Answer] as const
    steps.length = 0
    const came = await followProgress(textOf(answer.body!), (progress) => steps.push(progress))
    return [answer.status, came as Answer | undefined] as const
  }
  const edit = (code: string, data: object, draft = false) =>
    shop.payload.update({ collection: 'products', id: idOf(code), data: data as never, draft, depth: 0 })
  const read = async (code: string) =>
    shop.payload.findByID({ collection: 'products', id: idOf(code), depth: 0, locale: 'all' })
  const tagsOf = async (code: string) => ((await read(code)).tags ?? []).map(({ tag, skus }) => [tag, skus ?? []])

  test('tags are listed to choose from, by what they are called', async () => {
    const { choices } = (await (await admin('GET', '/choices/tags', { cookie, language: 'fr' })).json()) as {
      choices: { value: string; label: string }[]
    }
    expect(choices).toEqual([
      { value: 'clearance', label: 'Liquidation' },
      { value: 'spring', label: 'Printemps' },
    ])
  })

  test('selected products get a tag and lose it again, nothing else of them changes, and the shop learns of it', async () => {
    await edit(poles, {
      tags: [{ tag: clearance, skus: ['5104-400'] }],
      goesWith: [idOf(tent)],
      neverWith: [idOf(jacket)],
    })
    const before = await read(poles)
    const seen = await newestChange(shop.payload)
    const ids = [idOf(poles), idOf(tent), idOf(tent), 999_999]
    expect(await ask({ ids, kind: 'tags', key: 'spring', deed: 'add' })).toEqual([
      200,
      { changed: 2, left: [], only: [] },
    ])
    expect(await tagsOf(poles)).toEqual([
      [clearance, ['5104-400']],
      [spring, []],
    ])
    expect(await tagsOf(tent)).toEqual([[spring, []]])
    // How far it is, from the beginning; what there is not, and what is named twice, is not counted.
    expect(steps[0]).toEqual({ step: 'write', done: 0, total: 2 })
    const changes = await rowsOf(shop.payload)<{ target: string; doc_id: string }>(
      sql`select target, doc_id from changes where id > ${seen}`,
    )
    for (const code of [poles, tent]) expect(changes).toContainEqual({ target: 'products', doc_id: String(idOf(code)) })

    // Again, nothing is to be done; a tag of some SKUs stays as somebody chose them.
    expect(await ask({ ids, kind: 'tags', key: 'spring', deed: 'add' })).toEqual([
      200,
      { changed: 0, left: [], only: [] },
    ])
    expect(await ask({ ids: [idOf(poles)], kind: 'tags', key: 'clearance', deed: 'add' })).toEqual([
      200,
      { changed: 0, left: [], only: [] },
    ])
    expect(await ask({ ids, kind: 'tags', key: 'spring', deed: 'remove' })).toEqual([
      200,
      { changed: 2, left: [], only: [] },
    ])
    // What is empty may be written as nothing, or as no words.
    const filled = (doc: object): unknown =>
      JSON.parse(JSON.stringify(doc, (_, value: unknown) => (value === '' || value === false ? null : value)))
    const without = ({ updatedAt: _, tags, variants, ...rest }: typeof before) => ({
      ...rest,
      tags: tags?.map(({ tag, skus }) => [tag, skus]),
      variants: variants?.map(({ id: __, ...variant }) => variant),
    })
    expect(filled(without(await read(poles)))).toEqual(filled(without(before)))
  })

  test('who did it and when is listed with the imports, and it is undone as a whole', async () => {
    expect(await ask({ ids: [idOf(jacket)], kind: 'tags', key: 'spring', deed: 'add' })).toEqual([
      200,
      { changed: 1, left: [], only: [] },
    ])
    // Whoever reads it does so in their own language.
    const listed = await admin('GET', '/products/imports', { cookie, language: 'fr' })
    const [run] = ((await listed.json()) as { imports: { id: number }[] }).imports
    expect(run).toMatchObject({
      file: 'Étiquette ajoutée\u00a0: Printemps',
      author: 'merchandiser@portage.example',
      changed: 1,
      added: 0,
      state: 'done',
      canUndo: true,
    })
    const undone = await admin('POST', `/products/undo-import?run=${run!.id}`, { cookie })
    expect(await undone.json()).toEqual({ undone: 1, left: [] })
    expect(await tagsOf(jacket)).toEqual([])
  })

  test('what is not published as it is edited is left and named', async () => {
    await edit(tent, { popularity: 7 }, true)
    expect(await ask({ ids: [idOf(tent), idOf(jacket)], kind: 'tags', key: 'spring', deed: 'add' })).toEqual([
      200,
      { changed: 1, left: [tent], only: [] },
    ])
    expect(await tagsOf(tent)).toEqual([])
  })

  test('products enter a collection and a category and leave them, but not their only category', async () => {
    const collection = await creator(shop.payload)('product-collections', {
      key: 'camping',
      name: { en: 'Camping', fr: 'Camping' },
      slug: { en: 'camping', fr: 'camping' },
    })
    const ids = [idOf(poles), idOf(jacket)]
    const change = async (kind: string, key: string, deed: string) => (await ask({ ids, kind, key, deed }))[1]
    expect(await change('collections', 'camping', 'add')).toEqual({ changed: 2, left: [], only: [] })
    expect((await read(poles)).collections).toContain(collection)
    expect(await change('collections', 'camping', 'remove')).toEqual({ changed: 2, left: [], only: [] })
    expect((await read(poles)).collections).not.toContain(collection)

    const { choices } = (await (await admin('GET', '/choices/categories', { cookie, language: 'fr' })).json()) as {
      choices: { value: string; label: string }[]
    }
    const { categories } = await read(poles)
    const { docs } = await shop.payload.find({ collection: 'categories', depth: 0, limit: 100 })
    const own = docs.find(({ id }) => id === categories[0])
    expect(choices.map(({ value }) => value).toSorted()).toEqual(docs.map(({ key }) => key).toSorted())
    expect(await ask({ ids: [idOf(poles)], kind: 'categories', key: own?.key, deed: 'remove' })).toEqual([
      200,
      { changed: 0, left: [], only: [poles] },
    ])
  })

  test('they are sold online or not, all their variants', async () => {
    const ids = [idOf(poles)]
    const stocked = async () => new Set((await read(poles)).variants.map((variant) => variant.stocked))
    expect((await ask({ ids, kind: 'online', deed: 'remove' }))[1]).toEqual({ changed: 1, left: [], only: [] })
    expect(await stocked()).toEqual(new Set([false]))
    expect((await ask({ ids, kind: 'online', deed: 'add' }))[1]).toEqual({ changed: 1, left: [], only: [] })
    expect(await stocked()).toEqual(new Set([true]))
    expect((await ask({ ids, kind: 'tags', deed: 'add' }))[0]).toBe(400)
  })

  test('who may not change products, an unknown tag and too many products are refused in words', async () => {
    const ids = [idOf(poles)]
    for (const role of ['editor', 'store-staff', 'service'] as const)
      expect(
        (await ask({ ids, kind: 'tags', key: 'spring', deed: 'add' }, await staffCookie(shop.payload, role)))[0],
        role,
      ).toBe(403)
    expect(await ask({ ids, kind: 'tags', key: 'nope', deed: 'add' })).toEqual([
      400,
      { message: 'This choice no longer exists.' },
    ])
    const many = Array.from({ length: 5001 }, (_, id) => id)
    expect(await ask({ ids: many, kind: 'tags', key: 'spring', deed: 'add' }, cookie, 'fr')).toEqual([
      400,
      {
        message: expect.stringMatching(
          /^5\u00a0001 produits sont sélectionnés, et au plus 5\u00a0000 .* «\u00a0Importer des produits\u00a0»\.$/,
        ) as string,
      },
    ])
    expect(await ask({ ids: [], kind: 'tags', key: 'spring', deed: 'add' })).toEqual([
      400,
      { message: 'Choose what to change and up to 5,000 products.' },
    ])
  })
})
