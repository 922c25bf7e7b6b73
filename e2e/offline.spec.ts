import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { locales, pages, screenOf } from './support/pages.ts'
import { addToCart, cartButton, cartPanel, linesOfCart, visit } from './support/visit.ts'

test.use({ serviceWorkers: 'allow' })

for (const locale of locales)
  test(`${locale}: where the shop cannot be reached, a page of the shop says so, and leads on once it can ${screenOf[locale]}`, async ({
    page,
    context,
  }) => {
    await visit(page, pages.home[locale])
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await context.setOffline(true)
    await page.goto(pages.listing[locale])
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(m.error_offline_title({}, { locale }))
    expect(page.url()).toContain(pages.listing[locale])
    await context.setOffline(false)
    await page.getByRole('link', { name: m.error_try_again({}, { locale }) }).click()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(heading).not.toHaveText(m.error_offline_title({}, { locale }))
  })

const locale = 'fr' as const

test('without a connection what has yet to come says so over the page, and comes by another try @phone', async ({
  page,
  context,
}) => {
  await visit(page, pages.home[locale])
  const again = page.getByRole('button', { name: m.error_try_again({}, { locale }) })
  for (const [opener, opened] of [
    [m.shell_my_store({}, { locale }), m.store_choose({}, { locale })],
    [m.shell_menu({}, { locale }), m.shell_menu({}, { locale })],
  ] as const) {
    await context.setOffline(true)
    await page.getByRole('button', { name: opener, exact: true }).tap()
    await expect(page.getByText(m.error_offline_text({}, { locale }))).toBeVisible()
    await context.setOffline(false)
    await again.tap()
    const dialog = page.getByRole('dialog', { name: opened })
    await expect(dialog.getByRole('link').or(dialog.getByRole('searchbox')).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the first item that is added without a connection is named as not in the cart, and is in it once there is one', async ({
  page,
  context,
}) => {
  await visit(page, pages.product[locale])
  await context.setOffline(true)
  await addToCart(page, locale)
  const panel = cartPanel(page, locale)
  const waits = panel.getByRole('alert').filter({ hasText: m.cart_write_failed({}, { locale }) })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(waits).toContainText(m.cart_not_added({ titles: title }, { locale }))
  await context.setOffline(false)
  await expect(waits).toBeHidden()
  await expect(cartButton(page, locale)).toHaveAccessibleName(/, 1 /)
  await panel.getByRole('link', { name: m.cart_view({}, { locale }) }).click()
  // It is on its way out.
  await expect(panel).toBeHidden()
  await expect(linesOfCart(page, locale)).toContainText(title)
})
