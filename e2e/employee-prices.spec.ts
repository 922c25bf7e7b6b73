import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { m as staff } from '../src/paraglide-staff/messages.js'
import { newAccount, newEmail, register } from './support/accounts.ts'
import { address, goOn, isPlaced, placeButton } from './support/checkout.ts'
import { administrator } from './support/employee-forms.ts'
import { landmarks } from './support/landmarks.ts'
import { pages } from './support/pages.ts'
import { signInToAdmin } from './support/staff.ts'
import { cartPanel, visit } from './support/visit.ts'

/** $69.95, and 30% off it. */
const amounts = { en: { own: '$48.96', usual: '$69.95' }, fr: { own: '48,96\u00a0$' } } as const
/** From the sign-in; and from the list of employees. A busy form may take a second press to save. */
const MOST_CLICKS = { made: 5, ended: 4 }
const title = { en: 'Lakehead Fleece Jacket', fr: 'Veste en polar Lakehead' } as const

/**
 * In English everybody is a person at a screen; in French the account and the administrator's session are made by an
 * API. No employee, PIN or rule is.
 */
const someone = (locale: Locale) => {
  const number = String(Date.now()).slice(-9)
  return { name: `Léa ${number}`, staffNumber: `${number}${locale === 'en' ? 1 : 2}`, pin: '820134' }
}

/** The shopper enters the staff number and the PIN over the product page. */
async function entitle(page: Page, locale: Locale, { staffNumber, pin }: ReturnType<typeof someone>) {
  const say = { locale }
  await visit(page, `${pages.product[locale]}#employee-pricing`)
  const dialog = page.getByRole('dialog', { name: m.account_employee({}, say), exact: true })
  await dialog.getByLabel(m.account_staff_number({}, say)).fill(staffNumber)
  await dialog.getByLabel(m.account_pin({}, say)).fill(pin)
  await dialog.getByRole('button', { name: m.account_employee_confirm({}, say) }).click()
  return dialog
}

// acceptance 41, 104
test(`en: an administrator makes an employee in at most ${MOST_CLICKS.made} clicks; the prices are switched on and off, appear on tiles, product page and cart, and are checked again when an order is placed @desktop`, async ({
  browser,
  page,
  request,
}) => {
  const locale = 'en'
  const say = { locale } as const
  const { own, usual } = amounts[locale]
  // A long journey, from the account to the last step of the checkout.
  test.slow()
  const employee = someone(locale)
  const office = await administrator(browser, locale, signInToAdmin)
  try {
    await office.writeEmployee(employee)
    await expect(office.pin).toHaveValue('')
    expect(await office.clicks()).toBeLessThanOrEqual(MOST_CLICKS.made)
    await office.discount(`30% ${employee.staffNumber}`, '30')

    await register(page, locale, newEmail(locale))
    const dialog = await entitle(page, locale, employee)
    const main = page.getByRole('main')
    const mark = main.getByText(m.account_employee_price({}, say))
    await expect(dialog.getByRole('status')).toHaveText(m.account_notice_entitled({}, say))
    // The page behind has the prices at once, and loses them at once.
    await expect(mark.first()).toBeAttached()
    // The page is the same bytes for the employee and for a guest; its stock may change between two reads.
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    const read = async (headers: Record<string, string>) =>
      (await request.get(pages.product[locale], { headers })).text()
    await expect(async () => expect(await read({ cookie })).toBe(await read({}))).toPass()
    expect(await (await request.get('/api/employee-prices?ids=5107-232')).json()).toEqual({})
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
    const addToCart = async () => {
      await visit(page, `${pages.product[locale]}?colour=granite&size=l`)
      await expect(mark.filter({ visible: true }).first()).toBeVisible()
      await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
      await expect(cartPanel(page, locale).getByRole('listitem').first()).toContainText(own)
    }
    const inCart = main.getByRole('listitem').filter({ hasText: title[locale] })
    await addToCart()
    await visit(page, paths.cart(locale))
    await expect(inCart).toContainText(own)
    await expect(inCart).toContainText(m.account_employee_price({}, say))

    // The account has said who it is.
    await visit(page, paths.checkout(locale))
    await page.getByRole('checkbox', { name: m.checkout_saved_keep({}, say) }).check()
    await address(page, locale)
    await goOn(page, locale, 'payment')
    await goOn(page, locale, 'review')
    await placeButton(page, locale).click()
    await isPlaced(page, locale)
    await expect(main.getByText(own).filter({ visible: true }).first()).toBeVisible()

    // The price ends while the next order waits for its last press.
    await addToCart()
    await visit(page, paths.checkout(locale))
    await goOn(page, locale, 'review')
    await expect(main.getByText(own).filter({ visible: true }).first()).toBeVisible()
    const before = await office.clicks()
    await office.find(employee.name)
    await office.active.uncheck()
    await office.saves()
    expect((await office.clicks()) - before).toBeLessThanOrEqual(MOST_CLICKS.ended)
    await placeButton(page, locale).click()
    // No order at a price that no longer applies: the shopper reads why, and sees the regular price.
    await expect(main.getByRole('alert').filter({ hasText: m.place_refused({}, say) })).toBeVisible()
    await expect(main.getByText(usual).filter({ visible: true }).first()).toBeVisible()
    await visit(page, paths.cart(locale))
    // The line itself; above it is what has changed.
    await expect(inCart.last()).toContainText(usual)
    await expect(inCart.last()).not.toContainText(own)
  } finally {
    await office.page.close()
  }
})

test('fr: no employee without a PIN, and a new PIN replaces the old one @phone', async ({ browser, page }) => {
  test.slow()
  const locale = 'fr'
  const say = { locale } as const
  const employee = someone(locale)
  const office = await administrator(browser, locale)
  try {
    await office.discount(`30 % ${employee.staffNumber}`, '30')
    await office.newEmployee()
    await office.name.fill(employee.name)
    await office.staffNumber.fill('E-1008')
    await office.isRefused([staff.refusal_pin_missing({}, say), 'De quatre à dix chiffres.'], office.staffNumber)
    await office.staffNumber.fill(employee.staffNumber)
    await office.pin.fill('111222')
    await office.saves()
    await office.find(employee.name)
    await expect(office.pin).toHaveValue('')
    await office.pin.fill(employee.pin)
    await office.saves()
    await expect(office.pin).toHaveValue('')

    await newAccount(page, locale)
    const refused = await entitle(page, locale, { ...employee, pin: '111222' })
    await expect(refused.getByRole('alert')).toHaveText(m.account_refused_pin({}, say))
    const dialog = await entitle(page, locale, employee)
    await expect(dialog.getByRole('status')).toHaveText(m.account_notice_entitled({}, say))
    const mark = page.getByRole('main').getByText(m.account_employee_price({}, say)).filter({ visible: true })
    await visit(page, pages.product[locale])
    await expect(mark.first()).toBeVisible()
    await expect(page.getByRole('main').getByText(amounts[locale].own).filter({ visible: true }).first()).toBeVisible()
  } finally {
    await office.page.close()
  }
})
