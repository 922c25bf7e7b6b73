import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { fillCart, isPlaced } from './support/checkout.ts'
import { pages } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { cartButton, cartPanel, visit } from './support/visit.ts'

const jacket = '5107-232-GRANITE-L'
const opener = (within: Locator, locale: Locale) =>
  within.getByRole('button', { name: m.express_test_pay({}, { locale }) })
const sheetOf = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: m.express_test_title({}, { locale }), exact: true })
const payButton = (sheet: Locator, locale: Locale) =>
  sheet.getByRole('button', { name: new RegExp(`^${m.express_pay({ amount: '' }, { locale }).trim()} `) })
const events = (page: Page) =>
  page.evaluate(() => (globalThis as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event) ?? [])

test('en: from the cart panel a wallet asks where it goes, refuses what cannot be, and pays @desktop', async ({
  page,
}) => {
  const locale = 'en'
  await fillCart(page, locale, jacket)
  await visit(page, pages.home[locale])
  await cartButton(page, locale).click()
  await opener(cartPanel(page, locale), locale).click()
  const sheet = sheetOf(page, locale)
  await expect(sheet).toContainText('HST (13%)')
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('radio', { name: 'Jordan Lee' }).check()
  await expect(sheet.getByRole('alert')).toHaveText(m.express_not_in_canada({}, { locale }))
  await sheet.getByRole('radio', { name: 'Camille Leblanc' }).check()
  await expect(sheet).toContainText('QST (9.975%)')
  await expect(sheet.getByText(m.express_not_in_canada({}, { locale }))).toHaveCount(0)
  // What is dearer to send is dearer to pay, taxes included.
  const before = await payButton(sheet, locale).textContent()
  await sheet.getByRole('radio', { name: new RegExp(m.product_delivery_express({}, { locale })) }).check()
  await expect(payButton(sheet, locale)).toHaveText(/\$/)
  await expect(payButton(sheet, locale)).not.toHaveText(before ?? '')
  // Closed without paying nothing is ordered, and the cart is still there.
  await sheet.getByRole('button', { name: m.express_cancel({}, { locale }) }).click()
  await expect(sheet).toBeHidden()
  await opener(cartPanel(page, locale), locale).click()
  await sheet.getByRole('radio', { name: new RegExp(`^${m.checkout_test_decline({}, { locale })}`) }).check()
  await payButton(sheet, locale).click()
  await expect(sheet.getByRole('alert').filter({ hasText: m.place_declined({}, { locale }) })).toBeFocused()
  await sheet.getByRole('radio', { name: new RegExp(`^${m.checkout_test_approve({}, { locale })}`) }).check()
  const seen = await events(page)
  for (const event of ['begin_checkout', 'add_payment_info'])
    expect(seen.filter((one) => one === event)).toHaveLength(1)
  await payButton(sheet, locale).dblclick()
  await isPlaced(page, locale)
  await expect(page.getByRole('main')).toContainText('HST (13%)')
  await expect(page.getByRole('main')).toContainText('90 Lisgar Street')
  await expect.poll(async () => (await events(page)).filter((event) => event === 'purchase')).toHaveLength(1)
})

test('fr: from its page one item is bought alone by a wallet, and the cart stays as it was @phone', async ({
  page,
}) => {
  const locale = 'fr'
  await fillCart(page, locale, jacket)
  await visit(page, pages.product[locale])
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: m.express_buy_now({}, { locale }) })
  // Without a size the way leads to the sizes.
  await button.click()
  const sizes = main.getByRole('radiogroup', { name: m.product_size({}, { locale }) })
  await expect(sizes.getByRole('radio', { disabled: false }).first()).toBeFocused()
  // The name of one that is sold out says so after a comma.
  await sizes
    .getByRole('radio', { name: /^(?!.*, )/, disabled: false })
    .first()
    .check()
  await button.click()
  const sheet = page.getByRole('dialog', { name: m.express_buy_now({}, { locale }), exact: true })
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await sheet.getByRole('radio', { name: 'Camille Leblanc' }).check()
  await expect(sheet).toContainText('TVQ (9,975\u00a0%)')
  expect(await violations(page)).toEqual([])
  await payButton(sheet, locale).click()
  await isPlaced(page, locale)
  await expect(main).toContainText('Camille Leblanc')
  const { lines } = await (await page.request.get(`/api/cart?locale=${locale}`)).json()
  expect(lines).toMatchObject([{ sku: jacket, quantity: 1 }])
})

test('fr: at the checkout’s first step, by keyboard alone, a wallet pays with the taxes of Québec @phone', async ({
  page,
}) => {
  const locale = 'fr'
  await fillCart(page, locale, jacket)
  await visit(page, paths.checkout(locale))
  const button = opener(page.getByRole('main'), locale)
  await button.focus()
  await page.keyboard.press('Enter')
  const sheet = sheetOf(page, locale)
  await expect(sheet).toContainText('TVH (13\u00a0%)')
  await sheet.getByRole('radio', { name: 'Alex Martin' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(sheet).toContainText('TVQ (9,975\u00a0%)')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('radio', { name: 'Alex Martin' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(sheet).toContainText('TVQ (9,975\u00a0%)')
  await payButton(sheet, locale).focus()
  await page.keyboard.press('Enter')
  await isPlaced(page, locale)
  await expect(page.getByRole('main')).toContainText('TVQ (9,975\u00a0%)')
  await expect(page.getByRole('main')).toContainText('Camille Leblanc')
})
