import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { sampleLayout } from '../src/server/block-samples.ts'
import { admin, staffRequest } from './support/staff.ts'

/** An editor's day with a page, in the real admin: what is saved there is seen in the shop when it should be, and not before. */
const slug = { en: 'an-editors-day', fr: 'la-journee-dune-redaction' }
const shop = { en: `/en/explore/${slug.en}`, fr: `/fr/explorer/${slug.fr}` }
const bar = { en: ['Currently viewing in preview mode', 'Exit preview'], fr: ['Vous êtes en mode aperçu', 'Quitter l’aperçu'] } as const
const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env
const VISIBLE = { timeout: 5000, intervals: [100] }

test.describe.configure({ mode: 'serial' })
test.setTimeout(240_000)

let staff: APIRequestContext
let editor: Page
let id = 0
let blocks = 0

test.beforeAll(async ({ browser }) => {
  staff = await staffRequest()
  const ids = async (collection: string, limit: number, where = '') => ((await (await staff.get(`/admin/api/${collection}?limit=${limit}&depth=0${where}`)).json()) as { docs: { id: number }[] }).docs.map((doc) => doc.id)
  const [wide = 0, other = 0] = await ids('media', 2, '&where[filename][like]=scene-')
  const layout = sampleLayout({ categories: await ids('categories', 5), products: await ids('products', 5), collection: (await ids('product-collections', 1))[0] ?? 0, pages: await ids('pages', 4), stores: await ids('stores', 3), wide, other })
  blocks = layout.length
  const saved = await staff.post('/admin/api/pages?locale=all&draft=true', { data: { _status: 'draft', key: slug.en, title: { en: 'An editor’s day', fr: 'La journée d’une rédaction' }, slug, seo: { noindex: true }, layout } })
  expect(saved.status(), await saved.text()).toBe(201)
  id = ((await saved.json()) as { doc: { id: number } }).doc.id
  editor = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await editor.goto(`${admin}/admin/login`)
  await editor.getByLabel('Email').fill(ADMIN_EMAIL)
  await editor.getByLabel('Password').fill(ADMIN_PASSWORD)
  await editor.getByRole('button', { name: 'Login' }).click()
  await expect(editor.getByRole('heading', { name: 'Catalogue' })).toBeVisible({ timeout: 20_000 })
})

test.afterAll(async () => {
  await staff.delete(`/admin/api/pages/${id}`)
  await staff.dispose()
  await editor.close()
})

const open = async (locale: 'en' | 'fr', view = '') => {
  await editor.goto(`${admin}/admin/collections/pages/${id}${view}?locale=${locale}`)
  if (!view) await expect(editor.locator('input[name="title"]')).toBeVisible({ timeout: 30_000 })
}
const publish = async () => {
  await editor.getByRole('button', { name: 'Publish changes' }).click()
  await expect(editor.getByText(/successfully/i).first()).toBeVisible({ timeout: 20_000 })
}

test('the form shows every block with its anchor (acceptance 71) @desktop', async ({ request }) => {
  await open('en')
  await expect(editor.locator('[id^="layout-row-"]')).toHaveCount(blocks)
  await expect(editor.getByText('Link to this block:').first()).toBeAttached()
  await expect(editor.locator('code', { hasText: '#hero_with_all' })).toBeAttached()
  for (const locale of ['en', 'fr'] as const) expect((await request.get(shop[locale])).status()).toBe(404)
})

