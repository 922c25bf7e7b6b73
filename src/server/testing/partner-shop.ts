import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect } from 'vitest'
import { apiScopes, type ApiScope } from '../../domain/partners/api-scope.ts'
import { rowsOf } from '../database/database.ts'
import { adminApi } from './admin-api.ts'
import { shoppersOf } from './checkout-shopper.ts'
import { shopOn, type Database } from './databases.ts'
import { served } from './http.ts'
import { orderingOn, type Ordering } from './ordering.ts'
import { testPartnerApi } from './partner-api.ts'
import { staffCookie } from './visitors.ts'

export type PartnerRequest = { key?: string; body?: unknown; idempotency?: string; language?: string }
type Item = Record<string, unknown>
type Description = {
  components: object
  paths: Record<string, Record<string, { 'x-scope': ApiScope }>>
}

/** A shop whose API is served to a test, which asks with keys that an administrator made. */
export function partnerShop(database: Database) {
  const shop = shopOn(database)
  const admin = adminApi(() => shop.payload)
  const rows: ReturnType<typeof rowsOf> = (query) => rowsOf(shop.payload)(query)
  const [limit, clock, given] = [{ isOver: false }, { now: Date.now() }, { cookie: '', all: '', writes: 0 }]
  let ordering: Ordering
  let described: Description
  const http = served(() =>
    testPartnerApi(async () => shop.payload, ordering, {
      isOverLimitOf: async () => limit.isOver,
      now: () => clock.now,
    }),
  )

  /** Asks the API; what it answers is of the shape that its description gives the address. */
  async function ask(
    method: string,
    path: string,
    { key = given.all, body, idempotency, language }: PartnerRequest = {},
  ) {
    const answer = await http(`/api/v1/${path}`, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(method !== 'GET' && { 'idempotency-key': idempotency ?? `a-write-${++given.writes}` }),
        ...(language && { 'accept-language': language }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const json = JSON.parse(answer.text) as Item & { items?: Item[] }
    expectDescribed(method, path, answer.status, json)
    return { status: answer.status, headers: answer.headers, json, text: answer.text }
  }

  function expectDescribed(method: string, path: string, status: number, json: unknown) {
    const template = Object.keys(described.paths).find((one) =>
      new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`/${path.split('?')[0]}`),
    )
    const at =
      status < 400
        ? ['paths', template ?? '', method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema']
        : ['components', 'schemas', 'Problem']
    const pointer = at.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema(described, 'api')
    expect(ajv.validate({ $ref: `api#/${pointer}` }, json), JSON.stringify(ajv.errors)).toBe(true)
  }

  async function keyWith(scopes: readonly ApiScope[], more: object = {}): Promise<{ id: number; key: string }> {
    const { cookie } = given
    const made = await admin('POST', '/api-keys', { cookie, json: { name: 'ERP', scopes, active: true, ...more } })
    const { doc } = (await made.json()) as { doc: { id: number } }
    const shown = await admin('POST', `/api-keys/${doc.id}/key`, { cookie })
    return { id: doc.id, key: ((await shown.json()) as { secret: string }).secret }
  }

  /** Everything of a list, two at a time. */
  async function listed(path: string, asking: PartnerRequest = {}): Promise<Item[]> {
    const found: Item[] = []
    for (let after: unknown = 0; after !== null;) {
      const { json } = await ask('GET', `${path}?limit=2&after=${String(after)}`, asking)
      found.push(...(json.items ?? []))
      after = json.next
    }
    return found
  }

  beforeAll(async () => {
    ordering = orderingOn(async () => shop.payload)
    given.cookie = await staffCookie(shop.payload, 'administrator')
    given.all = (await keyWith(apiScopes)).key
    described = JSON.parse((await http('/api/v1/openapi.json')).text) as Description
  })
  return {
    shop,
    rows,
    admin,
    given,
    http,
    ask,
    keyWith,
    listed,
    limit,
    clock,
    described: () => described,
    ordering: () => ordering,
    shoppers: shoppersOf(() => ordering),
  }
}
