import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { countClicks } from './support/count-clicks.ts'
import { giveFile } from './support/give-file.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/** Stock exported from the real admin as a table, and imported again. Only one level changes, and it is restored. */
test.setTimeout(240_000)
/** From the list of stock: out, in, and out again. */
const MOST_CLICKS = 3

const list = async (page: Page, link: RegExp) => {
  await page.goto(`${admin}/admin/collections/inventory`)
  await expect(page.getByRole('link', { name: link })).toBeVisible({ timeout: 60_000 })
  // A press before the page is alive would do nothing.
  await expect(page.locator('.template-default--nav-hydrated')).toBeVisible()
}

async function exported(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('stock.csv')
  return readFileSync(await file.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\n')
}

const give = (page: Page, lines: string[]) =>
  giveFile(page.getByRole('button', { name: 'Import a CSV' }), {
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })

test(`a count goes out, comes in and is shown in the list in at most ${MOST_CLICKS} clicks, and is refused with words where it is wrong @desktop`, async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const clicks = await countClicks(page)
  await asStaff(page)
  await list(page, /CSV/)
  const [titles = '', ...lines] = await exported(page)
  expect(titles).toBe('"sku","location","quantity"')
  const before = lines.find((line) => !line.includes('"online"'))!
  const [sku, location, quantity] = before.split(',').map((cell) => cell.replaceAll('"', ''))
  const changed = `"${sku}","${location}","${Number(quantity) + 100}"`
  const levels = await staffRequest()
  const level = async () =>
    (
      (await (
        await levels.get(`/admin/api/inventory?where[sku][equals]=${sku}&where[location][equals]=${location}`)
      ).json()) as { docs: { quantity: number }[] }
    ).docs[0]?.quantity
  const sold = await level()
  try {
    await give(page, [titles, changed])
    await expect(page.getByRole('status').getByText('Stock levels changed: 1.')).toBeVisible()
    expect(await level()).toBe(sold! + 100)
    expect(await exported(page)).toContain(changed)
    expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)
    await give(page, [titles, changed])
    await expect(page.getByText('Stock levels changed: 0.')).toBeVisible()

    await give(page, [titles, before, `"${sku}","the-moon","1"`, changed])
    const wrong = page.locator('.csv-tools').getByRole('alert')
    await expect(wrong).toContainText('Nothing was changed.')
    await expect(wrong.getByRole('listitem')).toHaveText([
      'Line 3: location the-moon does not exist; locations are online and the slugs of stores.',
      `Line 4: ${sku} at ${location} already appears on line 2.`,
    ])
    expect(await level()).toBe(sold! + 100)

    await page.context().addCookies([{ name: 'payload-lng', value: 'fr', url: admin }])
    await list(page, /Exporter en CSV/)
    await expect(page.getByText('la quantité est ce qui est en rayon')).toBeVisible()
  } finally {
    await levels.post('/admin/api/inventory/import', {
      headers: { 'content-type': 'text/csv' },
      data: [titles, before].join('\n'),
    })
    await levels.dispose()
    await page.close()
  }
})
