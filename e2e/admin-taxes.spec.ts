import { expect, test } from '@playwright/test'
import { admin, asStaff } from './support/staff.ts'

const says = {
  en: { link: 'Taxes to check', carrier: 'Crescent Stretch Wrap Carrier', category: 'Baby Gear' },
  fr: { link: 'Taxes à vérifier', carrier: /Crescent/, category: 'Bébés' },
} as const

// The merchant sees what is for children and taxed in full, with the way to the product's form.
for (const locale of ['en', 'fr'] as const)
  test(`${locale}: the admin lists the children's products whose tax nobody decided @desktop`, async ({ page }) => {
    test.setTimeout(180_000)
    const { link, carrier, category } = says[locale]
    await asStaff(page)
    await page.context().addCookies([{ name: 'payload-lng', value: locale, url: admin }])
    await page.goto(`${admin}/admin/tax-report`)
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible({ timeout: 60_000 })
    const row = page.getByRole('row').filter({ hasText: '5200-631' })
    await expect(row.getByRole('cell').filter({ hasText: carrier })).toBeVisible()
    await expect(row.getByRole('cell').filter({ hasText: category })).toBeVisible()
    // Rain boots are footwear, and the bunting's form says that it is clothing.
    for (const code of ['5198-129', '5200-274', '5176-129'])
      await expect(page.getByRole('row').filter({ hasText: code })).toHaveCount(0)
    await row.getByRole('link', { name: '5200-631' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/products\/\d+/)
  })
