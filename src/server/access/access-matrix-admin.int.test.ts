import { beforeAll, describe, expect, test } from 'vitest'
import { adminApi } from '../testing/admin-api.ts'
import { adminEndpoints } from '../testing/admin-endpoints.ts'
import { testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { creator } from '../testing/fixture.ts'
import { signedInVisitors, visitors, type Visitor } from '../testing/visitors.ts'

/** What Payload gives every collection. What it answers to staff is in cms/access/permissions.int.test.ts. */
const ofCollections = [
  'get /',
  'get /:id',
  'get /count',
  'get /versions',
  'get /versions/:id',
  'post /',
  'post /:id/duplicate',
  'post /access/:id?',
  'post /versions/:id',
  'patch /',
  'patch /:id',
  'delete /',
  'delete /:id',
]
const ofGlobals = ['get /versions', 'get /versions/:id', 'post /access', 'post /versions/:id']

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  let cookies: Map<Visitor, string>
  const ask = async (method: string, at: string, visitor: Visitor, json?: object) =>
    admin(method.toUpperCase(), at, { cookie: cookies.get(visitor), json })
  const each = async <T>(find: (visitor: Visitor) => Promise<T>) =>
    Object.fromEntries(await Promise.all(visitors.map(async (visitor) => [visitor, await find(visitor)] as const)))

  beforeAll(async () => {
    const world = testAccounts(() => shop.payload)
    cookies = await signedInVisitors(shop.payload, world)
    // Payload asks who one is once there is the version one asks for.
    const off = { kind: 'percentage', percent: 10, active: false }
    await creator(shop.payload)('markdowns', { ...off, name: 'Sale' })
    await creator(shop.payload)('promotions', { ...off, nameEn: 'Deal', nameFr: 'Aubaine' })
  })

  const endpointsOf = ({ endpoints }: { endpoints?: false | { method: string; path: string }[] }) => endpoints || []
  const named =
    (of: string, plain: string[]) => (part: { slug: string; endpoints?: false | { method: string; path: string }[] }) =>
      endpointsOf(part)
        .filter(({ method, path }) => !plain.includes(`${method} ${path}`))
        .map(({ method, path }) => `${method} ${of}${part.slug}${path}`)

  test('every endpoint of the admin is in the table, or is one that Payload gives every collection', () => {
    const { collections, globals, endpoints } = shop.payload.config
    const found = [
      ...endpoints.map(({ method, path }) => `${method} ${path}`),
      ...collections.flatMap(named('', ofCollections)),
      ...globals.flatMap(named('globals/', ofGlobals)),
    ]
    expect(found.toSorted()).toEqual(Object.keys(adminEndpoints).toSorted())
  })

  const parts = () => {
    const { collections, globals } = shop.payload.config
    return [
      ...collections.map(({ slug, versions, endpoints }) => ({ at: `/${slug}`, versions, endpoints })),
      ...globals.map(({ slug, versions, endpoints }) => ({ at: `/globals/${slug}`, versions, endpoints })),
    ]
  }
  const shoppers = ['nobody', 'customer', 'other customer', 'employee'] as const
  test('the endpoints Payload adds to every collection and global are closed to shoppers', async () => {
    const answered: string[] = []
    let asked = 0
    for (const { at, versions, endpoints } of parts()) {
      for (const { method, path } of endpointsOf({ endpoints })) {
        const isPlain = (at.startsWith('/globals') ? ofGlobals : ofCollections).includes(`${method} ${path}`)
        // Without versions there is nothing to read; without a user there are no preferences.
        if (
          !isPlain ||
          (!versions && path.startsWith('/versions')) ||
          (at === '/payload-preferences' && method === 'get')
        )
          continue
        const target = `${at}${path.replace('/:id?', '').replace(':id', '1')}?where[id][equals]=1`
        for (const visitor of shoppers) {
          asked++
          const answer = await ask(method, target, visitor, method === 'post' || method === 'patch' ? {} : undefined)
          if (answer.status === 401 || answer.status === 403) continue
          // The answer lists what the caller may do: nothing.
          if (
            path.startsWith('/access') &&
            Object.keys((await answer.json()) as object).every((key) => key === 'fields')
          )
            continue
          answered.push(`${visitor}: ${method} ${target} ${answer.status}`)
        }
      }
    }
    expect([answered, asked > 2000]).toEqual([[], true])
  })

  test('a collection without versions returns none, to anyone', async () => {
    // There `versions` is the key of a preference.
    const without = parts().filter(
      ({ at, versions, endpoints }) => !versions && endpoints && at !== '/payload-preferences',
    )
    const asked = without.flatMap(
      ({ at }) =>
        [
          ['get', `${at}/versions`],
          ['get', `${at}/versions/1`],
          ['post', `${at}/versions/1`],
        ] as const,
    )
    const answered = await Promise.all(
      asked.flatMap(([method, at]) =>
        (['nobody', 'administrator'] as const).map(
          async (visitor) =>
            `${visitor}: ${method} ${at} ${(await ask(method, at, visitor, method === 'post' ? {} : undefined)).status}`,
        ),
      ),
    )
    expect([answered.filter((answer) => !answer.endsWith(' 404')), asked.length > 100]).toEqual([[], true])
    const inFrench = await admin('POST', '/brands/versions/1', {
      cookie: cookies.get('administrator'),
      language: 'fr',
      json: {},
    })
    expect(await inFrench.json()).toEqual({ errors: [{ message: 'Aucune version de ces éléments n’est conservée.' }] })
  })

  test.each(Object.entries(adminEndpoints))('%s', async (name, { at, may, status, refused = 403, body }) => {
    const method = name.split(' ')[0] ?? ''
    const bodyOf = (visitor: Visitor) => (typeof body === 'function' ? body(visitor) : (body ?? {}))
    const found = await each(
      async (visitor) => (await ask(method, at, visitor, method === 'post' ? bodyOf(visitor) : undefined)).status,
    )
    expect(found).toEqual(
      Object.fromEntries(
        visitors.map((visitor) => [
          visitor,
          may === 'everybody' || (may as readonly string[]).includes(visitor) ? status : refused,
        ]),
      ),
    )
  })
})
