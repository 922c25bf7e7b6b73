import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { tabsInside } from './support/focus.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { violations } from './support/violations.ts'
import { visit } from './support/visit.ts'

/** The modals that have an address of their own on every page. */
const addressed = ['stores', 'sign-in', 'employee-pricing']

for (const locale of locales) {
  test(`${locale}: the modals with an address open by it, are named, keep the focus, and have no violation of WCAG 2.2 AA (acceptance 37, 38) ${screenOf[locale]}`, async ({
    page,
  }) => {
    for (const name of addressed) {
      // A new document each time, as from a link.
      await page.goto('about:blank')
      await visit(page, `${pages.brands[locale]}#${name}`)
      const dialog = page.locator('dialog[open]')
      await expect(dialog, name).toHaveCount(1)
      await expect(dialog.getByRole('heading').first()).toBeVisible()
      expect.soft(await violations(page), name).toEqual([])
      expect(await tabsInside(page, 12), name).not.toContain(false)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).not.toHaveURL(/#/)
    }
  })

  if (locale === 'en')
    test(`${locale}: the seller modal opens on demand, returns the focus, and has no violation of WCAG 2.2 AA (acceptance 37, 38, 40) @desktop`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/product/5144-106`)
      const scripts: string[] = []
      page.on(
        'response',
        (response) => void (response.request().resourceType() === 'script' && scripts.push(response.url())),
      )
      const opener = page
        .getByRole('main')
        .locator('button[aria-haspopup=dialog]')
        .filter({ hasText: m.product_seller({ name: '' }, { locale }).trim() })
      await opener.click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toContainText(m.product_seller_returns({}, { locale }))
      expect(scripts.some((url) => url.includes('seller-dialog'))).toBe(true)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })

  if (locale === 'fr')
    test(`${locale}: tag info opens on demand, says what the tag means and what it applies to, and has no violation of WCAG 2.2 AA (acceptance 37, 38, 54) @phone`, async ({
      page,
    }) => {
      await visit(page, `/${locale}/product/5178-367`)
      const opener = page
        .getByRole('list', { name: m.product_tags({}, { locale }) })
        .getByRole('button')
        .first()
      await opener.click()
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toContainText(m.product_tag_all({}, { locale }))
      await expect(dialog.getByRole('heading')).toHaveText((await opener.textContent()) ?? '')
      await expect(dialog.getByRole('link')).toHaveAttribute('href', new RegExp(`^/${locale}/`))
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    })
}
