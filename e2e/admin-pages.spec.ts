import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { countClicks } from './support/count-clicks.ts'
import { addBlock, nineSlices, saveWords, schedulePublish, writeBlock } from './support/page-form.ts'
import { quietness } from './support/quietness.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/**
 * An editor's day with a page, in the real admin, by the controls an editor uses: a change is seen in the shop when it
 * should be, and not before.
 */
const slug = { en: 'an-editors-day', fr: 'la-journee-dune-redaction' }
const title = { en: 'An editor’s day', fr: 'La journée d’une rédaction' }
const shop = { en: `/en/explore/${slug.en}`, fr: `/fr/explorer/${slug.fr}` }
const bar = {
  en: ['Currently viewing in preview mode', 'Exit preview'],
  fr: ['Vous êtes en mode aperçu', 'Quitter l’aperçu'],
} as const
/** Within a second, or later on a machine that is busy with the admin and a browser. */
const VISIBLE = { timeout: 15_000, intervals: [100] }
/** The schedule is looked at every ten seconds. */
const SCHEDULED = { timeout: 60_000, intervals: [250] }

/** For nine blocks with pictures, in both languages; what comes too early for the form is forgotten, and done again. */
const MOST_CLICKS = 35

test.describe.configure({ mode: 'serial' })
test.setTimeout(300_000)
// A form of nine slices is long; on a slow machine a key pressed in it may wait.
test.use({ actionTimeout: 30_000 })

let staff: APIRequestContext
let editor: Page
let clicks: () => Promise<number>
let settled: () => Promise<void>
let id = ''

test.beforeAll(async ({ browser }) => {
  staff = await staffRequest()
  editor = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  settled = quietness(editor)
  clicks = await countClicks(editor)
  await asStaff(editor)
})

test.afterAll(async () => {
  await staff.delete(`/admin/api/pages?where[key][equals]=${slug.en}`)
  await staff.dispose()
  await editor.close()
})

const open = async (locale: 'en' | 'fr') => {
  await editor.goto(`${admin}/admin/collections/pages/${id}?locale=${locale}`)
  await expect(editor.locator('input[name="title"]')).toBeVisible({ timeout: 30_000 })
  await settled()
}
/** Pages without a key: those that somebody only began. */
const nameless = async () => {
  const found = await staff.get('/admin/api/pages?where[key][exists]=false&draft=true&depth=0')
  return ((await found.json()) as { totalDocs: number }).totalDocs
}
/** The draft saves itself; it has been saved once it holds the last words. */
const draft = async (locale: 'en' | 'fr') =>
  JSON.stringify(
    await (
      await staff.get(`/admin/api/pages?where[key][equals]=${slug.en}&draft=true&depth=0&locale=${locale}`)
    ).json(),
  )
const saved = (locale: 'en' | 'fr', words: string) =>
  expect.poll(() => draft(locale), { timeout: 20_000 }).toContain(words)
/** Title and slug as the draft holds them: like words, they are given until they are saved. */
const saveHead = (locale: 'en' | 'fr') =>
  expect(async () => {
    for (const [name, text] of [
      ['title', title[locale]],
      ['slug', slug[locale]],
    ] as const) {
      const field = editor.locator(`input[name="${name}"]`)
      if ((await field.inputValue()) !== text) await field.fill(text)
    }
    await settled()
    expect(await draft(locale)).toContain(`"slug":"${slug[locale]}"`)
  }).toPass({ timeout: 60_000 })
/** Writes on in another language, in which the page has that title; sections name languages, too. */
const speak = async (language: string, named: string) => {
  await editor.getByRole('button', { name: 'Locale' }).click()
  await editor.locator('.popup__content, [role=menu], .popup').getByText(language).last().click()
  await expect(editor.locator('input[name="title"]')).toHaveValue(named)
}
const publish = async () => {
  await editor.getByRole('button', { name: 'Publish changes' }).click()
  await expect(editor.getByText(/successfully/i).first()).toBeVisible({ timeout: 20_000 })
}
const textOf = async (request: APIRequestContext, locale: 'en' | 'fr') => (await request.get(shop[locale])).text()
const statusOf = async (request: APIRequestContext, locale: 'en' | 'fr') => (await request.get(shop[locale])).status()

