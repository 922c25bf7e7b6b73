import { beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../cms/access/permissions.ts'
import { rowsOf, sql } from '../database/database.ts'
import { newestChange } from '../feed/changes.ts'
import { adminApi } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { changesAfter } from '../testing/rows.ts'
import { staffCookie } from '../testing/visitors.ts'

type Answer = {
  errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  doc?: { id: number; title: string }
}
type Edits = Record<string, { from: number | null; to: unknown }>

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const cookies = new Map<Role, Promise<string>>()
  const cookieOf = (role: Role) => {
    if (!cookies.has(role)) cookies.set(role, staffCookie(shop.payload, role))
    return cookies.get(role)!
  }
  const ask = async (method: string, at: string, json: object, language = 'en', role: Role = 'merchandiser') => {
    const query = `${at.includes('?') ? '&' : '?'}locale=en`
    const answer = await admin(method, `${at}${query}`, { cookie: await cookieOf(role), language, json })
    const { errors, doc, ...rest } = (await answer.json()) as Answer
    const faults = errors?.[0]?.data?.errors?.map(({ path, message }) => [path, message])
    return { status: answer.status, id: doc?.id, title: doc?.title, faults, rest }
  }
  const level = async (sku: string, location = 'online') => {
    const [row] = await rowsOf(shop.payload)<{ quantity: number | string }>(
      sql`select quantity from inventory where sku = ${sku} and location = ${location}`,
    )
    return row && Number(row.quantity)
  }
  const variantsWith = (code: string, ...edits: (Edits | undefined)[]) =>
    edits.map((stock, at) => ({
      sku: `${code}-${at}`,
      colour: 'plum',
      size: ['s', 'm', 'l'][at],
      price: 100,
      ...(stock && { stock }),
    }))
  const made = (code: string, variants: object[]) => {
    const { brands, categories, colours } = shop.fixture
    return {
      code,
      title: `Product ${code}`,
      slug: `product-${code}`,
      description: 'Words.',
      brand: brands.saltspray,
      categories: [categories.jackets],
      publishedOn: '2026-01-01',
      colours: [{ colour: colours.plum }],
      variants,
      _status: 'published',
    }
  }
  const store = 'calgary'
  let id = 0
  beforeAll(async () => {
    const first = variantsWith('7501', { online: { from: null, to: 8 }, [store]: { from: null, to: 2 } }, undefined)
    const saved = await ask('POST', '/products', made('7501', first))
    expect(saved.faults).toBeUndefined()
    id = saved.id!
  })
  const save = (variants: object[], language = 'en', more: object = {}) =>
    ask('PATCH', `/products/${id}`, { ...more, variants, _status: 'published' }, language)

  test('what the grid changes of the stock is saved with the product, where it says, and enters the feed', async () => {
    expect([await level('7501-0'), await level('7501-0', store), await level('7501-1')]).toEqual([8, 2, undefined])
    const last = await newestChange(shop.payload)
    expect(await save(variantsWith('7501', { online: { from: 8, to: 0 } }, undefined))).toMatchObject({ status: 200 })
    expect([await level('7501-0'), await level('7501-0', store)]).toEqual([0, 2])
    const targets = (await changesAfter(shop.payload, last)).map(({ target }) => target)
    expect(targets).toEqual(['inventory', 'products'])
  })

  test('a save without such a change leaves the stock as it is, whatever was seen', async () => {
    await rowsOf(shop.payload)(sql`update inventory set quantity = 5 where sku = '7501-0' and location = 'online'`)
    expect(await save(variantsWith('7501', undefined, undefined))).toMatchObject({ status: 200 })
    expect(await level('7501-0')).toBe(5)
  })

  test.each([
    ['en', '7501-0 at online: there are now 5, not 8. An order or someone else changed it; enter the quantity again.'],
    [
      'fr',
      '7501-0 à online\u00a0: il y en a maintenant 5, et non 8. Une commande ou quelqu’un d’autre a modifié le stock\u00a0; entrez la quantité de nouveau.',
    ],
  ])(
    'a figure that changed meanwhile is refused at its variant, and nothing is saved (%s)',
    async (language, words) => {
      const edits = variantsWith('7501', { online: { from: 8, to: 12 } }, { online: { from: null, to: 3 } })
      expect(await save(edits, language, { title: 'Half done' })).toMatchObject({
        status: 400,
        faults: [['variants.0.stock', words]],
      })
      expect([await level('7501-0'), await level('7501-1')]).toEqual([5, undefined])
      expect((await shop.payload.findByID({ collection: 'products', id, locale: 'en' })).title).toBe('Product 7501')
      // Sent once more, as after an answer that was lost, it is done already.
      const again = { online: { from: 5, to: 6 } }
      for (const time of [1, 2])
        expect([time, (await save(variantsWith('7501', again, undefined))).status]).toEqual([time, 200])
      await save(variantsWith('7501', { online: { from: 6, to: 5 } }, undefined))
    },
  )

  test.each<[string, Edits, string]>([
    ['half a unit', { online: { from: 5, to: 1.5 } }, 'Stock is a whole number from 0 to 999,999.'],
    ['less than none', { online: { from: 5, to: -1 } }, 'Stock is a whole number from 0 to 999,999.'],
    ['an unknown place', { mars: { from: null, to: 1 } }, 'mars'],
  ])('%s is refused, of a draft too', async (_, edits, words) => {
    for (const status of ['published', 'draft'])
      expect(
        await ask('PATCH', `/products/${id}?draft=${status === 'draft'}`, {
          variants: variantsWith('7501', edits, undefined),
          _status: status,
        }),
      ).toMatchObject({ status: 400, faults: [['variants.0.stock', expect.stringContaining(words)]] })
    expect(await level('7501-0')).toBe(5)
  })

  test('a draft with a SKU of a published product does not touch its stock, and its refusal names that product', async () => {
    const draft = {
      ...made('7502', [{ ...variantsWith('7501', { online: { from: 5, to: 99 } })[0] }]),
      _status: 'draft',
    }
    expect(await ask('POST', '/products?draft=true', draft)).toMatchObject({
      status: 400,
      faults: [['variants.0.sku', expect.stringContaining('“Product 7501”')]],
    })
    expect(await level('7501-0')).toBe(5)
  })

  test('a figure below nothing is no figure of a draft either', async () => {
    const draft = { ...made('7503', [{ sku: '7503-0', price: -1, weightGrams: -1 }]), _status: 'draft' }
    const { status, faults } = await ask('POST', '/products?draft=true', draft)
    expect([status, faults?.map(([path]) => path)]).toEqual([400, ['variants.0.price', 'variants.0.weightGrams']])
  })

  test('the form gets what can be sold where and which SKUs are taken, who may not read it nothing', async () => {
    const facts = await ask('POST', '/products/variant-facts', { skus: ['7501-0', '5101-204-PLUM-S', ''], product: id })
    expect(facts.rest).toEqual({
      stock: { '7501-0': { online: 5, [store]: 2 }, '5101-204-PLUM-S': expect.objectContaining({ online: 20 }) },
      taken: { '5101-204-PLUM-S': expect.stringContaining('“Fundy Jacket”') },
    })
    expect((await ask('POST', '/products/variant-facts', { skus: 'all' })).status).toBe(400)
    expect((await admin('POST', '/products/variant-facts', { json: { skus: [] } })).status).toBe(403)
  })

  test('a size is named in both languages by the save of one', async () => {
    const sizes = [{ key: 's', name: 'S', otherName: 'P' }]
    await ask('PATCH', `/products/${id}`, { sizes, variants: variantsWith('7501', undefined), _status: 'published' })
    const doc = await shop.payload.findByID({ collection: 'products', id, locale: 'all' as never, depth: 0 })
    expect(doc.sizes).toMatchObject([{ key: 's', name: { en: 'S', fr: 'P' } }])
  })
})
