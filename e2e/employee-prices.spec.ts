import { expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount } from './support/accounts.ts'
import { address, contact, goOn, placeButton } from './support/checkout.ts'
import { newEmployee, pin } from './support/employees.ts'
import { landmarks } from './support/landmarks.ts'
import { pages } from './support/pages.ts'
import { cartPanel, visit } from './support/visit.ts'

test.use({ reducedMotion: 'reduce' })

/** $69.95, and 30% off it. */
const amounts = { en: { own: '$48.96', usual: '$69.95' }, fr: { own: '48,96\u00a0$', usual: '69,95\u00a0$' } } as const
const title = { en: 'Lakehead Fleece Jacket', fr: 'Veste en polar Lakehead' } as const

// acceptance 41, 104
const locale = 'en' as const
const say = { locale }
const { own, usual } = amounts[locale]

test(`${locale}: employee prices are switched on and off, appear on tiles, product page and cart, and are checked again when an order is placed @desktop`, async ({
  page,
}) => {
  // A long errand, from the account to the last step of the checkout.
  test.slow()
  const employee = await newEmployee()
  try {
    await newAccount(page, locale)
    await visit(page, `${pages.product[locale]}#employee-pricing`)
    const dialog = page.getByRole('dialog', { name: m.account_employee({}, say), exact: true })
    await dialog.getByLabel(m.account_staff_number({}, say)).fill(employee.staffNumber)
    await dialog.getByLabel(m.account_pin({}, say)).fill(pin)
    await dialog.getByRole('button', { name: m.account_employee_confirm({}, say) }).click()
    const main = page.getByRole('main')
    const mark = main.getByText(m.account_employee_price({}, say))
    await expect(dialog.getByRole('status')).toHaveText(m.account_notice_entitled({}, say))
    // The page behind has the prices at once, and loses them at once.
    await expect(mark.first()).toBeAttached()
    await dialog.getByRole('button', { name: m.account_employee_switch_off({}, say) }).click()
    await expect(dialog.getByRole('status')).toHaveText(m.account_notice_prices_off({}, say))
    await expect(mark).toHaveCount(0)
    await visit(page, pages.product[locale])
    await expect(main.getByText(usual).filter({ visible: true }).first()).toBeVisible()
    await expect(mark).toHaveCount(0)
    await visit(page, paths.account(locale, 'employee'))
    await page.getByRole('button', { name: m.account_employee_switch_on({}, say) }).click()
    await expect(main.getByRole('status').first()).toHaveText(m.account_notice_prices_on({}, say))

    await visit(page, `${paths.search(locale)}?q=lakehead`)
    const tile = main.getByRole('article').filter({ hasText: title[locale] }).first()
    await expect(tile).toContainText(m.account_employee_price({}, say))
    await expect(tile).toContainText(own)
    await visit(page, `${pages.product[locale]}?colour=granite&size=l`)
    await expect(mark.filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
    await expect(cartPanel(page, locale).getByRole('listitem').first()).toContainText(own)
    await visit(page, paths.cart(locale))
    await expect(main.getByRole('listitem').filter({ hasText: title[locale] })).toContainText(own)

    await visit(page, paths.checkout(locale))
    await contact(page, locale)
    await address(page, locale)
    await goOn(page, locale, 'payment')
    await goOn(page, locale, 'review')
    await expect(main.getByText(own).filter({ visible: true }).first()).toBeVisible()
    await employee.end()
    await placeButton(page, locale).click()
    // No order at a price that no longer applies: the shopper is told, and sees the regular price.
    await expect(main.getByRole('alert').filter({ hasText: m.place_changed({}, say) })).toBeVisible()
    await expect(main.getByText(usual).filter({ visible: true }).first()).toBeVisible()
    const { lines } = (await (await page.request.get(`/api/cart?locale=${locale}`)).json()) as {
      lines: { unitPrice: number; isEmployeePrice?: boolean }[]
    }
    expect(lines.map(({ unitPrice, isEmployeePrice }) => [unitPrice, Boolean(isEmployeePrice)])).toEqual([
      [69_95, false],
    ])
    await visit(page, paths.account(locale, 'orders'))
    await expect(main.getByText(m.account_orders_none({}, say))).toBeVisible()
  } finally {
    await employee.dispose()
  }
})
