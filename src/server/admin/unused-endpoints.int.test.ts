import type { CollectionSlug } from 'payload'
import { describe, expect, test } from 'vitest'
import { adminApiAs } from '../testing/admin-api.ts'
import { databases, shopOn } from '../testing/databases.ts'

/** What the databases break off at, each for a reason of its own. */
const impossible = ['abc', '1.5', '2147483648', '%00']
/** What would be cut to a number, and a number that no document has. */
const others = ['007', '-1', '0', '1e3', '12abc', '99999999999999999999999', '%20', '2147483647']

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApiAs('administrator', () => shop.payload)

  const endpointsById = () => {
    const { collections, globals } = shop.payload.config
    const parts = [
      ...collections.map(({ slug, endpoints }) => ({ at: `/${slug}`, slug, endpoints })),
      ...globals.map(({ slug, endpoints }) => ({ at: `/globals/${slug}`, slug, endpoints })),
    ]
    // Customers have words for ids, and none of them is one of these; a preference is read by its key.
    return parts
      .filter(
        ({ slug }) =>
          shop.payload.collections[slug as CollectionSlug]?.customIDType !== 'text' && slug !== 'payload-preferences',
      )
      .flatMap(({ at, endpoints }) =>
        (endpoints || [])
          .filter(({ path }) => path.includes('/:id'))
          .map(({ method, path }) => ({ method: method.toUpperCase(), at: at + path })),
      )
  }
  const ask = (method: string, at: string, language?: string) =>
    admin(method, at, { language, json: method === 'POST' || method === 'PATCH' ? {} : undefined })

  test('no collection and no global breaks off at an id that none of its documents can have', async () => {
    const answered: string[] = []
    let asked = 0
    for (const { method, at } of endpointsById()) {
      for (const id of impossible) {
        asked++
        const { status } = await ask(method, at.replace(/:id\??/, id))
        if (status !== 404) answered.push(`${method} ${at} ${id} ${status}`)
      }
    }
    expect([answered, asked > 800]).toEqual([[], true])
  })

  test.each([
    ['en', 'Not Found'],
    ['fr', 'Introuvable'],
  ])('in %s the answer is that for an id without a document', async (language, message) => {
    const answers = await Promise.all(
      ['GET', 'PATCH', 'DELETE'].flatMap((method) =>
        [...impossible, ...others].map(async (id) => (await ask(method, `/brands/${id}`, language)).json()),
      ),
    )
    expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ errors: [{ message }] })]),
    )
  })

  test('what is there is found', async () => {
    const { docs } = await shop.payload.find({ collection: 'brands', limit: 1 })
    expect((await ask('GET', `/brands/${docs[0]?.id}`)).status).toBe(200)
    await shop.payload.create({
      collection: 'customers',
      data: { id: 'abc', name: 'A', email: 'a@example.com', emailVerified: true } as never,
    })
    expect([(await ask('GET', '/customers/abc')).status, (await ask('GET', '/customers/%00')).status]).toEqual([
      200, 404,
    ])
  })
})
