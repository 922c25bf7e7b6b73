import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { addToCart, cartButton, cartPanel, linesOfCart, visit } from './support/visit.ts'

const { listing, product, stores } = pages

for (const locale of locales) {
  const say = { locale }
  const main = { name: landmarks[locale].main }
  const menuName = { name: m.shell_menu({}, say), exact: true }

  test(`${locale}: an empty and a filled cart, page and panel, have no violation of WCAG 2.2 AA ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, product[locale])
    const panel = cartPanel(page, locale)
    await cartButton(page, locale).click()
    await expect(panel.getByText(m.cart_empty_title({}, say))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await addToCart(page, locale)
    await expect(panel.getByRole('listitem')).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await panel.getByRole('link', { name: m.cart_view({}, say) }).click()
    await expect(panel).toBeHidden()
    await expect(linesOfCart(page, locale)).toHaveCount(1)
    expect(await violations(page)).toEqual([])
  })

  if (locale === 'en')
    test(`${locale}: an open panel of the top navigation has no violation of WCAG 2.2 AA @desktop`, async ({
      page,
    }) => {
      await visit(page, stores[locale])
      const item = page.getByRole('navigation', main).getByRole('button').first()
      const closed = await page.getByRole('navigation', main).getByRole('link').count()
      await item.click()
      await expect(item).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => page.getByRole('navigation', main).getByRole('link').count()).toBeGreaterThan(closed)
      expect(await violations(page)).toEqual([])
    })

  if (locale === 'fr')
    test(`${locale}: the menu of phones, one level down too, and the filters have no violation of WCAG 2.2 AA @phone`, async ({
      page,
    }) => {
      await visit(page, listing[locale])
      await page.getByRole('button', menuName).click()
      const menu = page.getByRole('dialog', menuName)
      await expect(menu.getByRole('listitem').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      await menu.getByRole('navigation', main).getByRole('button').first().click()
      await expect(menu.getByRole('navigation', main)).toBeHidden()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await page.getByRole('button', { name: m.listing_filter_button({}, say), exact: true }).click()
      await expect(page.getByRole('dialog', { name: m.listing_filters({}, say) })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
}
