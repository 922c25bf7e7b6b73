import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newAccount } from './support/accounts.ts'
import { address, isPlaced, contact, fillCart, goOn, placeButton } from './support/checkout.ts'
import { cart, locales, missing, pages, search } from './support/pages.ts'
import { lost } from './support/reflow.ts'
import { cartButton, cartPanel, visit } from './support/visit.ts'

test.use({ reducedMotion: 'reduce' })

const jacket = '5107-232-GRANITE-L'
const carabiner = '5169-892-SILVER'

/** The narrowest window (WCAG 2.2, 1.4.10) and twice the text on a phone (1.4.4). */
const ways = [
  { width: 320, text: '' },
  { width: 390, text: '200%' },
]

// French has the longer words; without JavaScript the pages are those of the other language.
for (const locale of locales) {
  const say = { locale }
  const searchEmpty = `${paths.search(locale)}?q=zzzxqv`
  const others = {
    search: search[locale],
    searchEmpty,
    missing: missing[locale],
    cartEmpty: cart[locale],
    login: paths.login(locale),
    register: paths.login(locale, 'register'),
    orders: paths.orders(locale),
    giftCards: paths.giftCards(locale),
    wishlist: paths.wishlist(locale),
  }
  const shop = { ...Object.fromEntries(Object.entries(pages).map(([kind, both]) => [kind, both[locale]])), ...others }

  if (locale === 'fr')
    test(`${locale}: every kind of page is read whole in a narrow window and with large text @phone`, async ({
      page,
    }) => {
      test.slow()
      for (const [kind, path] of Object.entries(shop)) {
        await visit(page, path)
        await expectNothingLost(page, kind)
      }
    })

  if (locale === 'en')
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test(`${locale}: without JavaScript every kind of page is read whole, too @phone`, async ({ page }) => {
        test.slow()
        for (const [kind, path] of Object.entries(shop)) {
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
    test(`${locale}: the account is read whole in a narrow window and with large text @phone`, async ({ page }) => {
      test.slow()
      await newAccount(page, locale)
      for (const section of [undefined, 'profile', 'addresses', 'orders', 'wishlist', 'security', 'privacy'] as const) {
        await visit(page, paths.account(locale, section))
        await expectNothingLost(page, section ?? 'account')
      }
    })
}

/** One run reports the lost text of every page. */
const all = expect.configure({ soft: true })

/** Checks the page in both settings, and restores it. */
async function expectNothingLost(page: Page, kind: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  for (const { width, text } of ways) {
    await page.setViewportSize({ ...usual, width })
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text)
    await untilStill(page)
    all(await lost(page), `${kind}, ${width} px, text ${text || '100%'}`).toEqual([])
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  await page.setViewportSize(usual)
}

/**
 * Less motion is a transition of 1 ms, of sizes too: the first frame still has the old ones. Asked from outside, as a
 * page without JavaScript has no timers.
 */
const untilStill = async (page: Page): Promise<void> => {
  await page.waitForTimeout(50)
  await expect
    .poll(
      () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      {
        intervals: [20],
      },
    )
    .toBe(0)
}
