import { APIError, Forbidden, meOperation, createLocalReq, type CollectionSlug, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases, shopOn } from '../../server/testing/databases.ts'
import { creator, type Fixture } from '../../server/testing/fixture.ts'
import { roles, type GuardedCollection, type Role } from './permissions.ts'

type Visitor = Role | 'nobody'
type Operation = 'create' | 'read' | 'update' | 'delete'

/** What each may do, written a second time: c(reate), r(ead), u(pdate), d(elete), - nothing. */
const expected: Record<GuardedCollection, string> = {
  // In this order: administrator merchandiser editor store-staff nobody
  products: 'crud crud r r -',
  categories: 'crud crud r r -',
  brands: 'crud crud r r -',
  'product-collections': 'crud crud r r -',
  colours: 'crud crud r r -',
  tags: 'crud crud r r -',
  sellers: 'crud crud r r -',
  inventory: 'crud crud r ru -',
  stores: 'crud crud r ru -',
  pages: 'crud ru crud r -',
  'promo-messages': 'crud crud crud r -',
  redirects: 'crud crud crud r -',
  menus: 'crud crud crud r -',
  media: 'crud crud crud r -',
  videos: 'crud crud crud r -',
  newsletter: 'crud r - - -',
  'visit-events': 'r r - - -',
  'consent-log': 'r - - - -',
  'assistant-usage': '- - - - -',
  // Written by the shop itself; staff change it by actions only.
  orders: 'r r - r -',
  payments: 'r r - - -',
  'gift-cards': 'r r - r -',
  'gift-card-entries': 'r r - - -',
  'promo-codes': 'crud crud r r -',
  'tax-rates': 'crud r - - -',
  'order-events': 'r - - - -',
  outbox: 'r - - - -',
  checkouts: 'r - - - -',
  'test-charges': 'r - - - -',
  users: 'crud - - - -',
  carts: 'crud - - - -',
  'cart-lines': 'crud - - - -',
  changes: 'crud - - - -',
  'search-synonyms': 'crud crud r r -',
  'search-rules': 'crud crud r r -',
  'search-queries': 'crud - - - -',
  'search-events': 'crud - - - -',
  customers: 'r - - - -',
  'customer-sessions': '- - - - -',
  'customer-credentials': '- - - - -',
  'customer-verifications': '- - - - -',
  'customer-passkeys': '- - - - -',
  'customer-addresses': '- - - - -',
  'wishlist-items': '- - - - -',
  'wishlist-links': '- - - - -',
  'security-events': 'r - - - -',
  throttles: '- - - - -',
  employees: 'crud - - - -',
  'employee-rules': 'crud crud - - -',
  'employee-uses': 'r r - - -',
}

describe.each(databases)('%s', (database) => {
  const shop = shopOn(database)
  const users = new Map<Visitor, { id: number; collection: 'users'; role: Role }>()
  let cart = 0
  let card = 0
  beforeAll(async () => {
    cart = await creator(shop.payload)('carts', { token: 'of the lines', version: 0 })
    card = await creator(shop.payload)('gift-cards' as never, {
      code: 'of the entries',
      lastFour: 'ABCD',
      amount: 1,
      balance: 1,
      language: 'en',
      recipientEmail: 'a@example.com',
    })
    for (const role of roles) {
      const { id } = await shop.payload.create({
        collection: 'users',
        data: { email: `${role}@portage.example`, password: 'a long password', role } as never,
      })
      users.set(role, { id: Number(id), collection: 'users', role })
    }
  })

  test('every collection of the shop is in the table', () => {
    const own = shop.payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
    expect(own.toSorted()).toEqual(Object.keys(expected).toSorted())
  })

  test.each(Object.entries(expected) as [GuardedCollection, string][])('%s: %s', async (collection, table) => {
    const visitors: Visitor[] = [...roles, 'nobody']
    const found = []
    for (const visitor of visitors)
      found.push(
        await allowedTo(shop.payload, collection, users.get(visitor), async () =>
          document(collection, { ...shop.fixture, cart, card }),
        ),
      )
    expect(found.join(' ')).toBe(table)
  })

  // Payload reads the signed-in user by the collection's own rule, and signs out whom it cannot read.
  test.each(roles)('%s can sign in and sees their own account', async (role) => {
    const { payload } = shop
    const { user } = await payload.login({
      collection: 'users',
      data: { email: `${role}@portage.example`, password: 'a long password' },
      overrideAccess: false,
    })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
    const me = await meOperation({ collection: payload.collections.users!, req })
    expect(me.user).toMatchObject({ email: `${role}@portage.example`, role })
  })

  test.each(roles.filter((role) => role !== 'administrator'))(
    '%s reads no other member of the staff, and makes nobody of himself',
    async (role) => {
      const own = users.get(role)!
      const { docs } = await shop.payload.find({ collection: 'users', overrideAccess: false, user: own as never })
      expect(docs.map(({ id }) => id)).toEqual([own.id])
      // A field that may not be changed is left as it was.
      const mine = { collection: 'users', id: own.id, overrideAccess: false, user: own as never } as const
      const { role: still } = (await shop.payload.update({
        ...mine,
        data: { role: 'administrator' } as never,
      })) as unknown as { role: Role }
      expect(still).toBe(role)
      const other = users.get('administrator')!
      expect(
        await succeeds(() => shop.payload.update({ ...mine, id: other.id, data: { name: 'Mine' } as never })),
      ).toBe(false)
    },
  )

  test.each(roles)('%s can change the own password', async (role) => {
    const { payload } = shop
    const own = users.get(role)!
    const signIn = (password: string) =>
      payload.login({
        collection: 'users',
        data: { email: `${role}@portage.example`, password },
        overrideAccess: false,
      })
    await payload.update({
      collection: 'users',
      id: own.id,
      data: { password: 'another long password' } as never,
      overrideAccess: false,
      user: own as never,
    })
    await expect(signIn('a long password')).rejects.toThrow()
    expect((await signIn('another long password')).token).toBeTruthy()
    await payload.update({
      collection: 'users',
      id: own.id,
      data: { password: 'a long password' } as never,
      overrideAccess: false,
      user: own as never,
    })
  })
})