test('a draft that saves itself is in the preview of its editor and nowhere else (acceptance 45, 46, 102) @desktop', async ({ request }) => {
  for (const locale of ['en', 'fr'] as const) {
    await open(locale)
    const title = locale === 'en' ? 'Typed a moment ago' : 'Écrit à l’instant'
    await editor.locator('input[name="title"]').fill(title)
    await expect.poll(async () => JSON.stringify(await (await staff.get(`/admin/api/pages/${id}?draft=true&depth=0&locale=${locale}`)).json()), { timeout: 15_000 }).toContain(title)
    const opened = (await editor.locator('#preview-button').getAttribute('href')) ?? ''
    expect(opened).toContain('/api/preview?to=')
    const answer = await editor.goto(new URL(opened, admin).href)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(locale === 'en' ? 'Winterproof, from the ankles up' : 'Imperméabilisation hivernale, des chevilles à la tête')
    await expect(editor.getByText(bar[locale][0], { exact: true })).toBeVisible()
    await expect(editor).toHaveTitle(new RegExp(title))
    // The same address, and the link itself, do nothing for anybody else.
    for (const path of [shop[locale], `${shop[locale]}?preview=1`, opened]) expect((await request.get(path)).status(), path).toBe(404)
    await editor.getByRole('button', { name: bar[locale][1] }).click()
    await expect(editor.getByText(bar[locale][0])).toBeHidden()
    expect((await editor.request.get(new URL(shop[locale], admin).href)).status()).toBe(404)
  }
})

test('published, it is live in both languages with every block; a later draft changes nothing @desktop', async ({ request }) => {
  await open('en')
  await publish()
  for (const locale of ['en', 'fr'] as const) {
    await expect.poll(async () => (await request.get(shop[locale])).status(), VISIBLE).toBe(200)
    const html = await (await request.get(shop[locale])).text()
    expect(html).toContain(locale === 'en' ? 'Typed a moment ago' : 'Écrit à l’instant')
    expect(html).toContain('id="hero_with_all"')
    expect(html).not.toContain(bar[locale][0])
  }
  await open('en')
  await editor.locator('input[name="title"]').fill('A worse title')
  await expect(editor.getByText('Changed', { exact: false }).first()).toBeVisible({ timeout: 15_000 })
  expect(await (await request.get(shop.en)).text()).not.toContain('A worse title')
  await publish()
  await expect.poll(async () => (await request.get(shop.en)).text(), VISIBLE).toContain('A worse title')
})

test('an earlier version is restored @desktop', async ({ request }) => {
  const versions = (await (await staff.get(`/admin/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0&locale=en&limit=30`)).json()) as { docs: { id: number; version: { title: string; _status: string } }[] }
  const good = versions.docs.find(({ version }) => version.title === 'Typed a moment ago' && version._status === 'published')
  expect(good).toBeDefined()
  await open('en', `/versions/${good?.id}`)
  await editor.getByRole('button', { name: /^Restore/ }).first().click()
  await editor.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(editor.getByText(/restored successfully/i).first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(async () => (await request.get(shop.en)).text(), VISIBLE).toContain('Typed a moment ago')
})

test('who opens a page that somebody else edits is told so @desktop', async ({ browser }) => {
  await open('en')
  const saved = editor.waitForResponse((response) => response.url().includes('autosave=true') && response.ok(), { timeout: 20_000 })
  await editor.locator('input[name="title"]').fill(`Mine, still, since ${Date.now()}`)
  // The draft saves itself, and is still being edited.
  await saved
  await expect.poll(async () => JSON.stringify(await (await staff.get('/admin/api/payload-locked-documents?depth=0')).json()), { timeout: 15_000 }).toContain('"pages"')
  const email = `second-${Date.now()}@portage.example`
  const made = (await (await staff.post('/admin/api/users', { data: { email, password: 'only-for-the-tests', role: 'editor' } })).json()) as { doc: { id: number } }
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  try {
    const second = await context.newPage()
    await second.goto(`${admin}/admin/login`)
    await second.getByLabel('Email').fill(email)
    await second.getByLabel('Password').fill('only-for-the-tests')
    await second.getByRole('button', { name: 'Login' }).click()
    await expect(second.getByRole('heading', { name: 'Catalogue' })).toBeVisible({ timeout: 20_000 })
    await second.goto(`${admin}/admin/collections/pages/${id}?locale=en`)
    await expect(second.getByText(/currently editing|is editing|locked/i).first()).toBeVisible({ timeout: 20_000 })
  } finally {
    await context.close()
    await staff.delete(`/admin/api/users/${made.doc.id}`)
  }
})
