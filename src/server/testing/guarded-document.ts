import sharp from 'sharp'
import type { GuardedCollection } from '../../cms/access/permissions.ts'
import type { Fixture } from './fixture.ts'
import { webm } from './uploads.ts'

export type Made = { data: object; file?: object }
let count = 0

/** A document that its collection accepts, different each time. */
export async function guardedDocument(
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
    'staff-second-steps': { secret: key, lastStep: 0 },
    employees: { name: 'Name', staffNumber: String(10_000 + count), pin: '123456', active: true },
    'employee-rules': { name: 'Rule', kind: 'discount', percent: 20, active: true },
    'employee-uses': { employee: '1000', kind: 'taken' },
    'visit-events': { day: '2026-01-01', at: 1, visit: key, language: 'en', name: 'page_view', path: '/en' },
    'consent-log': { key, day: '2026-01-01', how: 'refuse', gpc: 'off', language: 'en', choices: 1 },
    'assistant-usage': { day: key, tokens: 1 },
  }
  const data = made[collection]
  if (collection === 'videos')
    return { data, file: { name: `${key}.webm`, mimetype: 'video/webm', size: webm.length, data: webm } }
  if (collection !== 'media') return { data }
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#5b2a55' } })
    .png()
    .toBuffer()
  return { data, file: { name: `${key}.png`, data: bytes, mimetype: 'image/png', size: bytes.length } }
}

/** A valid change of such a document. */
export const changeOf = (collection: GuardedCollection): object =>
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
    'staff-second-steps': { lastStep: 1 },
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
