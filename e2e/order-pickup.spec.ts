import { expect, test, type Page } from '@playwright/test'
import { HttpShopper } from '../src/server/testing/http-shopper.ts'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { fromMail } from './support/mails.ts'
import { locales } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'
import { admin, asStaff } from './support/staff.ts'

const [fleece] = ['5107-232-GRANITE-L', '5169-892-SILVER']

async function openOrder(page: Page, sought: string, number: string): Promise<void> {
  await page.goto(`${admin}/admin/collections/orders?search=${encodeURIComponent(sought)}`)
  // Followed by its address: the list writes its own address once more when it is alive, which would undo a press on
  // the link.
  const address = await page.getByRole('table').getByRole('link', { name: number }).getAttribute('href')
  await page.goto(new URL(address ?? '', admin).href)
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeVisible({ timeout: 30_000 })
}

/** As a guest who has nothing but the confirmation. */
async function lookUp(page: Page, locale: Locale, number: string): Promise<void> {
  await visit(page, paths.orders(locale))
  await page.getByLabel(m.orders_number({}, { locale })).fill(number)
  // Its label is that of the newsletter, too.
  await page.locator('#order-email').fill('roy@example.com')
  await page.getByRole('button', { name: m.orders_find({}, { locale }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.order_title({ number }, { locale }))
}

test('a pickup is made ready, the shopper is notified, it is shown on the order’s page, and handed over @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const shopper = new HttpShopper(baseURL ?? '')
  await shopper.add(fleece)
  await shopper.fillIn('calgary-macleod-trail')
  const number = await shopper.place()
  const step = async (locale: Locale, state: string, words: string) => {
    await lookUp(page, locale, number)
    await expect(
      page.getByRole('list', { name: m.order_status({}, { locale }) }).locator('[aria-current=step]'),
    ).toContainText(state)
    await expect(page.getByRole('main')).toContainText(words)
  }
  await step(
    'en',
    m.order_state_placed({}, { locale: 'en' }),
    m.order_pickup_text({ email: 'roy@example.com' }, { locale: 'en' }),
  )

  const seller = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
  await asStaff(seller)
  await openOrder(seller, number, number)
  const state = seller.getByRole('status').filter({ hasText: /\w/ }).first()
  await seller.getByRole('button', { name: 'Start preparing' }).click()
  await expect(state).toHaveText('Preparing')
  await expect(seller.getByLabel('Tracking number')).toHaveCount(0)
  await seller.getByRole('button', { name: 'Mark as ready for pickup' }).click()
  await expect(state).toHaveText('Ready for pickup')
  expect(await fromMail('roy@example.com', new RegExp(`${number}[^]*?waiting for you at (Calgary)`))).toBe('Calgary')
  for (const locale of locales)
    await step(locale, m.order_state_ready({}, { locale }), m.order_pickup_ready({}, { locale }))
  expect(await violations(page)).toEqual([])
  seller.once('dialog', (question) => void question.accept())
  await seller.getByRole('button', { name: 'Mark as handed over or delivered' }).click()
  await expect(state).toHaveText('Picked up')
  for (const locale of locales)
    await step(locale, m.order_state_picked_up({}, { locale }), m.return_title({}, { locale }))
  await seller.context().close()
})
