import { readFile, writeFile } from 'node:fs/promises'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { giveFile } from './support/give-file.ts'
import { visit } from './support/visit.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/**
 * A merchandiser takes the French menu out as a file, changes it, and brings it back: a draft first, for shoppers when
 * it is published.
 */
type Item = { title: string; url: string; subnav: Item[] }

test.describe.configure({ mode: 'serial' })
test.setTimeout(180_000)

let staff: APIRequestContext
let merchandiser: Page
let file = ''
let original: Item[] = []

test.beforeAll(async ({ browser }, info) => {
  staff = await staffRequest()
  merchandiser = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await asStaff(merchandiser)
  file = info.outputPath('menu-fr.json')
})

test.afterAll(async () => {
  // However the test ended, the other tests have the menu that they know.
  if (original.length > 0) {
    await staff.post('/admin/api/menus/import/fr', { data: original })
    expect((await staff.post('/admin/api/menus/publish/fr', { data: {} })).status()).toBe(200)
  }
  await staff.dispose()
  await merchandiser.close()
})

const menu = () => merchandiser.getByRole('region', { name: 'The French menu' })
const adminIn = async (language: string) => {
  await merchandiser.context().addCookies([{ name: 'payload-lng', value: language, url: admin }])
  await merchandiser.reload()
}
const bringIn = async (items: Item[]) => {
  await writeFile(file, JSON.stringify(items))
  await giveFile(menu().getByRole('button', { name: 'Import the French menu' }), file)
}
const titlesIn = async (request: APIRequestContext, locale = 'fr') =>
  ((await (await request.get(`/api/menu/${locale}`)).json()) as Item[]).map(({ title }) => title)

test('the French menu goes out as a file and comes back changed: reported, previewed, published, restored @desktop', async ({
  request,
  page,
}) => {
  await merchandiser.goto(`${admin}/admin/collections/menus`)
  const downloading = merchandiser.waitForEvent('download')
  await menu().getByRole('link', { name: 'Export the French menu' }).click()
  original = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as Item[]
  const [first, second, ...rest] = original as [Item, Item, ...Item[]]
  const english = await titlesIn(request, 'en')
  expect(await titlesIn(request)).toEqual(original.map(({ title }) => title))

  await test.step('an invalid file, and a URL that leads nowhere, are reported before anything is published', async () => {
    await bringIn([])
    await expect(merchandiser.getByText('The file contains no menu').first()).toBeVisible()
    await bringIn([
      { ...first, title: 'Course à pied' },
      { ...second, subnav: [{ title: 'Nulle part', url: '/produits/nulle-part', subnav: [] }, ...second.subnav] },
      ...rest,
    ])
    await expect(menu().getByRole('status')).toContainText(`Unpublished changes: Course à pied, ${second.title}.`)
    await expect(menu().getByRole('listitem')).toHaveText([`${second.title}: /produits/nulle-part`])
    await expect(menu().getByRole('button', { name: 'Publish the French menu' })).toBeHidden()
  })

  await test.step('discarded once that is confirmed, nothing waits any more; in French where the admin is', async () => {
    await adminIn('fr')
    const french = merchandiser.getByRole('region', { name: 'Menu français' })
    const discard = french.getByRole('button', { name: 'Abandonner le brouillon du menu français' })
    await expect(french.getByRole('status')).toContainText('Changements non publiés\u00a0: Course à pied')
    merchandiser.once('dialog', (question) => void question.dismiss())
    await discard.click()
    await expect(french.getByRole('listitem')).toHaveCount(1)
    merchandiser.once('dialog', (question) => void question.accept())
    await discard.click()
    await expect(merchandiser.getByText('Le brouillon du menu français est abandonné.').first()).toBeVisible()
    await expect(french.getByRole('status')).toBeEmpty()
    expect(await (await staff.get('/admin/api/menus/waiting/fr')).json()).toMatchObject({
      changed: [],
      removed: [],
      dead: [],
    })
    await adminIn('en')
  })

  await test.step('mended, it is a draft: in the preview of its editor, not in the shop', async () => {
    await bringIn([{ ...first, title: 'Course à pied' }, second, ...rest])
    await expect(menu().getByRole('listitem')).toHaveCount(0)
    const opening = merchandiser.waitForEvent('popup')
    await menu().getByRole('link', { name: 'Preview the French menu' }).click()
    const preview = await opening
    await expect(
      preview
        .getByRole('navigation', { name: 'Principale' })
        .getByRole('button', { name: 'Course à pied', exact: true }),
    ).toBeVisible()
    await expect(preview.getByText('Vous êtes en mode aperçu', { exact: true })).toBeVisible()
    await preview.close()
    expect(await titlesIn(request)).toEqual(original.map(({ title }) => title))
  })

  await test.step('published, it is in the French menu of every shopper, and the English one is as it was', async () => {
    const asked = merchandiser.getByText('Publish the menu to show it to shoppers.')
    for (const way of ['down', 'up'])
      await Promise.all([
        merchandiser.waitForResponse(/\/menus\/move\/fr/),
        merchandiser.getByRole('button', { name: `Move Course à pied ${way}` }).click(),
      ])
    await expect(asked).toBeVisible()
    await menu().getByRole('button', { name: 'Publish the French menu' }).click()
    await expect(merchandiser.getByText('The French menu is published.').first()).toBeVisible()
    await expect(asked).toBeHidden()
    await expect(menu().getByRole('status')).toBeEmpty()
    await expect
      .poll(() => titlesIn(request))
      .toEqual(['Course à pied', ...original.slice(1).map(({ title }) => title)])
    await visit(page, '/fr')
    await expect(
      page.getByRole('navigation', { name: 'Principale' }).getByRole('button', { name: 'Course à pied', exact: true }),
    ).toBeVisible()
    expect(await titlesIn(request, 'en')).toEqual(english)
  })

  await test.step('the file that went out restores it', async () => {
    await bringIn(original)
    await menu().getByRole('button', { name: 'Publish the French menu' }).click()
    await expect.poll(() => titlesIn(request)).toEqual(original.map(({ title }) => title))
    expect(await (await staff.get('/admin/api/menus/export/fr')).json()).toEqual(original)
  })
})