/** Letters of the operations that succeed; an error other than a refusal fails the test. */
async function allowedTo(
  payload: Payload,
  slug: GuardedCollection,
  user: { id: number } | undefined,
  make: () => Promise<Made>,
): Promise<string> {
  const as = {
    collection: slug as CollectionSlug,
    overrideAccess: false,
    user: user as never,
    depth: 0,
    context: { silent: true },
  } as const
  const made = await make()
  const create = (more: object) => payload.create({ ...made, ...as, ...more } as never) as Promise<{ id: number }>
  let own: number | undefined
  const created = await succeeds(async () => void (own = (await create({})).id))
  const id = own ?? (await create({ overrideAccess: true })).id
  const tries: Record<Exclude<Operation, 'create'>, () => Promise<unknown>> = {
    read: () => payload.findByID({ ...as, id }),
    update: () => payload.update({ ...as, id, data: changeOf(slug) as never }),
    delete: () => payload.delete({ ...as, id }),
  }
  let letters = created ? 'c' : ''
  for (const operation of ['read', 'update', 'delete'] as const)
    if (await succeeds(tries[operation])) letters += operation.charAt(0)
  return letters || '-'
}

/** A document that a user may read only if it is their own is "not found" for a visitor. */
async function succeeds(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    if (error instanceof Forbidden || (error instanceof APIError && error.status === 404)) return false
    throw error
  }
}

/** As much of a WebM file as says that it is one. */
const webmHead = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex')

type Made = { data: object; file?: object }
let count = 0

