import { roles, type Role } from '../../cms/access/permissions.ts'
import type { Visitor } from './visitors.ts'

/** The roles that get a response, and its status; all others get `refused`. Public endpoints are marked `everybody`. */
export type AdminEndpoint = {
  at: string
  may: readonly Role[] | 'everybody'
  status: number
  refused?: number
  body?: object | ((visitor: Visitor) => object)
}
/** Whoever reads orders. */
const ofOrders = ['administrator', 'merchandiser', 'store-staff', 'service'] as const
const writers = ['administrator', 'merchandiser', 'editor'] as const

/**
 * Every other endpoint of the admin: the shop's own, and what Payload adds for globals, sign-in, files, preferences
 * and jobs.
 */
export const adminEndpoints: Record<string, AdminEndpoint> = {
  'get /visits-report': { at: '/visits-report', may: ['administrator', 'merchandiser'], status: 200 },
  'get /search-report': { at: '/search-report?language=en&days=30', may: roles, status: 200 },
  'get /choices/:kind': { at: '/choices/places', may: roles, status: 200 },
  'get /tax-report': { at: '/tax-report', may: ['administrator', 'merchandiser'], status: 200 },
  'get /taxes-collected': { at: '/taxes-collected', may: ['administrator', 'merchandiser'], status: 200 },
  'get /gift-card-balances': { at: '/gift-card-balances', may: ['administrator', 'merchandiser'], status: 200 },
  'get /sample-data': { at: '/sample-data', may: ['administrator'], status: 200 },
  'post /sample-data/keep': { at: '/sample-data/keep', may: ['administrator'], status: 200 },
  'post /sample-data/remove': {
    at: '/sample-data/remove',
    may: ['administrator'],
    status: 400,
    body: { name: 'a guess' },
  },
  'get /phone-orders': { at: '/phone-orders', may: ['administrator', 'service'], status: 200 },
  'post /phone-orders/withdraw': { at: '/phone-orders/withdraw', may: ['administrator', 'service'], status: 400 },
  'post /phone-orders/send-again': { at: '/phone-orders/send-again', may: ['administrator', 'service'], status: 400 },
  'post /phone-orders/price': { at: '/phone-orders/price', may: ['administrator', 'service'], status: 400 },
  'post /phone-orders/send': { at: '/phone-orders/send', may: ['administrator', 'service'], status: 400 },
  'get /home': { at: '/home', may: roles, status: 200 },
  'get /sales-report': { at: '/sales-report?from=2026-01-01&until=2026-01-31', may: ofOrders, status: 200 },
  'get /feed-report': { at: '/feed-report', may: roles, status: 200 },
  'get /mail': { at: '/mail', may: ['administrator'], status: 200 },
  'get /mail/:file': { at: '/mail/none.eml', may: ['administrator'], status: 404 },
  'get menus/export/:language': { at: '/menus/export/en', may: roles, status: 200 },
  'post menus/import/:language': { at: '/menus/import/en', may: writers, status: 400 },
  'post menus/move/:language': { at: '/menus/move/en', may: writers, status: 400 },
  'get menus/waiting/:language': { at: '/menus/waiting/en', may: roles, status: 200 },
  'post menus/publish/:language': { at: '/menus/publish/en', may: writers, status: 200 },
  'post menus/discard/:language': { at: '/menus/discard/en', may: writers, status: 200 },
  'get media/folders': { at: '/media/folders', may: roles, status: 200 },
  'post media/move-to-folder': { at: '/media/move-to-folder', may: writers, status: 400 },
  'get media/:id/uses': { at: '/media/1/uses', may: roles, status: 200 },
  'get products/export': { at: '/products/export', may: roles, status: 200 },
  'post products/import': { at: '/products/import', may: ['administrator', 'merchandiser'], status: 400 },
  'get products/imports': { at: '/products/imports', may: ['administrator', 'merchandiser'], status: 200 },
  'post products/undo-import': { at: '/products/undo-import', may: ['administrator', 'merchandiser'], status: 400 },
  'post products/list-facts': { at: '/products/list-facts', may: roles, status: 400 },
  'post products/change-many': { at: '/products/change-many', may: ['administrator', 'merchandiser'], status: 400 },
  'post products/variant-facts': { at: '/products/variant-facts', may: roles, status: 400 },
  'post markdowns/preview': { at: '/markdowns/preview', may: roles, status: 200, body: { percent: 10 } },
  'post markdowns/find': { at: '/markdowns/find', may: roles, status: 200, body: { text: 'tent' } },
  'get orders/export': { at: '/orders/export', may: ofOrders, status: 200 },
  'get newsletter/export': { at: '/newsletter/export', may: ['administrator', 'merchandiser'], status: 200 },
  'get reviews/export': { at: '/reviews/export', may: roles, status: 200 },
  'post reviews/import': { at: '/reviews/import', may: ['administrator', 'merchandiser', 'editor'], status: 400 },
  'get review-pictures/file/:file': { at: '/review-pictures/file/none', may: roles, status: 404 },
  'get stores/export': { at: '/stores/export', may: roles, status: 200 },
  'post stores/import': { at: '/stores/import', may: ['administrator', 'merchandiser'], status: 400 },
  'get redirects/export': { at: '/redirects/export', may: roles, status: 200 },
  'post redirects/import': { at: '/redirects/import', may: writers, status: 400 },
  'get inventory/export': { at: '/inventory/export', may: roles, status: 200 },
  'post inventory/import': { at: '/inventory/import', may: ['administrator', 'merchandiser'], status: 400 },
  'post stores/holiday': { at: '/stores/holiday', may: ['administrator', 'merchandiser', 'store-staff'], status: 400 },
  'get customers/:id/sheet': { at: '/customers/nobody/sheet', may: ['administrator', 'service'], status: 404 },
  'post customers/:id/note': {
    at: '/customers/nobody/note',
    may: ['administrator', 'service'],
    status: 404,
    body: { note: 'Rings on Fridays.' },
  },
  'post customers/:id/delete': { at: '/customers/nobody/delete', may: ['administrator'], status: 404 },
  'get orders/:number/sheet': { at: '/orders/P-999999/sheet', may: ofOrders, status: 404 },
  'post orders/:number/act': {
    at: '/orders/P-999999/act',
    may: ['administrator', 'store-staff'],
    status: 409,
    body: { action: 'prepare' },
  },
  'post orders/:number/refuse-return': {
    at: '/orders/P-999999/refuse-return',
    may: ['administrator', 'merchandiser', 'service'],
    status: 409,
    body: { why: 'Worn outside' },
  },
  'post gift-cards/:id/active': {
    at: '/gift-cards/999999/active',
    may: ['administrator', 'merchandiser', 'service'],
    status: 404,
    body: { active: false },
  },
  'post orders/:number/note': {
    at: '/orders/P-999999/note',
    may: ofOrders,
    status: 409,
    body: { note: 'Called about the size' },
  },
  'post orders/:number/tags': { at: '/orders/P-999999/tags', may: ofOrders, status: 409, body: { tags: 'rush' } },
  'post orders/:number/address': {
    at: '/orders/P-999999/address',
    may: ['administrator', 'service'],
    status: 409,
    body: { key: 'a-key-of-enough-length', address: { city: 'Calgary' } },
  },
  'get orders/:number/swaps': { at: '/orders/P-999999/swaps?line=0', may: ['administrator', 'service'], status: 404 },
  'post orders/:number/swap': { at: '/orders/P-999999/swap', may: ['administrator', 'service'], status: 400 },
  'post orders/:number/withdraw-correction': {
    at: '/orders/P-999999/withdraw-correction',
    may: ['administrator', 'service'],
    status: 409,
  },
  'post orders/:number/resend': {
    at: '/orders/P-999999/resend',
    may: ofOrders,
    status: 409,
    body: { key: 'a-key-of-enough-length', at: '2026-11-29T18:00:00.000Z' },
  },
  'post orders/:number/label-sent': {
    at: '/orders/P-999999/label-sent',
    may: ['administrator', 'merchandiser', 'service'],
    status: 409,
  },
  'get orders/:number/packing-slip': { at: '/orders/P-999999/packing-slip', may: ofOrders, status: 404 },
  'get orders/packing-slips': { at: '/orders/packing-slips?ids=999999', may: ofOrders, status: 404 },
  'post orders/prepare': { at: '/orders/prepare', may: ['administrator', 'store-staff'], status: 400 },
  'post orders/import': { at: '/orders/import', may: ['administrator', 'store-staff'], status: 400 },
  'post webhooks/:id/secret': { at: '/webhooks/999999/secret', may: ['administrator'], status: 404 },
  'post api-keys/:id/key': { at: '/api-keys/999999/key', may: ['administrator'], status: 404 },
  'post webhook-deliveries/:id/replay': {
    at: '/webhook-deliveries/999999/replay',
    may: ['administrator'],
    status: 404,
  },
  'get globals/shop-settings/': { at: '/globals/shop-settings', may: ['administrator', 'merchandiser'], status: 200 },
  'post globals/shop-settings/': { at: '/globals/shop-settings', may: ['administrator'], status: 200 },
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
  // Of others only administrators see and change it.
  'get users/:id/second-step': { at: '/users/999999/second-step', may: ['administrator'], status: 404 },
  'post users/:id/second-step/remove': {
    at: '/users/999999/second-step/remove',
    may: ['administrator'],
    status: 404,
    body: { password: 'a guess' },
  },
  'post users/second-step/start': { at: '/users/second-step/start', may: roles, status: 200 },
  'post users/second-step/confirm': { at: '/users/second-step/confirm', may: roles, status: 400 },
  'post users/second-step/recovery-codes': { at: '/users/second-step/recovery-codes', may: roles, status: 400 },
  'post users/second-step/off': { at: '/users/second-step/off', may: roles, status: 400 },
  'get users/init': { at: '/users/init', may: 'everybody', status: 200 },
  'get users/me': { at: '/users/me', may: 'everybody', status: 200 },
  'post users/login': {
    at: '/users/login',
    may: 'everybody',
    status: 401,
    body: (visitor) => ({ email: `no-${visitor.replace(' ', '-')}@portage.example`, password: 'a guess' }),
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
