import { APIError, Forbidden, meOperation, createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { databases, shopOn } from '../../server/testing/databases.ts'
import { creator } from '../../server/testing/fixture.ts'
import { changeOf, guardedDocument, type Made } from '../../server/testing/guarded-document.ts'
import { roles, type GuardedCollection, type Role } from './permissions.ts'

type Visitor = Role | 'nobody'
type Operation = 'create' | 'read' | 'update' | 'delete'

/** What each may do, written a second time: c(reate), r(ead), u(pdate), d(elete), - nothing. */
const expected: Record<GuardedCollection, string> = {
  // In this order: administrator merchandiser editor store-staff service nobody
  products: 'crud crud r r r -',
  categories: 'crud crud r r r -',
  brands: 'crud crud r r r -',
  'product-collections': 'crud crud r r r -',
  colours: 'crud crud r r r -',
  tags: 'crud crud r r r -',
  sellers: 'crud crud r r r -',
  'size-guides': 'crud crud r r r -',
  'product-imports': 'r r - - - -',
  'product-import-changes': '- - - - - -',
  inventory: 'crud crud r ru r -',
  stores: 'crud crud r ru r -',
  pages: 'crud ru crud r r -',
  'promo-messages': 'crud crud crud r r -',
  redirects: 'crud crud crud r r -',
  menus: 'crud crud crud r r -',
  media: 'crud crud crud r r -',
  'media-folders': 'crud crud crud r r -',
  videos: 'crud crud crud r r -',
  reviews: 'rud rud rud r ru -',
  questions: 'rud rud rud r ru -',
  'review-pictures': 'rud rud rud r ru -',
  'review-votes': '- - - - - -',
  'mail-opt-outs': '- - - - - -',
  'stock-alerts': 'r r - - - -',
  newsletter: 'crud r - - - -',
  'visit-events': 'r r - - - -',
  'consent-log': 'r - - - - -',
  'assistant-usage': '- - - - - -',
  // Written by the shop itself; staff change it by actions only.
  orders: 'r r - r r -',
  payments: 'r r - - r -',
  'gift-cards': 'r r - r r -',
  'gift-card-entries': 'r r - - r -',
  markdowns: 'crud crud r r r -',
  'promo-codes': 'crud crud r r r -',
  promotions: 'crud crud r r r -',
  'tax-rates': 'crud r - - - -',
  'agent-sessions': 'r r - - - -',
  'order-events': 'r - - - r -',
  outbox: 'r - - - - -',
  webhooks: 'crud - - - - -',
  'webhook-deliveries': 'r - - - - -',
  'api-keys': 'crud - - - - -',
  'api-requests': '- - - - - -',
  checkouts: 'r - - - - -',
  'test-charges': 'r - - - - -',
  users: 'crud - - - - -',
  carts: 'crud - - - - -',
  'cart-lines': 'crud - - - - -',
  changes: 'crud - - - - -',
  'search-synonyms': 'crud crud r r r -',
  'search-rules': 'crud crud r r r -',
  'search-queries': 'crud - - - - -',
  recommendations: '- - - - - -',
  'search-events': 'crud - - - - -',
  customers: 'r - - - r -',
  'customer-sessions': '- - - - - -',
  'customer-credentials': '- - - - - -',
  'customer-verifications': '- - - - - -',
  'agent-links': '- - - - - -',
  'customer-passkeys': '- - - - - -',
  'customer-addresses': '- - - - - -',
  'customer-notes': '- - - - - -',
  'wishlist-items': '- - - - - -',
  'wishlist-links': '- - - - - -',
  'security-events': 'r - - - - -',
  throttles: '- - - - - -',
  'staff-second-steps': '- - - - - -',
  // Their own (src/server/admin/saved-views.int.test.ts has those of others).
  'saved-views': 'crud crud crud crud crud -',
  employees: 'crud - - - - -',
  'employee-rules': 'crud crud - - - -',
  'employee-uses': 'r r - - - -',
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
          guardedDocument(collection, { ...shop.fixture, cart, card }),
        ),
      )
    expect(found.join(' ')).toBe(table)
  })

  // Payload reads the signed-in user by the collection's own rule, and signs out a user that it cannot read.
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
    '%s reads no other member of the staff, and cannot change their own role',
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

  test.each(roles)('%s can change their own password', async (role) => {
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
