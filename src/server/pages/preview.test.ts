import type { Payload } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { languageOfForm, LINK_MS, PREVIEW_MS, previewLink, previewSession, productPreviewLink } from './preview-link.ts'
import { preview } from './preview.ts'
import { served } from '../testing/http.ts'

const SECRET = 'the secret of this shop'
const NOW = 1_800_000_000_000
const users: Record<string, { id: number; role?: string }> = {
  editor: { id: 7, role: 'editor' },
  other: { id: 8, role: 'editor' },
  shopper: { id: 9 },
}

/** A fake Payload that signs in the user named by the token, and records the requests. */
const auth = vi.fn(async ({ headers }: { headers: Headers }) => ({
  user: users[/^JWT (\w+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''] ?? null,
}))
const payload = async () => ({ secret: SECRET, auth }) as unknown as Payload
let now = NOW
const { enter, isOn } = preview({ payload, secure: false, now: () => now })
const ask = served(
  () => async (request, response, url) =>
    url.pathname === '/api/preview' ? enter(request, response, url) : void response.end(String(await isOn(request))),
)
const link = previewLink({ key: 'ski', slug: 'ski-shop' }, 'fr', SECRET, NOW) ?? ''

describe('the link of the admin (acceptance 102)', () => {
  test('lets an editor in: to the page, with a cookie that scripts cannot read, and never cached', async () => {
    now = NOW
    const { status, headers } = await ask(link, { headers: { cookie: 'payload-token=editor' } })
    expect([status, headers.location, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      302,
      '/fr/explorer/ski-shop',
      'no-store',
      'noindex',
    ])
    expect(headers['set-cookie']?.[0]).toMatch(/^preview=\d+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7200$/)
  })

  test.each([
    ['nobody', link, {}],
    ['a shopper', link, { cookie: 'payload-token=shopper' }],
    ['an editor with a link of another page', link.replace('ski-shop', 'privacy'), { cookie: 'payload-token=editor' }],
    ['an editor with another signature', `${link}x`, { cookie: 'payload-token=editor' }],
    ['an editor without a signature', '/api/preview?to=/en', { cookie: 'payload-token=editor' }],
    ['an editor’s browser that fetches ahead', link, { cookie: 'payload-token=editor', 'sec-purpose': 'prefetch' }],
  ])('does nothing for %s', async (_, path, headers) => {
    now = NOW
    expect((await ask(path, { headers })).headers['set-cookie']).toBeUndefined()
  })

  test('does nothing an hour later, nor for a longer time than links are made for', async () => {
    now = NOW + LINK_MS + 1
    expect((await ask(link, { headers: { cookie: 'payload-token=editor' } })).headers['set-cookie']).toBeUndefined()
    now = NOW - 1
    expect((await ask(link, { headers: { cookie: 'payload-token=editor' } })).headers['set-cookie']).toBeUndefined()
  })

  test('leads to pages of the shop only', async () => {
    const elsewhere = previewLink({ key: 'x', slug: '../..//evil.example' }, 'en', SECRET, NOW) ?? ''
    expect((await ask(elsewhere, { headers: { cookie: 'payload-token=editor' } })).headers.location).toBe('/')
  })

  test('is not made for a page without an address, and of the home page leads home', () => {
    expect(previewLink({ key: 'new' }, 'en', SECRET, NOW)).toBeUndefined()
    expect(previewLink({ key: 'home', slug: 'home' }, 'fr', SECRET, NOW)).toContain('to=%2Ffr&')
    expect(productPreviewLink({}, 'fr', SECRET, NOW)).toBeUndefined()
    expect(productPreviewLink({ code: '5102-100' }, 'fr', SECRET, NOW)).toContain('to=%2Ffr%2Fproduct%2F5102-100&')
  })
})

describe('preview mode', () => {
  const session = previewSession(SECRET, 7, NOW)
  test.each([
    ['of the editor who began it', `payload-token=editor; preview=${session}`, NOW, 'true'],
    ['without a session of the admin', `preview=${session}`, NOW, 'false'],
    ['of another editor with the cookie copied', `payload-token=other; preview=${session}`, NOW, 'false'],
    ['two hours later', `payload-token=editor; preview=${session}`, NOW + PREVIEW_MS, 'false'],
    ['with a cookie made up', `payload-token=editor; preview=${NOW + 1000}.abc`, NOW, 'false'],
    [
      'with a cookie signed elsewhere',
      `payload-token=editor; preview=${previewSession('another secret', 7, NOW)}`,
      NOW,
      'false',
    ],
    ['with a session alone', 'payload-token=editor', NOW, 'false'],
  ])('%s: %s', async (_, cookie, at, on) => {
    now = at
    expect((await ask('/en?preview=1', { headers: { cookie } })).text).toBe(on)
  })

  test('costs a shopper nothing', async () => {
    auth.mockClear()
    await ask('/en?preview=1', { headers: { cookie: 'cart=1; payload-token=editor' } })
    expect(auth).not.toHaveBeenCalled()
  })
})

test.each([
  ['https://portage.example/admin/collections/pages/23?locale=en', undefined, 'fr', 'en'],
  ['https://portage.example/admin/collections/pages/23?locale=fr&x=1', undefined, 'en', 'fr'],
  // The form is being shown in the other language: where it came from is the one before.
  ['https://portage.example/admin/collections/pages/23?locale=en', 'fr', 'en', 'fr'],
  ['https://portage.example/admin/collections/pages/23', undefined, 'fr', 'fr'],
  ['nowhere', undefined, 'fr', 'fr'],
  ['', undefined, undefined, 'en'],
])('a form at %s, asked for in %s, where %s was chosen last, is in %s', (referer, asked, chosen, language) =>
  expect(
    languageOfForm({ headers: new Headers(referer ? { referer } : {}), query: asked ? { locale: asked } : {} }, chosen),
  ).toBe(language),
)
