import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { countClicks } from './support/count-clicks.ts'
import { giveFile } from './support/give-file.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'

/** Products as a table: out of the admin, edited, tried, imported, and undone. Nothing is different at the end. */
test.setTimeout(240_000)
/** From the list of products: exported, chosen twice as the first file is wrong, imported. Then Shopify’s export. */
const MOST_CLICKS = { table: 5, shopify: 5 }
/** As Shopify exports them: of no type, and of one that the shop does not have. */
const shopify = [
  'Handle,Title,Vendor,Type,Variant Price',
  'mug-e2e,Camp mug,Portage,,18',
  'cup-e2e,Camp cup,Portage,Cups,16',
]

test(`a table of products goes out, is tried field by field, comes in, and is undone as a whole, in at most ${MOST_CLICKS.table} clicks; so is Shopify’s export @desktop`, async ({
  browser,
  request,
}) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  const clicks = await countClicks(page)
  await asStaff(page)
  // What was chosen the last time is remembered.
  const own = await staffRequest()
  await own.delete('/admin/api/payload-preferences/shopify-import')
  await page.goto(`${admin}/admin/collections/products`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n"')
  expect(rows.length).toBeGreaterThan(1000)
  const titles = rows[0]!
    .replace(/^\uFEFF/, '')
    .split(',')
    .map((title) => title.replaceAll('"', ''))
  const place = (title: string) => titles.indexOf(title)
  // The first product of one row: its cells contain no line break that a spreadsheet would have to keep.
  const cellsOf = (row: string) => row.replace(/"$/, '').split('","')
  const whole = rows
    .slice(1)
    .map(cellsOf)
    .filter((cells) => cells.length === titles.length)
  const single = whole.find(
    ([code], at) => code && whole[at + 1]?.[0] !== code && whole[at - 1]?.[0] !== code && whole[at]![place('title_en')],
  )!
  const [code = '', slug = ''] = [single[0]!, single[place('slug_en')]!]
  const file = (change: Record<string, string>) => ({
    name: 'spring.csv',
    mimeType: 'text/csv',
    // As a spreadsheet in French saves it: semicolons, and the mark at the start.
    buffer: Buffer.from(
      `\uFEFF${[titles, single.map((cell, at) => change[titles[at]!] ?? cell)]
        .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
        .join('\r\n')}`,
    ),
  })
  const shown = async () => (await request.get(`/en/product/${code}/${slug}`)).text()
  const before = single[place('title_en')]!

  await page.getByRole('link', { name: 'Import products' }).click()
  const choose = page.getByRole('button', { name: 'Choose a file…' })
  await giveFile(choose, file({ price: 'free' }))
  await expect(page.locator('.products-import').getByRole('alert')).toContainText(
    'Line 2: price: “free” is not an amount in dollars',
  )

  await giveFile(choose, file({ title_en: 'Lantern of the test', price: '1 234,56 $', sale_price: '' }))
  await expect(page.getByText('Nothing is saved yet. New products: 0. Changed products: 1.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Title \(English\)/ })).toContainText('Lantern of the test')
  await expect(page.getByRole('row', { name: /– Price/ })).toContainText('$1,234.56')
  expect(await shown()).toContain(before)

  await page.getByRole('button', { name: 'Import these products (1)' }).click()
  await expect(page.getByText('Products imported: 1.')).toBeVisible()
  await expect.poll(shown, { timeout: 10_000 }).toContain('Lantern of the test')

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  // By keyboard.
  await page.getByRole('button', { name: 'Undo this import' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Products restored: 1.')).toBeVisible()
  expect(asked).toEqual([expect.stringMatching(/^Undo “spring\.csv” of .*deleted: 0\. .*were: 1\.$/)])
  await expect(page.getByRole('row', { name: /spring\.csv/ }).first()).toContainText('Undone')
  await expect.poll(shown, { timeout: 10_000 }).not.toContain('Lantern of the test')
  const ofTable = await clicks()
  expect(ofTable).toBeLessThanOrEqual(MOST_CLICKS.table)

  const ofShopify = { name: 'shopify.csv', mimeType: 'text/csv', buffer: Buffer.from(shopify.join('\n')) }
  await giveFile(choose, ofShopify)
  const tried = page.getByRole('status').getByRole('listitem')
  await expect(tried.first()).toHaveText(/^Products that become drafts because they have no category: 2\./)
  await expect(tried.nth(1)).toHaveText('Types the shop doesn’t have: Cups')
  const category = page.getByLabel('Category of products without a known type')
  // What is typed before the categories are there chooses none.
  await expect(category.getByRole('option', { name: /^Tents/ })).toBeAttached()
  await category.click()
  await page.keyboard.type('Tents')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(tried.first()).toHaveText(/^Products that become drafts: 2\. Some text is missing/)
  await page.getByRole('button', { name: 'Import these products (2)' }).click()
  await expect(page.getByText('Products imported: 2.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await expect(page.getByText('Products restored: 2.')).toBeVisible()
  expect((await clicks()) - ofTable).toBeLessThanOrEqual(MOST_CLICKS.shopify)

  const language = page.getByLabel('Language of its text')
  const creating = page.getByLabel('Create brands and colours the shop doesn’t have')
  await expect(language).toHaveValue('en')
  await language.selectOption('fr')
  await creating.press('Space')
  for (const isNext of [true, false]) {
    if (!isNext) await Promise.all([page.waitForResponse(/\/payload-preferences\/shopify-import/), page.reload()])
    await giveFile(choose, ofShopify)
    await expect(tried.first()).toBeVisible()
    await expect(language).toHaveValue('fr')
    await expect(creating).toBeChecked()
  }
  await own.delete('/admin/api/payload-preferences/shopify-import')
  await own.dispose()
  await page.close()
})

test('selected products get a collection and lose it again @desktop', async ({ page }) => {
  const own = await staffRequest()
  const read = async <Doc>(path: string) => ((await (await own.get(path)).json()) as { docs: Doc[] }).docs
  const [rainy] = await read<{ id: number }>('/admin/api/product-collections?where[key][equals]=rainy-day')
  const products = await read<{ id: number }>('/admin/api/products?limit=2&sort=id&depth=0')
  const chosen = `where[id][in]=${products.map(({ id }) => id).join()}`
  const isIn = async () =>
    (await read<{ collections?: number[] }>(`/admin/api/products?depth=0&${chosen}`)).map((product) =>
      product.collections?.includes(rainy?.id ?? 0),
    )
  await asStaff(page)
  const change = page.getByRole('region', { name: 'Change the selected products' })
  for (const [deed, answer, said] of [
    ['Add', true, 'Products changed: 2.'],
    ['Remove', false, 'Products changed: 2.'],
    ['Remove', false, 'No product was changed.'],
  ] as const) {
    // Nothing is selected in a list that is opened.
    await page.goto(`${admin}/admin/collections/products?${chosen}`)
    await expect(change).toBeHidden()
    await page.locator('thead').getByRole('checkbox').click()
    await change.getByLabel('For the selected products').selectOption('Collection')
    await change.getByRole('combobox', { name: /^Collection/ }).selectOption('Rainy Day')
    await change.getByRole('button', { name: deed, exact: true }).click()
    await expect(page.getByRole('status').getByText(said)).toBeVisible()
    await expect.poll(isIn).toEqual([answer, answer])
  }
})
