import { chromium, expect, test } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount, signOut } from './support/accounts.ts'
import { pages } from './support/pages.ts'
import { alive, visit } from './support/visit.ts'

/** Data that may stay in the browser: the language, and the consent. */
const ofNobody = ['NEXT_LOCALE', 'OptanonConsent', 'OptanonAlertBoxClosed']

const locale = 'en' as const
const say = { locale }

test(`${locale}: after signing out nothing of the shopper is in the browser, and Back shows nothing of the account @desktop`, async ({
  baseURL,
  storageState,
}, { project }) => {
  test.slow()
  // Playwright takes the memory of pages away from its browsers; shoppers' browsers have it.
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL, storageState: storageState as never })
  const page = await context.newPage()
  try {
    const email = await newAccount(page, locale)
    const box = page.getByRole('combobox').or(page.getByRole('searchbox')).filter({ visible: true }).first()
    await visit(page, pages.home[locale])
    await box.fill('tente orange')
    await box.press('Enter')
    await expect(page).toHaveURL(/q=/)
    await alive(page)
    expect(
      (
        await context.request.post('/api/cart', {
          data: { intent: 'add', sku: '5107-232-GRANITE-L', quantity: 1, locale },
        })
      ).status(),
    ).toBe(200)
    await visit(page, pages.product[locale])
    await page.getByRole('button', { name: m.account_wish_add({}, say) }).click()
    await visit(page, paths.account(locale, 'profile'))
    await page.getByLabel(m.account_store({}, say)).selectOption({ index: 1 })
    await page
      .getByRole('main')
      .getByRole('button', { name: m.account_save({}, say) })
      .click()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(m.account_notice_saved({}, say))
    await visit(page, paths.account(locale, 'addresses'))
    await visit(page, paths.account(locale))
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible()
    await signOut(page, locale)
    await alive(page)

    expect((await context.cookies()).map(({ name }) => name).filter((name) => !ofNobody.includes(name))).toEqual([])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toMatch(/tente|Roy|GRANITE|5107-232|magasin|store_name/i)
    expect(stored).not.toContain(email)
    // However far back: it is the sign-in page, or a page of anybody.
    for (const _ of [1, 2, 3]) {
      await page.goBack()
      await expect(page.getByRole('main')).toBeVisible()
      expect(await page.getByText(email).count()).toBe(0)
      expect(await page.getByText('Léa').count()).toBe(0)
    }
    await visit(page, pages.home[locale])
    await box.click()
    await expect(page.getByText('tente orange')).toHaveCount(0)
  } finally {
    await browser.close()
  }
})
