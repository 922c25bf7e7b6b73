import { expect, test } from '@playwright/test'
import { provinceNames } from '../src/domain/address/province.ts'
import { money, wholeMoney } from '../src/domain/money.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newEmail, password } from './support/accounts.ts'
import { address, fillCart, goOn, isPlaced, placeButton } from './support/checkout.ts'
import { fromMail } from './support/mails.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

const words = { en: 'Happy trails', fr: 'Bonne route' }

for (const locale of locales) {
  const say = { locale }

  test(`${locale}: a gift with a message, billed elsewhere, and an account afterwards ${screenOf[locale]}`, async ({
    page,
  }) => {
    const email = newEmail(locale)
    const main = page.getByRole('main')
    await fillCart(page, locale, '5107-232-GRANITE-L')
    await visit(page, paths.checkout(locale))
    await page.locator('#field-email').fill(email)
    await goOn(page, locale, 'address')
    await address(page, locale)
    await goOn(page, locale, 'payment')
    await main.getByRole('radio', { name: m.checkout_billing_other({}, say) }).check()
    const billing = (field: string) => page.locator(`[name="billing-${field}"]`)
    await billing('name').fill('Luc Roy')
    await billing('postalCode').fill('T2P 1J9')
    await billing('line1').fill('120 8 Avenue SW')
    await billing('city').fill('Calgary')
    await billing('province').selectOption(provinceNames.AB[locale])
    await main.getByText(m.checkout_gift_message({}, say), { exact: true }).click()
    await main.getByLabel(m.checkout_gift_message_label({}, say)).fill(words[locale])
    expect(await violations(page)).toEqual([])
    await goOn(page, locale, 'review')
    await expect(main).toContainText(m.checkout_gift_message_summary({ text: words[locale] }, say))
    await expect(main).toContainText('120 8 Avenue SW')
    await placeButton(page, locale).click()
    await isPlaced(page, locale)
    await expect(main).toContainText('Luc Roy')
    expect(await violations(page)).toEqual([])

    const account = main.getByRole('region', { name: m.order_account({}, say) })
    const create = account.getByRole('button', { name: m.order_account_create({}, say) })
    await account.getByLabel(m.account_password({}, say)).fill('short')
    await create.click()
    await expect(account.getByLabel(m.account_password({}, say))).toHaveAttribute('aria-invalid', 'true')
    await account.getByLabel(m.account_password({}, say)).fill(password)
    await create.click()
    const noticed = main.getByRole('region', { name: m.account_check_mail_title({}, say) })
    await expect(noticed.getByRole('status')).toBeVisible()
    await fromMail(email, new RegExp(`(${paths.login(locale, 'confirm')})`))
  })

  if (locale === 'fr')
    test(`${locale}: a gift card of an amount of one’s own, within its limits @phone`, async ({ page }) => {
      await visit(page, pages.giftCard[locale])
      const main = page.getByRole('main')
      const amount = main.getByLabel(m.product_gift_amount({}, say))
      const add = main.getByRole('button', { name: m.product_add({}, say) }).first()
      await amount.fill('5')
      await add.click()
      await expect(main.getByRole('alert').filter({ hasText: wholeMoney(10_00, locale) })).toBeVisible()
      await amount.fill('137,50')
      await add.click()
      await expect(
        page
          .getByRole('dialog', { name: m.cart_title({}, say) })
          .getByText(money(137_50, locale))
          .first(),
      ).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
}
