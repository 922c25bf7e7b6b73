import { expect, test } from '@playwright/test'
import { adminWindow, countClicks } from './support/count-clicks.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/** Several menu items at once: found by language and state, published by mouse, deleted by keyboard. */
const MOST_CLICKS = 3
const titles = ['Sample of a link', 'Another sample']

test(`several menu items are published, in at most ${MOST_CLICKS} clicks, and deleted again @desktop`, async ({
  browser,
}) => {
  const staff = await staffRequest()
  for (const title of titles) {
    const data = { title, url: '/explore/contact', language: 'en', placement: 'help', _status: 'draft' }
    expect((await staff.post('/admin/api/menus?draft=true', { data })).status()).toBe(201)
  }
  const page = await browser.newPage(adminWindow.en)
  try {
    const clicks = await countClicks(page)
    await asStaff(page)
    await page.goto(`${admin}/admin/collections/menus`)
    const boxes = titles.map((title) => page.getByRole('checkbox', { name: `Select ${title}` }))
    await expect(boxes[0]!).toBeVisible()
    await page.getByLabel('Language').selectOption({ label: 'French menus' })
    await expect(boxes[0]!).toBeHidden()
    await page.getByLabel('Language').selectOption({ label: 'English menus' })
    await page.getByLabel('State').selectOption({ label: 'Not published' })
    await expect(page.getByRole('link', { name: 'Shipping', exact: true })).toBeHidden()
    for (const box of boxes) await box.click()
    const several = page.getByRole('group', { name: 'Selected: 2' })
    await several.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(`Shoppers now see: ${titles.join(', ')}.`)).toBeVisible()
    await expect(boxes[0]!).toBeHidden()
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)

    await page.getByLabel('State').selectOption({ label: 'Published' })
    for (const box of boxes) await box.press('Space')
    page.once('dialog', (dialog) => void dialog.accept())
    await several.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText(`Deleted: ${titles.join(', ')}.`)).toBeVisible()
  } finally {
    await staff.delete(`/admin/api/menus?where[title][in]=${encodeURIComponent(titles.join(','))}`)
    await staff.dispose()
    await page.close()
  }
})
