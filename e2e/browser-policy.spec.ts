import { expect, test } from '@playwright/test'
import { blocked } from './support/blocked.ts'
import { pages } from './support/pages.ts'
import { addToCart, cartPanel, visit } from './support/visit.ts'

const locale = 'en' as const

test(`${locale}: code loaded on intent obeys the policy too @desktop`, async ({ page }) => {
  const found = await blocked(page)
  await visit(page, pages.product[locale])
  await addToCart(page, locale)
  await expect(cartPanel(page, locale).getByRole('listitem')).toHaveCount(1)
  expect(found).toEqual([])
})

test('a script that is not ours does not run, and the browser says so @desktop', async ({ page }) => {
  const found = await blocked(page)
  await visit(page, pages.home.en)
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="document.title = \'taken\'">'),
  )
  await expect.poll(() => found.join()).toContain('script-src')
  await expect(page).not.toHaveTitle('taken')
})
