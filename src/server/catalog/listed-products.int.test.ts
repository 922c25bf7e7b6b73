import { describe, expect, test } from 'vitest'
import { createLocalReq } from 'payload'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { jacket, poles, tent } from '../testing/fixture.ts'
import { listedIds } from '../import-export/listed-ids.ts'

const card = '5027-227'
type Products = { docs: { id: number; code: string; title: string }[] }

// contracts: GET /admin/api/products/export
describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('editor', () => shop.payload)
  const ask = (query: string, language = 'en') => admin('GET', `/products/export?${query}`, { language })
  const exported = async (query: string) =>
    [...(await (await ask(query)).text()).matchAll(/^\{"code":"([^"]+)"/gm)].map(([, code]) => code)
  const listed = async (query: string): Promise<Products['docs']> => {
    const answer = await admin('GET', `/products?draft=true&depth=0&sort=id&${query}`)
    return ((await answer.json()) as Products).docs
  }

  test.each([
    ['', [card, jacket, tent, poles]],
    ['search=', [card, jacket, tent, poles]],
    ['search=jacket', [jacket]],
    ['search=veste&locale=fr', [jacket]],
    ['search=veste', []],
    ['search=5101-204-plum', [jacket]],
    ['where[or][0][and][0][title][like]=e&where[or][0][and][1][code][not_equals]=5027-227&search=fundy', [jacket]],
    [`where[code][in][0]=${tent}&where[code][in][1]=${poles}`, [tent, poles]],
    ['where[code][equals]=none', []],
  ])('of the list ?%s', async (query, codes) => {
    expect((await exported(query)).toSorted()).toEqual(codes.toSorted())
  })

  test('what the list finds by its newest draft goes out as it is published; what never was, does not', async () => {
    const [first] = await listed(`where[code][equals]=${jacket}`)
    const of = { collection: 'products', draft: true } as const
    await shop.payload.update({ ...of, id: first!.id, data: { title: 'Gale Anorak' } })
    await shop.payload.create({ ...of, data: { code: '9999-100', title: 'Gale Hat' } as never })
    expect((await listed('where[title][like]=gale')).map(({ code }) => code)).toEqual([jacket, '9999-100'])
    expect(await exported('where[title][like]=gale')).toEqual([jacket])
    expect(await exported('search=fundy')).toEqual([])
    expect(await (await ask('search=gale')).text()).not.toContain('Gale')
    expect(await exported('where[_status][equals]=draft')).toEqual([jacket])
  })

  test('a table of nothing has its titles', async () => {
    const table = await (await ask('format=csv&search=nothing')).text()
    expect(table.trim().split('\n')).toEqual([expect.stringMatching(/^\uFEFF?"?code/)])
  })

  test('is read in parts, which are all of it', async () => {
    const all = await listed('')
    const user = (await shop.payload.find({ collection: 'users', limit: 1 })).docs[0]!
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, shop.payload)
    for (const atOnce of [1, 2, all.length, 1000]) {
      const parts = await listedIds(
        Object.assign(req, { query: { where: { code: { exists: 'true' } } } }),
        'products',
        atOnce,
      )
      expect(parts).toBeTypeOf('object')
      const ids: unknown[] = []
      for await (const part of typeof parts === 'string' ? [] : parts) ids.push(...part)
      expect(ids).toEqual(all.map(({ id }) => id))
    }
  })

  test.each([
    'where[secret][equals]=1',
    'where[code][starts_with]=1',
    'where[code][all]=1',
    'where[title][near]=a',
    'where[title.xx][like]=a',
    'search[]=a',
    `search=${'a'.repeat(201)}`,
  ])('?%s is refused in the language of whoever asks, and is no failure', async (query) => {
    for (const [language, message] of [
      ['en', 'The list can’t be filtered this way. Clear its filters and try again.'],
      ['fr', 'La liste ne peut pas être filtrée ainsi. Effacez ses filtres et réessayez.'],
    ]) {
      const answer = await ask(query, language)
      expect([answer.status, await answer.json()]).toEqual([400, { message, errors: [] }])
    }
  })

  test.each(['where[brand][equals]=abc', 'where[updatedAt][greater_than]=abc', 'where[id][in][0]=abc'])(
    '?%s finds nothing or is refused, as its database has it',
    async (query) => {
      const answer = await ask(query)
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(await answer.text()).toBe('')
    },
  )

  test('a filter gives nobody a right', async () => {
    expect((await admin('GET', '/products/export?search=a', { cookie: '' })).status).toBe(403)
  })
})
