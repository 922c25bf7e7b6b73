import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount, password } from './support/accounts.ts'
import { address, buyer, confirmation, fillCart, goOn, placeButton } from './support/checkout.ts'
import { locales, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

const [jacket, bike, ottawa] = ['5107-232-GRANITE-L', '5175-318-SPRUCE-L', 'ottawa-westboro']

/** An account with nothing in it; the browser is a guest's again. */
async function newCustomer(page: Page, locale: Locale): Promise<string> {
  const email = await newAccount(page, locale)
  for (const name of ['cart', 'account', 'portage.session_token']) await page.context().clearCookies({ name })
  return email
}

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: a jacket is sent, a bike picked up in Ottawa; signing in on the way loses nothing ${screenOf[locale]}`, async ({
    page,
  }) => {
    const email = await newCustomer(page, locale)
    await fillCart(page, locale, jacket)
    expect(
      (
        await page.request.post('/api/cart', { data: { intent: 'add', sku: bike, quantity: 1, store: ottawa, locale } })
      ).status(),
    ).toBe(200)
    await visit(page, paths.checkout(locale))
    await page.getByRole('link', { name: m.checkout_sign_in({}, say) }).click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(m.account_sign_in_title({}, say))
    await main.getByLabel(m.account_email({}, say)).fill(email)
    await main.getByLabel(m.account_password({}, say)).fill(password)
    await main.getByRole('button', { name: m.account_sign_in({}, say), exact: true }).click()

    // Back at the step the shopper left, with the account's data filled in.
    await expect(page).toHaveURL(new RegExp(`${paths.checkout(locale, 'contact')}$`))
    await expect(page.locator('#field-email')).toHaveValue(email)
    await page.getByLabel(m.checkout_phone({}, say)).fill(buyer.phone)
    await goOn(page, locale, 'address')
    await expect(main.getByRole('region', { name: m.checkout_pickups({}, say) })).toContainText('Ottawa')
    await page.getByRole('checkbox', { name: m.checkout_saved_keep({}, say) }).check()
    expect(await violations(page)).toEqual([])
    await address(page, locale)
    await goOn(page, locale, 'payment')
    await goOn(page, locale, 'review')
    const taxes =
      locale === 'fr'
        ? ['TVH, Ontario (13\u00a0%)', 'TVQ, Québec (9,975\u00a0%)']
        : ['HST, Ontario (13%)', 'QST, Quebec (9.975%)']
    for (const tax of taxes) await expect(page.getByText(tax).filter({ visible: true }).first()).toBeVisible()
    await placeButton(page, locale).click()

    await expect(page).toHaveURL(confirmation(locale))
    for (const part of [m.order_delivery({}, say), /Ottawa/])
      await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible()
    expect(await violations(page)).toEqual([])

    // With one saved address the next order takes two steps: how to pay, and the order.
    await fillCart(page, locale, jacket)
    await visit(page, paths.checkout(locale))
    await expect(page).toHaveURL(new RegExp(`${paths.checkout(locale, 'payment')}$`))
    await expect(main).toContainText('G1R\u00a01S8')
    await goOn(page, locale, 'review')
    await placeButton(page, locale).click()
    await expect(page).toHaveURL(confirmation(locale))
  })
}
