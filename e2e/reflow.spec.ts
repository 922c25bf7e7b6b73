import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { accountParts, newAccount } from './support/accounts.ts'
import { address, isPlaced, contact, fillCart, goOn, placeButton } from './support/checkout.ts'
import { cart, locales, pages, walkOf } from './support/pages.ts'
import { expectNothingLost } from './support/nothing-lost.ts'
import { violations } from './support/violations.ts'
import { cartButton, cartPanel, visit } from './support/visit.ts'

const enlargeText = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

const jacket = '5107-232-GRANITE-L'
const carabiner = '5169-892-SILVER'

/**
 * Pages with parts that are shown without JavaScript only; what every page has of them, in its header and footer, home
 * has too. every-page.spec.ts reads all kinds in French.
 */
const ownWithoutJavaScript = ['home', 'listing', 'product', 'giftCard', 'search', 'stores', 'store', 'compare']

// French has the longer words; without JavaScript the pages are those of the other language. every-page.spec.ts has the
// pages as they open.
for (const locale of locales) {
  const say = { locale }
  if (locale === 'en')
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`${locale}: without JavaScript every kind of page with parts for that is read whole, too @phone`, async ({
        page,
      }) => {
        test.slow()
        for (const [kind, path] of Object.entries(walkOf(locale)).filter(([kind]) =>
          ownWithoutJavaScript.includes(kind),
        )) {
          await page.goto(path)
          await expectNothingLost(page, `${kind} without JavaScript`)
        }
        await page.goto(`${pages.listing[locale]}#filters`)
        await expect(page.getByRole('complementary')).toBeVisible()
        await expectNothingLost(page, 'filters without JavaScript')
      })
    })

  if (locale === 'fr')
    test(`${locale}: the menu, the filters and the cart are read whole in a narrow window and with large text @phone`, async ({
      page,
    }) => {
      await fillCart(page, locale, jacket, carabiner)
      await visit(page, pages.listing[locale])
      await page.getByRole('button', { name: m.shell_menu({}, say), exact: true }).click()
      await expect(
        page
          .getByRole('dialog', { name: m.shell_menu({}, say) })
          .getByRole('listitem')
          .first(),
      ).toBeVisible()
      await expectNothingLost(page, 'menu')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: m.listing_filter_button({}, say), exact: true }).click()
      await expect(page.getByRole('dialog', { name: m.listing_filters({}, say) })).toBeVisible()
      await expectNothingLost(page, 'filters')
      await page.keyboard.press('Escape')
      await cartButton(page, locale).click()
      await expect(cartPanel(page, locale).getByRole('listitem')).toHaveCount(2)
      await expectNothingLost(page, 'cart panel')
    })

  if (locale === 'fr')
    test(`${locale}: cart, checkout and order are read whole in a narrow window and with large text @phone`, async ({
      page,
    }) => {
      test.slow()
      await fillCart(page, locale, jacket, carabiner)
      await visit(page, cart[locale])
      await expectNothingLost(page, 'cart')
      await visit(page, paths.checkout(locale))
      await page
        .getByRole('main')
        .getByRole('button', { name: m.checkout_continue({}, say), exact: true })
        .click()
      await expect(page.getByRole('alert').filter({ hasText: m.checkout_error_email_missing({}, say) })).toBeVisible()
      await expectNothingLost(page, 'contact')
      await contact(page, locale)
      await expectNothingLost(page, 'address')
      await address(page, locale)
      await expectNothingLost(page, 'delivery')
      await goOn(page, locale, 'payment')
      await expectNothingLost(page, 'payment')
      await goOn(page, locale, 'review')
      await expectNothingLost(page, 'review')
      await placeButton(page, locale).click()
      await isPlaced(page, locale)
      await expectNothingLost(page, 'order')
    })

  if (locale === 'fr')
    test(`${locale}: with twice the text no page of the narrowest window scrolls sideways, and the cart’s sign and amount are whole @phone`, async ({
      page,
    }) => {
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await page.setViewportSize({ width: 320, height: 844 })
      await fillCart(page, locale, jacket)
      for (const path of [pages.home[locale], paths.checkout(locale), cart[locale]]) {
        await visit(page, path)
        await enlargeText(page)
        await expect.poll(sideways, path).toBe(0)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      const button = cartButton(page, locale)
      const sign = await button.locator('svg').boundingBox()
      const count = await button.locator('[data-count]').boundingBox()
      expect(count!.x - sign!.x).toBeGreaterThan(count!.width / 2)
      const amount = page.locator('[data-buy-bar]').getByText('$')
      await expect(amount).toBeVisible()
      const lines = await amount.evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return range.getClientRects().length
      })
      expect(lines).toBe(1)
      expect((await page.locator('[data-buy-bar]').boundingBox())!.height).toBeLessThan(200)
    })

  if (locale === 'fr')
    test(`${locale}: with twice the text the pictures of what is to be compared are whole @phone`, async ({ page }) => {
      for (const at of [0, 1, 2, 3]) {
        await visit(page, pages.listing[locale])
        await page.getByRole('article').nth(at).getByRole('link').first().click()
        await page.getByLabel(m.compare_choose({}, say)).check()
      }
      await visit(page, pages.listing[locale])
      await enlargeText(page)
      const bar = page.getByRole('region', { name: m.compare_title({}, say) })
      await expect(bar.getByRole('img')).toHaveCount(4)
      const edge = page.viewportSize()!.width
      for (const part of [...(await bar.getByRole('img').all()), bar.getByRole('link')]) {
        const { x, width } = (await part.boundingBox())!
        expect(width).toBeGreaterThan(60)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(edge)
      }
    })

  if (locale === 'fr')
    test(`${locale}: the account is read whole in a narrow window and with large text, and is accessible @phone`, async ({
      page,
    }) => {
      test.slow()
      await newAccount(page, locale)
      for (const section of accountParts) {
        await visit(page, paths.account(locale, section))
        expect.soft(await violations(page), section).toEqual([])
        await expectNothingLost(page, section ?? 'account')
      }
    })
}
