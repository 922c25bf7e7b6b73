import { beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '../testing/accounts.ts'
import { databases, shopOn } from '../testing/databases.ts'
import { served } from '../testing/http.ts'
import { isCustomer, signedInVisitors, visitors, type Visitor } from '../testing/visitors.ts'
import { accountApi } from './account-api.ts'
import { employeePricesApi } from './employee-prices-api.ts'

/**
 * What a form of accounts may ask × everybody. All other addresses are in access-matrix.int.test.ts of the server,
 * collections in cms/access.
 */
type Call = { name: string; method: 'GET' | 'POST'; path: string; body?: object }
const post = (intent: string, more: object = {}): Call => ({
  name: intent,
  method: 'POST',
  path: '/api/account',
  body: { intent, ...more },
})
const get = (path: string): Call => ({ name: path, method: 'GET', path })

/**
 * For each: the response to a guest, and to a signed-in shopper. Staff are guests in the shop: their session opens
 * nothing here.
 */
const table: [Call, number, number][] = [
  [get('/api/account'), 200, 200],
  [get('/api/account/data'), 401, 200],
  [get('/api/account/passkey?use=add'), 401, 200],
  [get('/api/account/passkey?use=sign-in'), 200, 200],
  [{ name: 'add a passkey', method: 'POST', path: '/api/account/passkey', body: { use: 'add', signed: {} } }, 401, 400],
  [get('/api/employee-prices?ids=5101-204'), 200, 200],
  [post('profile', { name: 'Somebody', locale: 'en' }), 401, 200],
  [
    post('save-address', { name: 'Somebody', line1: '1 Road', city: 'Nelson', province: 'BC', postalCode: 'V1L 1A1' }),
    401,
    200,
  ],
  [post('remove-address', { id: 'nothing' }), 401, 200],
  [post('default-address', { id: 'nothing' }), 401, 200],
  [post('wish', { product: '5101-204' }), 401, 200],
  [post('unwish', { product: '5101-204' }), 401, 200],
  [post('share', { shared: true }), 401, 200],
  [post('remove-review', { id: 'nothing' }), 401, 200],
  [post('searches', { list: ['tent'] }), 401, 200],
  [post('end-session', { id: 'nothing' }), 401, 200],
  [post('remove-passkey', { id: 'nothing' }), 401, 200],
  [post('password', { current: 'x', password: 'x' }), 401, 400],
  [post('email', { email: 'x', current: 'x' }), 401, 400],
  [post('delete', { email: 'nobody@example.com' }), 401, 400],
  [post('no such intent'), 400, 400],
]

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  let cookies: Map<Visitor, string>
  let world: ReturnType<typeof testAccounts>
  let api: ReturnType<typeof accountApi>
  const ask = served(
    () => (request, response, url) =>
      url.pathname === '/api/employee-prices'
        ? employeePricesApi(world.accounts, async () => shop.payload, true)(request, response, url)
        : api[url.pathname]?.(request, response, url),
  )

  beforeAll(async () => {
    world = testAccounts(() => shop.payload)
    api = accountApi(world.accounts, true)
    cookies = await signedInVisitors(shop.payload, world)
  })

  const send = ({ method, path, body }: Call, visitor: Visitor) =>
    ask(path, {
      method,
      headers: { cookie: cookies.get(visitor) ?? '', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  test.each(table.map(([call, guest, own]) => [call.name, call, guest, own] as const))(
    '%s',
    async (_, call, guest, own) => {
      const found = Object.fromEntries(
        await Promise.all(visitors.map(async (visitor) => [visitor, (await send(call, visitor)).status] as const)),
      )
      const expected = Object.fromEntries(visitors.map((visitor) => [visitor, isCustomer(visitor) ? own : guest]))
      expect(found).toEqual(expected)
    },
  )

  test('each caller sees only their own account, in responses that are never cached', async () => {
    for (const visitor of visitors) {
      const { headers, text } = await send(get('/api/account'), visitor)
      expect(headers['cache-control']).toBe('private, no-store')
      expect((JSON.parse(text) as { signedIn: boolean }).signedIn).toBe(isCustomer(visitor))
    }
    const data = await send(get('/api/account/data'), 'customer')
    expect(data.text).toContain('customer@example.com')
    expect(data.text).not.toMatch(/other-customer@|employee@/)
  })

  test('employee prices are shown to the employee alone (acceptance 41, 104)', async () => {
    for (const visitor of visitors) {
      const { headers, text } = await send(get('/api/employee-prices?ids=5101-204,5102-100'), visitor)
      expect([visitor, headers['cache-control'], Object.keys(JSON.parse(text) as object)]).toEqual([
        visitor,
        'private, no-store',
        visitor === 'employee' ? ['5101-204'] : [],
      ])
    }
    const { text } = await send(get('/api/employee-prices?ids=5101-204'), 'employee')
    expect(JSON.parse(text)).toMatchObject({
      '5101-204': { price: { price: 240_00, salePrice: 150_00 }, variants: { '5101-204-PLUM-S': 150_00 } },
    })
    // Once the right has ended the tab's script learns so with its next request.
    const where = { staffNumber: { equals: '7001' } }
    await shop.payload.update({ collection: 'employees', where, data: { active: false } })
    const ended = await send(get('/api/employee-prices?ids=5101-204'), 'employee')
    expect([ended.text, String(ended.headers['set-cookie'])]).toEqual(['{}', expect.stringMatching(/\baccount=in;/)])
    await shop.payload.update({ collection: 'employees', where, data: { active: true } })
  })
})
