import { beforeAll, describe, expect, test } from 'vitest'
import { roles, type Role } from '../../cms/access/permissions.ts'
import { adminApi } from '../testing/admin-api.ts'
import { testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { signedInVisitors, visitors, type Visitor } from '../testing/visitors.ts'

/** The roles that get a response, and its status; all others get `refused`. Public endpoints are marked `everybody`. */
type Row = {
  at: string
  may: readonly Role[] | 'everybody'
  status: number
  refused?: number
  body?: object | ((visitor: Visitor) => object)
}
const writers = ['administrator', 'merchandiser', 'editor'] as const

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

/**
 * Every other endpoint of the admin: the shop's own, and what Payload adds for globals, sign-in, files, preferences
 * and jobs.
 */
const table: Record<string, Row> = {
  'get /visits-report': { at: '/visits-report', may: ['administrator', 'merchandiser'], status: 200 },
  'get /search-report': { at: '/search-report?language=en&days=30', may: roles, status: 200 },
  'get /tax-report': { at: '/tax-report', may: ['administrator', 'merchandiser'], status: 200 },
  'get /mail': { at: '/mail', may: ['administrator'], status: 200 },
  'get /mail/:file': { at: '/mail/none.eml', may: ['administrator'], status: 404 },
  'get menus/export/:language': { at: '/menus/export/en', may: roles, status: 200 },
  'post menus/import/:language': { at: '/menus/import/en', may: writers, status: 400 },
  'get menus/waiting/:language': { at: '/menus/waiting/en', may: roles, status: 200 },
  'post menus/publish/:language': { at: '/menus/publish/en', may: writers, status: 200 },
  'post menus/discard/:language': { at: '/menus/discard/en', may: writers, status: 200 },
  'get products/export': { at: '/products/export', may: roles, status: 200 },
  'post products/import': { at: '/products/import', may: ['administrator', 'merchandiser'], status: 400 },
  'get stores/export': { at: '/stores/export', may: roles, status: 200 },
  'post stores/import': { at: '/stores/import', may: ['administrator', 'merchandiser'], status: 400 },
  'get inventory/export': { at: '/inventory/export', may: roles, status: 200 },
  'post inventory/import': { at: '/inventory/import', may: ['administrator', 'merchandiser'], status: 400 },
  'post stores/holiday': { at: '/stores/holiday', may: ['administrator', 'merchandiser', 'store-staff'], status: 400 },
  'get orders/:number/sheet': {
    at: '/orders/P-999999/sheet',
    may: ['administrator', 'merchandiser', 'store-staff'],
    status: 404,
  },
  'post orders/:number/act': {
    at: '/orders/P-999999/act',
    may: ['administrator', 'store-staff'],
    status: 409,
    body: { action: 'prepare' },
  },
  'post orders/:number/refuse-return': {
    at: '/orders/P-999999/refuse-return',
    may: ['administrator', 'merchandiser'],
    status: 409,
    body: { why: 'Worn outside' },
  },
  'get orders/:number/packing-slip': {
    at: '/orders/P-999999/packing-slip',
    may: ['administrator', 'merchandiser', 'store-staff'],
    status: 404,
  },
  'get globals/tax-settings/': { at: '/globals/tax-settings', may: ['administrator', 'merchandiser'], status: 200 },
  'post globals/tax-settings/': { at: '/globals/tax-settings', may: ['administrator'], status: 200 },
  // What is done with files is in access-matrix-uploads.int.test.ts.
  ...Object.fromEntries(
    ['media', 'videos'].flatMap((slug) => [
      [`get ${slug}/file/:filename`, { at: `/${slug}/file/none.png`, may: roles, status: 404 }],
      // Nothing is fetched from other sites.
      [
        `get ${slug}/paste-url/:id?`,
        { at: `/${slug}/paste-url?src=https://example.com/a.png`, may: roles, status: 400 },
      ],
    ]),
  ),
  'get payload-jobs/run': { at: '/payload-jobs/run', may: [], status: 200, refused: 401 },
  'get payload-jobs/handle-schedules': { at: '/payload-jobs/handle-schedules', may: [], status: 200, refused: 401 },
  'get payload-preferences/:key': { at: '/payload-preferences/nav', may: 'everybody', status: 200 },
  'post payload-preferences/:key': {
    at: '/payload-preferences/nav',
    may: roles,
    status: 200,
    refused: 401,
    body: { value: { open: true } },
  },
  'delete payload-preferences/:key': { at: '/payload-preferences/nav', may: roles, status: 200, refused: 401 },
  // Returns the caller's own permissions and identity.
  'get /access': { at: '/access', may: 'everybody', status: 200 },
  'get users/init': { at: '/users/init', may: 'everybody', status: 200 },
  'get users/me': { at: '/users/me', may: 'everybody', status: 200 },
  'post users/login': {
    at: '/users/login',
    may: 'everybody',
    status: 401,
    body: { email: 'nobody@portage.example', password: 'a guess' },
  },
  'post users/forgot-password': {
    at: '/users/forgot-password',
    may: 'everybody',
    status: 200,
    body: (visitor) => ({ email: `no-${visitor.replace(' ', '-')}@portage.example` }),
  },
  'post users/reset-password': {
    at: '/users/reset-password',
    may: [],
    status: 200,
    body: { token: 'guess', password: 'a long password' },
  },
  'post users/first-register': {
    at: '/users/first-register',
    may: [],
    status: 200,
    body: { email: 'second@portage.example', password: 'a long password' },
  },
  'post users/unlock': {
    at: '/users/unlock',
    may: ['administrator'],
    status: 200,
    body: { email: 'editor@portage.example' },
  },
  'post users/refresh-token': { at: '/users/refresh-token', may: roles, status: 200 },
  // Staff have no addresses to confirm.
  'post users/verify/:id': { at: '/users/verify/guess', may: [], status: 200, refused: 404 },
  // The last: it ends the sessions.
  'post users/logout': { at: '/users/logout', may: roles, status: 200, refused: 400 },
}

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
    expect(found.toSorted()).toEqual(Object.keys(table).toSorted())
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
          // It says what the caller may do: nothing.
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
    expect(await inFrench.json()).toEqual({ errors: [{ message: 'On ne garde pas de versions de ceci.' }] })
  })

  test.each(Object.entries(table))('%s', async (name, { at, may, status, refused = 403, body }) => {
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