/** A document that its collection accepts, different each time. */
async function document(
  collection: GuardedCollection,
  { categories, brands, cart, card }: Pick<Fixture, 'categories' | 'brands'> & { cart: number; card: number },
): Promise<Made> {
  const key = `test-${++count}`
  const named = { key, slug: key, name: 'Name' }
  const made: Record<GuardedCollection, object> = {
    products: {
      code: key,
      slug: key,
      title: 'Title',
      description: 'Words.',
      brand: brands.lowcloud,
      categories: [categories.tents],
      publishedOn: '2026-01-01',
      variants: [{ sku: key, price: 1 }],
    },
    categories: named,
    brands: named,
    'product-collections': named,
    colours: { ...named, hex: '#112233', family: 'blue' },
    tags: { ...named, hierarchy: 'primary', colour: 'red' },
    sellers: { ...named, shipsFrom: 'Ontario', returns: 'Never.' },
    inventory: { sku: key, location: 'online', quantity: 1 },
    stores: {
      slug: key,
      name: 'Store',
      street: '1 Road',
      city: 'Nelson',
      province: 'BC',
      postalCode: 'V1L 1A1',
      latitude: 49.5,
      longitude: -117.3,
      phone: '250-555-0101',
      timeZone: 'America/Vancouver',
    },
    pages: { key, slug: key, title: 'Title', layout: [{ blockType: 'inlinealert', text: 'Mind the bear.' }] },
    'promo-messages': { text: 'Words', order: count },
    redirects: { from: `/en/old-${key}`, to: '/en', status: '301' },
    menus: { title: key, url: '/x', language: 'en', placement: 'main', order: 1 },
    media: { alt: key },
    videos: { title: 'Snow', wordless: true },
    newsletter: {
      email: `${key}@example.com`,
      language: 'en',
      status: 'pending',
      consent: 'Words.',
      askedAt: '2026-01-01T00:00:00.000Z',
    },
    orders: {
      number: key,
      key,
      state: 'placed',
      fulfilment: 'ship',
      language: 'en',
      placedAt: '2026-01-01T00:00:00.000Z',
      email: 'a@example.com',
      total: 1,
      due: 1,
      paid: 0,
      refunded: 0,
      data: {},
    },
    payments: {
      key,
      cart: key,
      gateway: 'test',
      amount: 1,
      captured: 0,
      refunded: 0,
      state: 'authorizing',
      touchedAt: 1,
    },
    'gift-cards': {
      code: key,
      lastFour: 'ABCD',
      amount: 1,
      balance: 1,
      language: 'en',
      recipientEmail: 'a@example.com',
    },
    'gift-card-entries': { card, kind: 'issued', amount: 1 },
    'promo-codes': { code: `PROMO-${count}`, kind: 'percentage', percent: 10, uses: 0 },
    'tax-rates': {
      province: 'AB',
      code: 'GST',
      percent: 5,
      effectiveFrom: '2008-01-01',
      source: 'https://www.canada.ca',
    },
    'order-events': { order: key, at: '2026-01-01T00:00:00.000Z', kind: 'placed', by: 'shop' },
    outbox: { key, kind: 'capture', data: {}, dueAt: 1, tries: 0 },
    checkouts: { cart: key, key, state: {} },
    'test-charges': { key, outcome: 'approve', amount: 1, captured: 0, refunded: 0, state: 'authorized' },
    users: { email: `${key}@portage.example`, password: 'a long password', role: 'editor' },
    carts: { token: key, version: 0 },
    'cart-lines': { cart, sku: key, quantity: 1 },
    changes: { target: 'test', docId: key, at: 1 },
    'search-synonyms': { language: 'en', kind: 'same', words: 'toque, beanie' },
    'search-rules': {
      name: 'Rule',
      language: 'en',
      anchoring: 'is',
      query: 'maps',
      action: 'redirect',
      url: '/en/stores',
    },
    'search-queries': { queryId: key, language: 'en', query: 'tent', hits: 1, at: 1 },
    'search-events': { queryId: key, kind: 'click', product: 'x', at: 1 },
    customers: {
      id: key,
      email: `${key}@example.com`,
      name: 'Name',
      emailVerified: true,
      locale: 'en',
      employeePrices: false,
    },
    'customer-sessions': { id: key, userId: 'u', token: key, expiresAt: '2026-01-01T00:00:00.000Z' },
    'customer-credentials': { id: key, userId: 'u', accountId: 'u', providerId: 'credential', password: 'x' },
    'customer-verifications': { id: key, identifier: key, value: 'x', expiresAt: '2026-01-01T00:00:00.000Z' },
    'customer-passkeys': {
      id: key,
      userId: 'u',
      publicKey: 'x',
      credentialId: key,
      counter: 0,
      deviceType: 'x',
      backedUp: false,
    },
    'customer-addresses': {
      id: key,
      userId: 'u',
      name: 'Name',
      street: '1 Road',
      city: 'Nelson',
      province: 'BC',
      postalCode: 'V1L 1A1',
      isDefault: false,
    },
    'wishlist-items': { userId: 'u', productId: key },
    'wishlist-links': { userId: key, token: key },
    'security-events': { kind: 'sign-in' },
    throttles: { key, failures: 1, blockedUntil: 0, lastAt: 0 },
    employees: { name: 'Name', staffNumber: String(10_000 + count), pin: '123456', active: true },
    'employee-rules': { name: 'Rule', kind: 'discount', percent: 20, active: true },
    'employee-uses': { employee: '1000', kind: 'taken' },
    'visit-events': { day: '2026-01-01', at: 1, visit: key, language: 'en', name: 'page_view', path: '/en' },
    'consent-log': { key, day: '2026-01-01', how: 'refuse', gpc: 'off', language: 'en', choices: 1 },
    'assistant-usage': { day: key, tokens: 1 },
  }
  const data = made[collection]
  if (collection === 'videos')
    return { data, file: { name: `${key}.webm`, mimetype: 'video/webm', size: webmHead.length, data: webmHead } }
  if (collection !== 'media') return { data }
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
    .png()
    .toBuffer()
  return { data, file: { name: `${key}.png`, data: bytes, mimetype: 'image/png', size: bytes.length } }
}

const changeOf = (collection: GuardedCollection): object =>
  ({
    inventory: { quantity: 7 },
    stores: { city: 'Fernie' },
    products: { popularity: 3 },
    pages: { summary: 'x' },
    'promo-messages': { order: 9 },
    redirects: { status: '302' },
    menus: { order: 9 },
    media: { alt: 'x' },
    newsletter: { consent: 'x' },
    users: { name: 'x' },
    throttles: { failures: 2 },
    'customer-sessions': { ipAddress: 'x' },
    'customer-credentials': { accountId: 'x' },
    'customer-verifications': { identifier: 'x' },
    'wishlist-items': { userId: 'x' },
    'wishlist-links': { userId: `x${count}` },
    'security-events': { detail: 'x' },
    'employee-uses': { employee: '1001' },
    'promo-codes': { uses: 1 },
    'tax-rates': { percent: 6 },
    carts: { version: 2 },
    'cart-lines': { quantity: 2 },
    changes: { at: 2 },
    'visit-events': { at: 2 },
    'consent-log': { choices: 2 },
    'assistant-usage': { tokens: 2 },
    'search-synonyms': { words: 'a, b' },
    'search-queries': { at: 2 },
    'search-events': { at: 2 },
  })[collection as string] ?? { name: 'Other' }