test(`an editor builds a page of the nine slices, block by block, and writes it in both languages (acceptance 62–71), in at most ${MOST_CLICKS} clicks @desktop`, async ({
  request,
}) => {
  await editor.goto(`${admin}/admin/collections/pages?locale=en`)
  await settled()
  // A press on a list that is not alive yet leads nowhere.
  await expect(async () => {
    await editor
      .getByRole('link', { name: /^Create/ })
      .first()
      .click()
    await expect(editor.locator('input[name="title"]')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await editor.locator('input[name="title"]').fill(title.en)
  await settled()
  // The first save makes the page, and shows its form anew; until then there is none.
  expect(await nameless()).toBe(0)
  await editor.getByRole('button', { name: 'Save Draft' }).click()
  await editor.waitForURL(/\/pages\/\d+/)
  await settled()
  await editor.locator('input[name="key"]').fill(slug.en)
  await editor.getByRole('checkbox', { name: 'Hide from search engines' }).check()
  await saveHead('en')
  expect(await draft('en')).toContain('"noindex":true')
  for (const [at, block] of nineSlices.entries()) {
    await addBlock(editor, at, block)
    await writeBlock(editor, 'en', at, block)
    // Its anchor follows its name.
    await expect(editor.locator('code', { hasText: new RegExp(`^#${block.name}$`) })).toBeVisible()
    await settled()
  }
  await saveWords(editor, 'en', () => draft('en'))
  id = /pages\/(\d+)/.exec(editor.url())?.[1] ?? ''

  await speak('Français', '')
  await settled()
  await saveHead('fr')
  await saveWords(editor, 'fr', () => draft('fr'))
  await saveHead('fr')
  for (const locale of ['en', 'fr'] as const) expect(await statusOf(request, locale)).toBe(404)
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
})

test('beside the form, the page follows the typing @desktop', async () => {
  await open('en')
  await editor.getByRole('button', { name: 'Live Preview' }).click()
  const notice = editor.frameLocator('#live-preview-iframe').locator('#notice')
  await expect(notice).toContainText('The lifts open on Friday.', { timeout: 20_000 })
  await editor.locator('#layout-row-6').getByRole('textbox', { name: /^Text/ }).fill('The lifts open on Saturday.')
  await expect(notice).toContainText('The lifts open on Saturday.', { timeout: 20_000 })
  // A form that is shown anew after its save may have left it.
  const exit = editor.getByRole('button', { name: 'Exit Live Preview' })
  if (await exit.isVisible()) await exit.click()
})

test('the link of the admin opens the draft to its editor, with every slice, and to no one else (acceptance 45, 46, 102) @desktop', async ({
  request,
}) => {
  for (const locale of ['fr', 'en'] as const) {
    await open(locale)
    const link = editor.locator('#preview-button')
    const opened = (await link.getAttribute('href')) ?? ''
    const answering = editor
      .context()
      .waitForEvent('response', (response) => new URL(response.url()).pathname === shop[locale])
    const opening = editor.waitForEvent('popup')
    await link.click()
    const preview = await opening
    const answer = await answering
    expect([answer.status(), answer.headers()['cache-control'], answer.headers()['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title[locale])
    await expect(preview.getByText(bar[locale][0], { exact: true })).toBeVisible()
    for (const { name } of nineSlices) await expect(preview.locator(`#${name}`)).toBeAttached()
    // The same address, and the link itself, do nothing for anybody else.
    for (const path of [shop[locale], `${shop[locale]}?preview=1`, opened])
      expect((await request.get(path)).status(), path).toBe(404)
    await preview.getByRole('button', { name: bar[locale][1] }).click()
    await expect(preview.getByText(bar[locale][0])).toBeHidden()
    await preview.close()
    expect((await editor.request.get(new URL(shop[locale], admin).href)).status()).toBe(404)
  }
})

test('published at the minute that was scheduled, it is live in both languages; a later draft changes nothing @desktop', async ({
  request,
}) => {
  // The English form is open since the test before.
  await schedulePublish(editor)
  for (const locale of ['en', 'fr'] as const) {
    await expect.poll(() => statusOf(request, locale), SCHEDULED).toBe(200)
    const html = await textOf(request, locale)
    for (const { name } of nineSlices) expect(html).toContain(`id="${name}"`)
    expect(html).toContain(locale === 'en' ? 'The lifts open on Saturday.' : 'Les remontées ouvrent vendredi.')
    expect(html).not.toContain(bar[locale][0])
  }
  await open('en')
  await editor.locator('input[name="title"]').fill('A worse title')
  // Sooner than the form saves itself.
  await speak('Français', title.fr)
  await saved('en', 'A worse title')
  await speak('English', 'A worse title')
  expect(await textOf(request, 'en')).not.toContain('A worse title')
  await publish()
  await expect.poll(() => textOf(request, 'en'), VISIBLE).toContain('A worse title')
})

test('an earlier version is restored @desktop', async ({ request }) => {
  const versions = (await (
    await staff.get(`/admin/api/pages/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0&locale=en&limit=30`)
  ).json()) as { docs: { id: number; version: { title: string; _status: string } }[] }
  const good = versions.docs.find(({ version }) => version.title === title.en && version._status === 'published')
  await editor.goto(`${admin}/admin/collections/pages/${id}/versions?locale=en&limit=50`)
  await editor.getByRole('table').locator(`a[href*="/versions/${good?.id}"]`).click()
  await editor
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click()
  await editor.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(editor.getByText(/restored successfully/i).first()).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => textOf(request, 'en'), VISIBLE).not.toContain('A worse title')
  expect(await textOf(request, 'fr')).toContain(title.fr)
})

test('an editor who opens a page that somebody else is editing sees that @desktop', async ({ browser }) => {
  await open('en')
  const answered = editor.waitForResponse((response) => response.url().includes('autosave=true') && response.ok(), {
    timeout: 20_000,
  })
  await editor.locator('input[name="title"]').fill(`Mine, still, since ${Date.now()}`)
  // The draft saves itself, and is still being edited.
  await answered
  await expect
    .poll(async () => JSON.stringify(await (await staff.get('/admin/api/payload-locked-documents?depth=0')).json()), {
      timeout: 15_000,
    })
    .toContain('"pages"')
  const email = `second-${Date.now()}@portage.example`
  const made = (await (
    await staff.post('/admin/api/users', { data: { email, password: 'only-for-the-tests', role: 'editor' } })
  ).json()) as { doc: { id: number } }
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  try {
    const second = await context.newPage()
    await asStaff(second, { email, password: 'only-for-the-tests' })
    await second.goto(`${admin}/admin/collections/pages/${id}?locale=en`)
    await expect(second.getByText(/currently editing|is editing|locked/i).first()).toBeVisible({ timeout: 20_000 })
  } finally {
    await context.close()
    await staff.delete(`/admin/api/users/${made.doc.id}`)
  }
})
