import { readdirSync, readFileSync } from 'node:fs'
import { request as newRequest, expect, test } from '@playwright/test'
import { formHosts } from '../../src/domain/content/embed-hosts.ts'
import { elements } from '../support/html.ts'
import { cart, everyPage, locales, missing, pages, search } from '../support/pages.ts'
import { answer, answerToRaw } from '../support/requests.ts'

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map((rule): [string, string[]] => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name, sources]
    }),
  )

/** Everything a shopper could bring along. */
const jar = (shopper: string) =>
  `cart=${shopper.repeat(32)}; favourite_store=calgary-macleod-trail; NEXT_LOCALE=${shopper === 'a' ? 'fr' : 'en'}; store_pc=1; OptanonConsent=groups=C0001:1,C0002:1; session=${shopper}`

for (const { locale, path } of [
  ...everyPage,
  ...locales.flatMap((locale) => [
    { locale, path: cart[locale] },
    { locale, path: search[locale] },
    { locale, path: missing[locale] },
  ]),
]) {
  test(`${path} lets no script run but its own`, async ({ request }) => {
    const response = await answer(request, path)
    const headers = response.headers()
    const policy = policyOf(headers)
    expect(policy['default-src']).toEqual(["'self'"])
    expect(policy['script-src']?.filter((source) => source !== "'self'" && !/^'(sha256|nonce)-/.test(source))).toEqual(
      [],
    )
    expect([policy['object-src'], policy['base-uri'], policy['frame-ancestors']]).toEqual([
      ["'none'"],
      ["'none'"],
      ["'self'"],
    ])
    // Forms that editors embed may go to the listed hosts, and nowhere else.
    expect(policy['form-action']).toEqual(["'self'", ...formHosts.map((host) => `https://${host}`)])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
    const page = await response.text()
    expect(page).not.toMatch(/<[^>]+\son\w+=/)
    expect(elements(page, 'script').filter(({ src }) => src !== undefined && !src.startsWith('/assets/'))).toEqual([])
    expect(elements(page, 'html')[0]?.lang).toBe(locale === 'en' ? 'en-CA' : 'fr-CA')
  })
}

for (const path of [
  ...everyPage.map(({ path }) => path),
  ...Object.values(search),
  '/sitemap-en.xml',
  '/robots.txt',
  '/api/menu/fr',
]) {
  test(`${path} is the same for all visitors, and sets no cookie`, async ({ request }) => {
    const plain = await answer(request, path)
    for (const shopper of ['a', 'b']) {
      const response = await answer(request, path, {
        cookie: jar(shopper),
        'accept-language': 'fr',
        'user-agent': shopper,
      })
      expect((await response.body()).equals(await plain.body())).toBe(true)
      expect(response.headers()['set-cookie']).toBeUndefined()
    }
    expect(plain.headers()['cache-control']).toMatch(/^public/)
    expect((await answer(request, path, { 'if-none-match': plain.headers().etag ?? '' })).status()).toBe(304)
  })
}

for (const locale of locales) {
  test(`${locale}: a private page is cached by no one`, async ({ request }) => {
    for (const path of [cart[locale], `/api/cart?locale=${locale}`])
      expect((await answer(request, path)).headers()['cache-control']).toBe('private, no-store')
    const added = await request.post('/api/cart', { data: { intent: 'add', sku: '5027-227-EMBER', locale } })
    expect(added.headers()['set-cookie']).toMatch(
      /^cart=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+(; Secure)?$/,
    )
    expect(await (await request.get(cart[locale])).text()).toContain('5027-227-EMBER')
    const stranger = await newRequest.newContext({ baseURL: test.info().project.use.baseURL })
    expect(await (await stranger.get(cart[locale])).text()).not.toContain('5027-227-EMBER')
    await stranger.dispose()
  })
}

const strange: Record<string, string>[] = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.portage.test' },
]
for (const headers of strange) {
  test(`a write with ${JSON.stringify(headers)} is refused`, async ({ request }) => {
    for (const path of ['/api/cart', cart.en, `${cart.fr}.data`]) {
      const response = await request.post(path, { headers, form: { intent: 'add', sku: '5027-227-EMBER' } })
      expect(response.status(), path).toBe(403)
      expect(response.headers()['set-cookie']).toBeUndefined()
    }
    expect(((await (await request.get('/api/cart')).json()) as { lines: unknown[] }).lines).toEqual([])
  })
}

