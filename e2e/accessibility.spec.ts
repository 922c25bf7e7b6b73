import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { cart, locales, missing, pages, screenOf } from './support/pages.ts'
import { cartButton, cartPanel, visit } from './support/visit.ts'

const { home, listing, product, brands, stores, store, explore } = pages

test.use({ reducedMotion: 'reduce' })

for (const locale of locales) {
  for (const [kind, both] of Object.entries({
    home,
    listing,
    product,
    cart,
    brands,
    stores,
    store,
    explore,
    missing,
  })) {
    test(`${locale}: ${kind} has no violation of WCAG 2.2 AA ${screenOf[locale]}`, async ({ page }) => {
      await visit(page, both[locale])
      expect(await violations(page)).toEqual([])
    })
  }

  test(`${locale}: a filled cart, page and panel, has no violation of WCAG 2.2 AA ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, product[locale])
    await page.getByRole('button', { name: landmarks[locale].addToCart }).click()
    const panel = cartPanel(page, locale)
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await panel.getByRole('link', { name: m.cart_view({}, { locale }) }).click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
  })

  test(`${locale}: the empty cart panel has no violation of WCAG 2.2 AA ${screenOf[locale]}`, async ({ page }) => {
    await visit(page, brands[locale])
    await cartButton(page, locale).click()
    await expect(cartPanel(page, locale).getByText(m.cart_empty_title({}, { locale }))).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  if (locale === 'fr')
    test(`${locale}: the menu and the filters of phones have no violation of WCAG 2.2 AA @phone`, async ({ page }) => {
      await visit(page, listing[locale])
      await page.getByRole('button', { name: m.shell_menu({}, { locale }), exact: true }).click()
      await expect(
        page
          .getByRole('dialog', { name: m.shell_menu({}, { locale }) })
          .getByRole('listitem')
          .first(),
      ).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: m.listing_filter_button({}, { locale }), exact: true }).click()
      await expect(page.getByRole('dialog', { name: m.listing_filters({}, { locale }) })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
}

/** Each violation with its places, short enough to be read in a report. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map(({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
