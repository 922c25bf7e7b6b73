import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { m as staff } from '../src/paraglide-staff/messages.js'
import { adminWindow, countClicks } from './support/count-clicks.ts'
import { giveFile } from './support/give-file.ts'
import { asRole } from './support/admin-form.ts'
import { admin, asStaff } from './support/staff.ts'

/** The library of an editor: many pictures at once with both texts, put into a folder; and a menu put in order. */
test.setTimeout(240_000)
const MOST_CLICKS = { pictures: 16, menu: 4 }

test(`fr: three pictures are described in both languages and put into a new folder, in at most ${MOST_CLICKS.pictures} clicks @phone`, async ({
  browser,
}) => {
  const say = { locale: 'fr' } as const
  const folder = 'Tournée d’hiver'
  // An account of its own: the language of what is edited is remembered by account.
  const { own, page, clicks, leave } = await asRole(browser, 'fr', 'library', 'editor')
  const clear = async () => {
    await own.delete('/admin/api/media?where[filename][like]=library-')
    await own.delete(`/admin/api/media-folders?where[name][equals]=${encodeURIComponent(folder)}`)
  }
  await clear()
  const files = await Promise.all(
    [1, 2, 3].map(async (nth) => ({
      name: `library-${nth}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 60 * nth, height: 60, channels: 3, background: '#1e5a3c' } })
        .png()
        .toBuffer(),
    })),
  )
  try {
    await page.goto(`${admin}/admin/collections/media`)
    await page.getByRole('button', { name: 'Téléversement groupé' }).click()
    const dialog = page.getByRole('dialog')
    await giveFile(dialog.getByRole('button', { name: 'Sélectionnez un fichier' }), files)
    for (const { name } of files) {
      if (name !== files[0]?.name) await dialog.getByRole('button', { name: 'Suivant', exact: true }).click()
      await expect(dialog.locator(`input[value="${name}"]`).filter({ visible: true })).toBeVisible()
      const other = page.locator('#field-otherAlt').filter({ visible: true })
      await expect(other).toBeEnabled()
      await page.locator('#field-alt').filter({ visible: true }).click()
      await page.keyboard.type('Une tente verte')
      await page.keyboard.press('Tab')
      await expect(other).toBeFocused()
      await page.keyboard.type('A green tent')
      await expect(other).toHaveValue('A green tent')
    }
    await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).last().click()
    await expect(page.getByRole('table').getByText(/^library-/)).toHaveCount(3)

    const bar = page.getByRole('region', { name: staff.folder_title({}, say) })
    await bar.getByLabel(staff.folder_name({}, say)).click()
    await page.keyboard.type(folder)
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('link', { name: staff.folder_of({ name: folder, n: 0 }, say) })).toBeVisible()
    for (const { name } of files)
      await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').locator('..').click()
    await bar.getByLabel(staff.folder_moveTo({}, say)).selectOption({ label: folder })
    await bar.getByRole('button', { name: staff.folder_move({}, say) }).click()
    await expect(bar.getByRole('status')).toHaveText(staff.folder_moved({ n: 3 }, say))
    const inFolder = bar.getByRole('link', { name: staff.folder_of({ name: folder, n: 3 }, say) })
    await inFolder.click()
    await expect(inFolder).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('table').getByRole('link', { name: /^library-/ })).toHaveCount(3)
    await page.getByRole('table').getByRole('link', { name: 'library-1.png' }).click()
    await expect(page.locator('#field-otherAlt')).toHaveValue('A green tent')
    await expect(page.getByRole('region', { name: staff.uses_title({}, say) })).toContainText(
      staff.uses_nowhere({}, say),
    )
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.pictures)
  } finally {
    await clear()
    await leave()
    await own.dispose()
  }
})

test(`a menu is put in order by dragging and by keyboard, seen as a draft, and taken back, in at most ${MOST_CLICKS.menu} clicks @desktop`, async ({
  browser,
  request,
}) => {
  const page = await browser.newPage(adminWindow.en)
  const clicks = await countClicks(page)
  await asStaff(page)
  const shown = async () =>
    ((await (await request.get('/api/menu/en')).json()) as { title: string }[]).map(({ title }) => title)
  const before = await shown()
  await page.goto(`${admin}/admin/collections/menus`)
  // Whoever reads English has the English menus first.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['English menus', 'French menus'])
  const links = page.getByRole('list', { name: 'Main' }).first()
  const items = links.getByRole('listitem')
  const titles = () => links.getByRole('link').allTextContents()
  await expect.poll(titles).toEqual(before)
  const [first = '', second = '', third = '', ...rest] = before
  const help = page.getByRole('list', { name: 'Help' }).first().getByRole('listitem').first()
  const other = await help.getByRole('link').textContent()
  await help.dragTo(items.nth(1))
  await expect(page.getByRole('status').filter({ hasText: `${other} stays where it was` })).toBeVisible()
  expect(await titles()).toEqual(before)
  await items.nth(0).dragTo(items.nth(2), { targetPosition: { x: 20, y: 50 } })
  await expect.poll(titles).toEqual([second, third, first, ...rest])
  const said = page.getByRole('status').filter({ hasText: `${first} is now 3 of` })
  await expect(said).toBeVisible()
  const up = links.getByRole('button', { name: `Move ${first} up` })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(titles).toEqual([second, first, third, ...rest])
  await expect(up).toBeFocused()
  // Faster than a move is saved.
  await links.getByRole('button', { name: `Move ${second} down` }).focus()
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  await expect.poll(titles).toEqual([first, third, second, ...rest])
  const menu = page.getByRole('region', { name: 'The English menu' })
  await expect(menu.getByRole('status')).toContainText(`Unpublished changes: ${first}`)
  expect(await shown()).toEqual(before)
  page.once('dialog', (question) => void question.accept())
  await menu.getByRole('button', { name: 'Discard the draft of the English menu' }).click()
  await expect.poll(titles).toEqual(before)
  await expect(menu.getByRole('status')).toBeEmpty()
  expect(await shown()).toEqual(before)
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS.menu)
  await page.close()
})