test('/media gives pictures at the listed widths and quality, and nothing else', async ({ request, baseURL }) => {
  const source =
    elements(await (await request.get(pages.product.en)).text(), 'img').find(({ src }) => src?.startsWith('/media/'))
      ?.src ?? ''
  const file = source.split('?')[0] ?? ''
  const good = await answer(request, `${file}?w=320&q=65`, { accept: 'image/avif,image/webp,*/*' })
  expect([good.status(), good.headers()['content-type'], good.headers()['x-content-type-options']]).toEqual([
    200,
    'image/avif',
    'nosniff',
  ])
  expect((await answer(request, `${file}?w=320&q=65`, { accept: 'image/webp' })).headers()['content-type']).toBe(
    'image/webp',
  )
  for (const query of [
    'w=321&q=65',
    'w=0&q=65',
    'w=-320&q=65',
    'w=99999&q=65',
    'w=abc&q=65',
    'w=320&q=100',
    'w=320&q=1',
    'w=3.2e2x&q=65',
  ])
    expect((await answer(request, `${file}?${query}`)).status(), query).toBe(400)
  for (const path of [
    '../portage.db',
    '..%2Fportage.db',
    '%2e%2e%2fportage.db',
    '..%5Cportage.db',
    '....//portage.db',
    '%252e%252e%252fportage.db',
    '.env',
    'portage.db',
    'secret',
    'x%00.png',
    'nothing-such.png',
    '/etc/passwd',
    '%2Fetc%2Fpasswd.png',
  ]) {
    const { status, body } = await answerToRaw(baseURL ?? '', `/media/${path}?w=320&q=65`)
    expect([400, 404], path).toContain(status)
    expect(body).not.toMatch(/SQLite|root:/)
  }
})

for (const path of [
  '/admin/%E0%A4%A',
  '/admin/api/media/file/%E0%A4%A',
  '/admin/api/%ff',
  '/api/search/1/indexes/%E0%A4%A/query',
  '/media/%E0%A4%A',
  '/video/%E0%A4%A',
  '/api/%ff',
]) {
  test(`${path}, which cannot be decoded, is the visitor’s mistake`, async ({ baseURL }) => {
    const { status, body } = await answerToRaw(baseURL ?? '', path)
    expect([400, 404]).toContain(status)
    expect(body).not.toMatch(/URIError|node_modules|\bat \w+ \(/)
  })
}

for (const path of [
  '/.env',
  '/package.json',
  '/build/shop/server/index.js',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/.git/config',
  '/portage.db',
  '/api/../.env',
  '/%2e%2e/package.json',
  '/src/root.tsx',
  '/node_modules/react/package.json',
]) {
  test(`${path} is not served`, async ({ baseURL }) => {
    const { status, body } = await answerToRaw(baseURL ?? '', path)
    expect(status).toBe(404)
    expect(body).not.toMatch(/"dependencies"|SQLite|\[core\]/)
  })
}

test('a write from the shop’s own page is taken', async ({ request, baseURL }) => {
  const response = await request.post(cart.en, {
    headers: { origin: new URL(baseURL ?? '').origin },
    form: { intent: 'add', sku: '5107-232-GRANITE-M' },
    maxRedirects: 0,
  })
  expect([response.status(), response.headers().location]).toEqual([303, cart.en])
  expect(await (await request.get('/api/cart')).json()).toMatchObject({
    lines: [{ sku: '5107-232-GRANITE-M', quantity: 1 }],
  })
})

test('the browser’s scripts name nothing of the server’s environment, packages and tables', () => {
  const named = [
    ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^#?\s*([A-Z][A-Z_]+)=/gm),
  ].map(([, name = '']) => name)
  // One-word names such as PORT are also words of other people's code.
  const secret = new Set(['SECRET', 'DATABASE_URL', ...named.filter((name) => name.includes('_'))])
  const folder = new URL('../../build/shop/client/assets/', import.meta.url)
  const files = readdirSync(folder)
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  // Names of the server's own parts and packages, too.
  const parts = [
    'pinHash',
    'pin_hash',
    'employeePrice"',
    'customer_sessions',
    'better-auth',
    'payload-token',
    'nodemailer',
    'drizzle',
    'select id from',
  ]
  const patterns = [
    /process\.env/,
    /postgres(ql)?:\/\//,
    ...parts.map((part) => new RegExp(part)),
    ...[...secret].map((name) => new RegExp(`\\b${name}\\b`)),
  ]
  const leaks = scripts.flatMap((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8')
    return patterns.filter((pattern) => pattern.test(code)).map((pattern) => `${file}: ${pattern.source}`)
  })
  expect(leaks).toEqual([])
})
