import { expect, test } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import { adminWindow, countClicks } from './support/count-clicks.ts'
import { admin, asStaff } from './support/staff.ts'

/** What customer service does with an order before it is packed, and how it finds it again; clicks are counted. */
const MOST_CLICKS = 8
const large = '5107-232-GRANITE-L'

test(`an order is found by phone, gets another size, a note and a tag, and a saved view finds it, in at most ${MOST_CLICKS} clicks @desktop`, async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  await shopper.add(large)
  await shopper.fillIn()
  const number = await shopper.place()
  const page = await browser.newPage(adminWindow.en)
  const clicks = await countClicks(page)
  await asStaff(page)
  await page.goto(`${admin}/admin/collections/orders?search=${encodeURIComponent('418 555 0199')}`)
  const address = await page.getByRole('table').getByRole('link', { name: number }).getAttribute('href')
  await page.goto(new URL(address ?? '', admin).href)
  const swap = page.getByRole('group', { name: 'Swap for another size or colour' })
  await swap.getByLabel('Item to swap').selectOption({ index: 1 })
  const other = swap.getByLabel('Send instead')
  // What is sold out can’t be chosen.
  const option = other.locator('option:enabled:not([value=""])').first()
  await other.selectOption((await option.getAttribute('value')) ?? '')
  await expect(swap.getByRole('status')).toHaveText(/^Costs the same/)
  await swap.getByRole('button', { name: 'Swap' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(`1 × ${large} → `)
  await page.getByLabel('Note for staff only').click()
  await page.keyboard.type('Called about the size')
  await page.getByRole('button', { name: 'Add the note' }).click()
  const tag = `size-${number}`
  await page.getByLabel('Tags for staff only').click()
  await page.keyboard.type(tag)
  await page.getByRole('button', { name: 'Save the tags' }).click()
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Called about the size')

  await page.goto(`${admin}/admin/collections/orders?search=${tag}`)
  const views = page.getByRole('region', { name: 'Saved views' })
  await views.getByRole('button', { name: 'Save this view…' }).click()
  await page.keyboard.type(tag)
  await views.getByRole('button', { name: 'Save the view' }).click()
  const chosen = views.getByRole('combobox').locator('option:checked')
  await expect(chosen).toHaveText(tag)
  await page.goto(`${admin}/admin/collections/orders`)
  await views.getByRole('combobox').selectOption({ label: tag })
  await expect(page.getByRole('table').getByRole('link', { name: number })).toBeVisible()
  await expect(chosen).toHaveText(tag)
  await expect(page).toHaveURL(new RegExp(`search=${tag}`))
  page.on('dialog', (dialog) => void dialog.accept())
  await views.getByRole('button', { name: 'Delete the view' }).click()
  await expect(views.getByRole('option', { name: tag })).toHaveCount(0)
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
  await page.close()
})
