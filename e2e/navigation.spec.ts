import { inShop } from '../src/domain/shop-name.ts'
import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { fillCart } from './support/checkout.ts'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { alive, isGone, visit } from './support/visit.ts'

const tree = {
  en: { top: 'Women', sub: 'Tops', deals: 'Women’s Deals' },
  fr: { top: 'Femmes', sub: 'Hauts', deals: 'Aubaines pour femmes' },
}

for (const locale of locales) {
  const { main, myStore } = landmarks[locale]
  const { top, deals } = tree[locale]
  const nav = (page: Page) => page.getByRole('navigation', { name: main })
  const storesModal = (page: Page) => page.getByRole('dialog', { name: m.store_choose({}, { locale }) })

  if (locale === 'en')
    test(`${locale}: a click opens the panel, a press on the page closes it; the header neither jumps nor hides under it (acceptance 79, 84, 87) @desktop`, async ({
      page,
    }) => {
      await visit(page, pages.home[locale])
      const before = await page.getByRole('banner').boundingBox()
      await nav(page).getByRole('button', { name: top, exact: true }).click()
      await expect(nav(page).getByRole('link', { name: deals, exact: true })).toBeVisible()
      expect(await page.getByRole('banner').boundingBox()).toEqual(before)
      await page.mouse.wheel(0, 600)
      await expect(nav(page).getByRole('link', { name: deals, exact: true })).toBeInViewport()
      await page.mouse.click(700, 890)
      await expect(nav(page).getByRole('button', { name: top, exact: true })).toHaveAttribute('aria-expanded', 'false')
    })

  test(`${locale}: a page that is not there leads on to a product, and back @desktop`, async ({ page }) => {
    await visit(page, `/${locale}/nothing-here`)
    const missing = await page.getByRole('heading', { level: 1 }).innerText()
    const tile = page.getByRole('main').getByRole('article').first()
    const title = await tile.getByRole('heading').innerText()
    await tile.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
    await page
      .getByRole('banner')
      .getByRole('link', { name: m.shell_home(inShop(), { locale }) })
      .click()
    await expect(page).toHaveURL(new RegExp(`${pages.home[locale]}$`))
    await expect(page.getByRole('banner')).toBeVisible()
  })

  if (locale === 'en')
    test(`${locale}: the logo leads home in the same language, without a new document (acceptance 2) @desktop`, async ({
      page,
    }) => {
      await page.goto(pages.home[locale])
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await visit(page, pages.stores[locale])
      await page.evaluate(() => void ((window as unknown as { same: boolean }).same = true))
      await page
        .getByRole('banner')
        .getByRole('link', { name: m.shell_home(inShop(), { locale }) })
        .click()
      await expect(page).toHaveURL(new RegExp(`${pages.home[locale]}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
    })

  if (locale === 'en')
    test(`${locale}: the menu is asked for on intent, not before, and no modal's code either (acceptance 37) @desktop`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await visit(page, pages.brands[locale])
      expect(
        asked.filter((url) => /api\/(menu|stores)|mega-panel|choose-store|seller-dialog|tag-info/.test(url)),
      ).toEqual([])
      await nav(page).getByRole('button', { name: top, exact: true }).hover()
      await expect.poll(() => asked.filter((url) => url.includes(`/api/menu/${locale}`)).length).toBe(1)
    })

  if (locale === 'fr')
    test(`${locale}: on a phone, three levels down and back again, with search, language and store inside (acceptance 91, 92) @phone`, async ({
      page,
    }) => {
      await visit(page, pages.home[locale])
      await page.getByRole('button', { name: m.shell_menu({}, { locale }), exact: true }).tap()
      const menu = page.getByRole('dialog', { name: m.shell_menu({}, { locale }), exact: true })
      await expect(menu.getByRole('combobox')).toBeVisible()
      await expect(menu.getByRole('button', { name: myStore })).toBeVisible()
      await menu.getByRole('button', { name: top, exact: true }).tap()
      await expect(
        menu.getByRole('button', { name: m.menu_back({ title: m.shell_menu({}, { locale }) }, { locale }) }),
      ).toBeFocused()
      await expect(menu.getByRole('link', { name: deals, exact: true })).toBeVisible()
      const second = menu.locator('[data-item]').first()
      const name = (await second.innerText()).trim()
      await second.tap()
      const back = menu.getByRole('button', { name: m.menu_back({ title: top }, { locale }) })
      await expect(back).toBeFocused()
      await back.tap()
      await expect(menu.getByRole('button', { name, exact: true })).toBeFocused()
      await menu.getByRole('link', { name: top, exact: true }).tap()
      await expect(menu).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`${pages.listing[locale]}$`))
    })

  if (locale === 'fr')
    test(`${locale}: no store yet, the button opens the modal; chosen, it opens the flyout, also after a reload (acceptance 38, 57, 82, 83) @phone`, async ({
      page,
    }) => {
      await visit(page, pages.brands[locale])
      const button = page.getByRole('banner').getByRole('button', { name: myStore })
      await button.click()
      const modal = storesModal(page)
      await expect(modal).toBeVisible()
      await expect(page).toHaveURL(/#stores$/)
      // The server has nothing to say to that, and may not even be in reach.
      await page.route(/\.data\b/, () => {})
      await page.keyboard.press('Escape')
      await isGone(modal)
      await expect(button).toBeFocused()
      await button.click()
      await modal.getByRole('searchbox').fill('macleod')
      await modal.getByRole('button', { name: /Calgary/ }).click()
      await isGone(modal)
      await expect(button).toHaveAccessibleName(/Calgary/)
      await page.reload()
      await alive(page)
      await expect(button).toHaveAccessibleName(/Calgary/)
      await button.click()
      await expect(page.getByRole('table')).toBeVisible()
      await page.mouse.wheel(0, 300)
      await expect(page.getByRole('table')).toBeHidden()
    })

  test(`${locale}: the footer is in the HTML, becomes alive, and takes a newsletter sign-up (acceptance 88) ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, pages.brands[locale])
    const footer = page.getByRole('contentinfo')
    const email = footer.getByRole('textbox', { name: m.newsletter_email({}, { locale }) })
    const join = footer.getByRole('button', { name: m.newsletter_join({}, { locale }) })
    // Hydrated: the wrong address is then reported in words, on the page.
    await expect(async () => {
      await email.fill('nobody')
      await join.click({ timeout: 1000 })
      await expect(footer.getByRole('alert')).toHaveText(m.newsletter_invalid_text({}, { locale }), { timeout: 1000 })
    }).toPass()
    await email.fill(`${locale}-${test.info().project.name}-${Date.now()}@example.com`)
    await join.click()
    await expect(footer.getByRole('status')).toHaveText(m.newsletter_sent_text({}, { locale }))
  })

  test(`${locale}: on the way from the checkout and back to it the footer of the shop has its links ${screenOf[locale]}`, async ({
    page,
  }) => {
    await fillCart(page, locale, '5107-232-GRANITE-L')
    await visit(page, paths.checkout(locale))
    const links = page.locator('footer .footer-group a')
    await expect(links).toHaveCount(0)
    const shop = page.getByRole('banner').getByRole('link', { name: m.shell_home(inShop(), { locale }) })
    await shop.click()
    await expect(links).not.toHaveCount(0)
    const shown = await links.allTextContents()
    await page.reload()
    await alive(page)
    expect(await links.allTextContents()).toEqual(shown)
    await page.goBack()
    await expect(links).toHaveCount(0)
    await shop.click()
    await expect(links).toHaveText(shown)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${locale}: top and second level are links, the footer is there, and the newsletter form answers with a page (acceptance 32, 88) @desktop`, async ({
      page,
    }) => {
      await page.goto(pages.brands[locale])
      const item = nav(page).getByRole('link', { name: top, exact: true })
      await item.hover()
      const second = nav(page).locator('.menu-plain a').filter({ visible: true }).first()
      await expect(second).toHaveAttribute('href', new RegExp(`^/${locale}/`))
      await page.getByRole('textbox', { name: m.newsletter_email({}, { locale }) }).fill('nobody')
      await page.getByRole('button', { name: m.newsletter_join({}, { locale }) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.newsletter_invalid_title({}, { locale }))
    })
  })
}
