import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { fromMail, mailsTo } from './support/mails.ts'
import { admin, asStaff, staffRequest } from './support/staff.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

/** A kayak of which the catalogue has none left, in two colours. */
const kayak = '5180-614'
const skus = { en: `${kayak}-LAKE`, fr: `${kayak}-GOLDENROD` }
const colours = { en: 'lake', fr: 'goldenrod' }

/** By the list of stock, as staff do it. */
async function countByHand(browser: Browser, sku: string, quantity: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await asStaff(page)
  await page.goto(`${admin}/admin/collections/inventory?search=${sku}`)
  const level = page.getByRole('row').filter({ hasText: 'online' }).getByRole('link').first()
  await expect(level).toBeVisible({ timeout: 60_000 })
  const address = await level.getAttribute('href')
  await page.goto(new URL(address ?? '', admin).href)
  await expect(page.locator('[data-form-ready="true"]').first()).toBeAttached({ timeout: 60_000 })
  const main = page.getByRole('main')
  await main.getByRole('spinbutton').fill(String(quantity))
  await main.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible({ timeout: 15_000 })
  await page.close()
}

async function countByFile(sku: string, quantity: number): Promise<void> {
  const staff = await staffRequest()
  const answer = await staff.post('/admin/api/inventory/import', {
    headers: { 'content-type': 'text/csv' },
    data: `sku,location,quantity\n${sku},online,${quantity}`,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await staff.dispose()
}

async function asks(page: Page, locale: Locale, email: string): Promise<void> {
  const say = { locale }
  await visit(page, `${paths.product(locale, kayak)}?colour=${colours[locale]}`)
  const form = page.getByRole('region', { name: m.stock_alert_title({}, say) })
  await expect(page.getByRole('spinbutton', { name: m.product_quantity({}, say) })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: m.product_delivery({}, say), exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: m.product_close_to({}, say) })).toBeVisible()
  await form.getByRole('textbox', { name: m.newsletter_email({}, say) }).fill('nobody')
  await form.getByRole('button', { name: m.stock_alert_button({}, say) }).click()
  await expect(form.getByText(m.newsletter_invalid_text({}, say))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await form.getByRole('textbox', { name: m.newsletter_email({}, say) }).fill(email)
  await form.getByRole('button', { name: m.stock_alert_button({}, say) }).click()
  await expect(form.getByRole('status')).toHaveText(m.stock_alert_sent_text({}, say))
}

for (const locale of ['en', 'fr'] as const)
  test(`${locale}: a sold-out product is asked for, comes back, and one mail leads to it ${locale === 'en' ? '@desktop' : '@phone'}`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const say = { locale }
    const email = `back-${locale}-${Date.now()}@example.com`
    await countByFile(skus[locale], 0)
    await asks(page, locale, email)
    await page.goto(
      await fromMail(email, new RegExp(`https?://[^/\\s]+(${paths.stockAlert(locale, 'confirm')}\\?\\S+)`)),
    )
    await page.getByRole('button', { name: m.stock_alert_confirm({}, say) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.stock_alert_confirmed_title({}, say))
    try {
      await (locale === 'en' ? countByHand(browser, skus.en, 3) : countByFile(skus.fr, 3))
      const title = await page.goto(
        await fromMail(email, new RegExp(`https?://[^/\\s]+(${paths.product(locale, kayak)}/\\S+)`)),
      )
      expect(title?.status()).toBe(200)
      await expect(page.getByRole('button', { name: m.product_add({}, say) }).first()).toBeEnabled()
      await expect(page).toHaveURL(new RegExp(`colour=${colours[locale]}`))
      expect(mailsTo(email)).toBe(2)
    } finally {
      await countByFile(skus[locale], 0)
    }
  })
