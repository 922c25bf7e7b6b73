import { expect, test } from '@playwright/test'
import { quietness } from './support/quietness.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

test('a page that was saved in another tab is read anew by whoever comes back to it @desktop', async ({ context }) => {
  const staff = await staffRequest()
  const data = { title: 'Two tabs', key: `two-tabs-${Date.now()}`, slug: 'two-tabs', _status: 'draft' }
  const { doc } = (await (await staff.post('/admin/api/pages?draft=true&locale=en', { data })).json()) as {
    doc: { id: number }
  }
  try {
    const [older, newer] = [await context.newPage(), await context.newPage()]
    await asStaff(older)
    for (const tab of [older, newer]) {
      await tab.goto(`${admin}/admin/collections/pages/${doc.id}?locale=en`)
      await expect(tab.locator('input[name="title"]')).toHaveValue('Two tabs', { timeout: 30_000 })
      await quietness(tab)()
    }
    const answered = newer.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
    await newer.locator('input[name="title"]').fill('From the other tab')
    await answered
    await older.bringToFront()
    // A window without a screen gets no event of the focus.
    await older.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(older.locator('input[name="title"]')).toHaveValue('From the other tab', { timeout: 30_000 })
  } finally {
    await staff.delete(`/admin/api/pages/${doc.id}`)
    await staff.dispose()
  }
})

test('words that are not saved are asked about before the other language is opened @desktop', async ({ page }) => {
  await asStaff(page)
  await page.goto(`${admin}/admin/collections/pages/create?locale=en`)
  const title = page.locator('input[name="title"]')
  await title.fill('Not saved', { timeout: 30_000 })
  const openFrench = async () => {
    await page.locator('.localizer button').first().click()
    await page.getByRole('button', { name: 'Français' }).click()
  }
  await openFrench()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(title).toHaveValue('Not saved')
  await openFrench()
  await page.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(title).toHaveValue('', { timeout: 30_000 })
})

test('the reason of a refusal stays where an answer on the form as it was before comes late @desktop', async ({
  page,
}) => {
  const staff = await staffRequest()
  const from = `/en/taken-${Date.now()}`
  const { doc } = (await (
    await staff.post('/admin/api/redirects', { data: { from, to: '/en', status: '301' } })
  ).json()) as {
    doc: { id: number }
  }
  try {
    await asStaff(page)
    await page.goto(`${admin}/admin/collections/redirects/create?locale=en`)
    const field = page.locator('input[name="from"]')
    await expect(field).toBeVisible({ timeout: 30_000 })
    await quietness(page)()
    const asked = Promise.withResolvers<void>()
    const refused = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    await page.route('**/redirects/create*', async (route) => {
      if (!route.request().postData()?.includes('form-state')) return route.continue()
      asked.resolve()
      await refused.promise
      await route.fulfill({ response: await route.fetch() })
      late.resolve()
    })
    await field.fill(from)
    await page.locator('input[name="to"]').fill('/en')
    await asked.promise
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const reason = page.getByText('Value must be unique')
    await expect(reason).toBeVisible()
    refused.resolve()
    await late.promise
    await quietness(page)()
    await expect(reason).toBeVisible()
  } finally {
    await staff.delete(`/admin/api/redirects/${doc.id}`)
    await staff.dispose()
  }
})
