import { expect, test, type Locator, type Page } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { fillCart } from './support/checkout.ts'
import { drag } from './support/drag.ts'
import { tabsInside } from './support/focus.ts'
import { cart, locales, pages } from './support/pages.ts'
import { addToCart, cartButton, cartPanel, visit } from './support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

for (const locale of locales) {
  const options = { locale }
  const cartOf = (page: Page) => ({ opener: cartButton(page, locale), panel: cartPanel(page, locale) })
  const menuOf = (page: Page) => ({
    opener: page.getByRole('button', { name: m.shell_menu({}, options), exact: true }),
    panel: page.getByRole('dialog', { name: m.shell_menu({}, options) }),
  })

  // Both are the same widget (src/ui/side-panel.test.tsx): the one on a desktop, the other where it is.
  for (const [name, of, only] of [
    ['the cart panel', cartOf, '@desktop'],
    ['the menu of phones', menuOf, '@phone'],
  ] as const) {
    const isTurn = (of === menuOf) === (locale === 'fr')

    if (isTurn)
      test(`${locale}: ${name} takes the focus, keeps it, and returns it (acceptance 36, 38, 91) ${only}`, async ({
        page,
      }) => {
        await visit(page, pages.listing[locale])
        const { opener, panel } = of(page)
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(panel).toBeVisible()
        await expect(opener).toHaveAttribute('aria-expanded', 'true')
        expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
        expect(await tabsInside(page, 24)).not.toContain(false)
        // Behind is neither reachable nor scrollable.
        expect(
          await page.getByRole('main').evaluate((main: HTMLElement) => (main.focus(), document.activeElement === main)),
        ).toBe(false)
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(opener).toBeFocused()
        await expect(opener).toHaveAttribute('aria-expanded', 'false')
      })

    if (isTurn)
      test(`${locale}: ${name} closes by its button and by the overlay; the page behind stays where it is (acceptance 91) ${only}`, async ({
        page,
      }) => {
        await visit(page, pages.listing[locale])
        const { opener, panel } = of(page)
        await opener.click()
        await panel.getByRole('button', { name: m.shell_close({}, options), exact: true }).click()
        await expect(panel).toBeHidden()
        // Closed, nothing in it can have the focus (acceptance 92).
        expect(
          await page.evaluate(() =>
            [...document.querySelectorAll('dialog:not([open]) :is(a, button, input)')].filter(
              (element) => element.getClientRects().length > 0,
            ),
          ),
        ).toEqual([])
        await opener.click()
        await expect(panel).toBeVisible()
        await page.mouse.wheel(0, 900)
        const box = await settledBox(panel)
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
        const beside = box.x > 8 ? box.x / 2 : box.x + box.width + (width - box.x - box.width) / 2
        // As wide as a phone, the cart leaves no overlay to press.
        if (beside < width) await page.mouse.click(beside, height / 2)
        else await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
      })

    if (locale === 'fr')
      test(`${locale}: ${name} closes by a swipe to the right, not by a drag down (acceptance 91) @phone`, async ({
        page,
      }) => {
        await visit(page, pages.home[locale])
        await visit(page, pages.listing[locale])
        const { opener, panel } = of(page)
        await opener.click()
        await settledBox(panel)
        // The swipe is the panel's, wherever it begins: the browser may not go back by it.
        const sideways = await panel.evaluate(
          (dialog) =>
            [dialog, ...dialog.querySelectorAll('*')].filter((part) =>
              /auto|pan-x/.test(getComputedStyle(part).touchAction),
            ).length,
        )
        expect(sideways).toBe(0)
        await drag(page, { x: 120, y: 300 }, { x: 130, y: 600 })
        await drag(page, { x: 250, y: 400 }, { x: 90, y: 400 })
        await expect(panel).toBeVisible()
        await drag(page, { x: 90, y: 400 }, { x: 350, y: 410 })
        await expect(panel).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${pages.listing[locale]}$`))
      })
  }

  if (locale === 'en')
    test(`${locale}: a move to another page closes the cart panel, Back too (acceptance 89) @desktop`, async ({
      page,
    }) => {
      await visit(page, pages.product[locale])
      const { opener, panel } = cartOf(page)
      await addToCart(page, locale)
      await panel.getByRole('link', { name: m.cart_view({}, options) }).click()
      await expect(panel).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await opener.click()
      await expect(panel).toBeVisible()
      await page.goBack()
      await expect(panel).toBeHidden()
      expect(new URL(page.url()).pathname).toBe(pages.product[locale])
    })

  if (locale === 'en')
    test(`${locale}: under reduced motion the cart panel is there at once @desktop`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, cart[locale])
      const { opener, panel } = cartOf(page)
      await opener.click()
      const seconds = await panel.evaluate((dialog) =>
        getComputedStyle(dialog).transitionDuration.split(', ').map(Number.parseFloat),
      )
      expect(Math.max(...seconds)).toBeLessThanOrEqual(0.001)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(
        await panel.evaluate((dialog) =>
          getComputedStyle(dialog).transitionDuration.split(', ').map(Number.parseFloat),
        ),
      ).toContain(0.3)
    })
}

test.describe('at twice the size of everything @desktop', () => {
  test.use({ viewport: { width: 640, height: 360 } })

  test('the cart panel shows what is in it, and its ways on follow', async ({ page }) => {
    await fillCart(page, 'fr', '5107-232-GRANITE-L')
    await visit(page, pages.listing.fr)
    await cartButton(page, 'fr').click()
    const panel = cartPanel(page, 'fr')
    await expect(panel.getByRole('listitem').getByRole('link').first()).toBeInViewport()
    const more = panel.getByRole('link', { name: m.cart_view({}, { locale: 'fr' }) })
    await more.scrollIntoViewIfNeeded()
    await expect(more).toBeInViewport({ ratio: 1 })
    await expect(panel.getByRole('button', { name: m.shell_close({}, { locale: 'fr' }), exact: true })).toBeInViewport()
  })
})

/** The position of a panel once it has slid in. */
async function settledBox(panel: Locator) {
  await panel.evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: false }).map(({ finished }) => finished)),
  )
  return (await panel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}
