import { expect, test } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { money } from '../src/domain/money.ts'
import { adminWindow, countClicks } from './support/count-clicks.ts'
import { signInToAdmin, staffRequest } from './support/staff.ts'

/** Ten products on sale for a weekend: from the sign-in to the save, and back with one box. */
const says = {
  en: {
    menu: /^Open Menu$/i,
    sales: 'Sales',
    create: /^Create new/i,
    search: 'Products: search, or paste a list',
    add: /^Add all 10$/,
    chosen: '10 products chosen',
    percent: /^Percent/,
    weekend: 'Friday to Sunday',
    changes: /prices of \d+ products change\./,
    save: 'Save',
    saved: /successfully/,
    active: 'Active',
    overlap: /“Weekend en” runs at the same time for 10 of these products/,
  },
  fr: {
    menu: /^Ouvrir (le )?menu$/i,
    sales: 'Soldes',
    create: /^Créer/i,
    search: 'Produits\u00a0: cherchez, ou collez une liste',
    add: /^Tout ajouter \(10\)$/,
    chosen: '10 produits choisis',
    percent: /^Pourcentage/,
    weekend: 'De vendredi à dimanche',
    changes: /prix de \d+ produits changent\./,
    save: 'Enregistrer',
    saved: /réussie/,
    active: 'Actif',
    overlap: /«\u00a0Weekend fr\u00a0» a lieu en même temps pour 10 de ces produits/,
  },
} as const
const MOST_CLICKS = 12

for (const [locale, at] of [
  ['en', '@desktop'],
  ['fr', '@phone'],
] as [Locale, string][])
  test(`ten products go on sale for a weekend in at most ${MOST_CLICKS} clicks, and back with one box, in ${locale} ${at}`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const words = says[locale]
    const staff = await staffRequest()
    const name = `Weekend ${locale}`
    const sales = `/admin/api/markdowns?where[name][equals]=${encodeURIComponent(name)}`
    await staff.delete(sales)
    // Other products in each language, as both tests may run at once: a search, and a list out of a spreadsheet.
    const found = await staff.get('/admin/api/products?where[title][like]=jacket&limit=10&locale=en&depth=0')
    const { docs } = (await found.json()) as { docs: { code: string }[] }
    const wanted = locale === 'en' ? 'tent' : docs.map(({ code }) => code).join('\n')
    const email = `sales-${locale}@portage.example`
    const password = 'three dry tents of mine'
    await staff.delete(`/admin/api/users?where[email][equals]=${email}`)
    expect((await staff.post('/admin/api/users', { data: { email, password, role: 'merchandiser' } })).status()).toBe(
      201,
    )
    const page = await browser.newPage(adminWindow[locale])
    const clicks = await countClicks(page)
    try {
      await signInToAdmin(page, email, password)
      await page.getByRole('button', { name: words.menu }).first().click()
      await page.getByRole('navigation').getByRole('link', { name: words.sales, exact: true }).click()
      await expect(page).toHaveURL(/collections\/markdowns/)
      await page.getByRole('link', { name: words.create }).first().click()
      await expect(page).toHaveURL(/markdowns\/create/)
      await page.locator('#field-name').click()
      await page.keyboard.type(name)
      const search = page.getByRole('textbox', { name: words.search })
      await search.click()
      await page.keyboard.insertText(wanted)
      await page.getByRole('button', { name: words.add }).click()
      await expect(page.getByText(words.chosen)).toBeVisible()
      await page.getByRole('spinbutton', { name: words.percent }).click()
      await page.keyboard.type('20')
      await page.getByRole('button', { name: words.weekend }).click()
      await expect(page.getByText(words.changes)).toBeVisible()
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS)

      const saved = async () =>
        ((await (await staff.get(`${sales}&depth=0`)).json()) as { docs: { id: number; products: number[] }[] })
          .docs[0]!
      const { id, products } = await saved()
      expect(products).toHaveLength(10)
      // A second one for the same time is refused with the name of the first.
      const again = await staff.post('/admin/api/markdowns', {
        headers: { cookie: `payload-lng=${locale}` },
        data: { name: 'Again', kind: 'percentage', percent: 10, rounding: 'none', products },
      })
      expect([again.status(), await again.text()]).toEqual([400, expect.stringMatching(words.overlap)])

      // Friday has come.
      const begun = { startsAt: new Date(Date.now() - 1000).toISOString(), endsAt: null }
      expect((await staff.patch(`/admin/api/markdowns/${id}`, { data: begun })).status()).toBe(200)
      const preview = (await (
        await staff.post('/admin/api/markdowns/preview', { data: { kind: 'percentage', percent: 20, products } })
      ).json()) as { rows: { sku: string; during: number; why?: string }[] }
      const { sku, during } = preview.rows.find(({ why }) => why === undefined)!
      const code = sku.split('-').slice(0, 2).join('-')
      const shop = await browser.newPage()
      const priceIn = async () => {
        const add = await shop.request.post('/api/cart', { data: { intent: 'add', sku, quantity: 1, locale } })
        return ((await add.json()) as { cart: { lines: { sku: string; unitPrice: number }[] } }).cart.lines.find(
          (line) => line.sku === sku,
        )?.unitPrice
      }
      const shown = async () =>
        (await (await shop.request.get(`/${locale}/product/${code}`)).text()).includes(money(during, locale))
      await expect.poll(priceIn).toBe(during)
      await expect.poll(shown).toBe(true)

      await page.reload()
      await page.getByRole('checkbox', { name: words.active }).click()
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await expect.poll(priceIn).toBeGreaterThan(during)
      await shop.close()
    } finally {
      await staff.delete(sales)
      await staff.delete(`/admin/api/users?where[email][equals]=${email}`)
      await page.close()
    }
  })
