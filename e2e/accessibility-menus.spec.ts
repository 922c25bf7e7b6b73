import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf, search } from './support/pages.ts'
import { visit } from './support/visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of locales) {
  const main = { name: landmarks[locale].main }
  const menuName = { name: m.shell_menu({}, { locale }), exact: true }

  for (const [kind, both] of Object.entries({ search, 'gift card': pages.giftCard })) {
    test(`${locale}: the page “${kind}” has no violation of WCAG 2.2 AA ${screenOf[locale]}`, async ({ page }) => {
      await visit(page, both[locale])
      expect(await violations(page)).toEqual([])
    })
  }

  if (locale === 'en')
    test(`${locale}: an open panel of the top navigation has no violation of WCAG 2.2 AA @desktop`, async ({
      page,
    }) => {
      await visit(page, pages.stores[locale])
      const item = page.getByRole('navigation', main).getByRole('button').first()
      const closed = await page.getByRole('navigation', main).getByRole('link').count()
      await item.click()
      await expect(item).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => page.getByRole('navigation', main).getByRole('link').count()).toBeGreaterThan(closed)
      expect(await violations(page)).toEqual([])
    })

  if (locale === 'fr')
    test(`${locale}: one level down, the menu of phones has no violation of WCAG 2.2 AA @phone`, async ({ page }) => {
      await visit(page, pages.stores[locale])
      await page.getByRole('button', menuName).click()
      const menu = page.getByRole('dialog', menuName)
      await menu.getByRole('navigation', main).getByRole('button').first().click()
      await expect(menu.getByRole('navigation', main)).toBeHidden()
      expect(await violations(page)).toEqual([])
    })
}

/** What axe finds, with what it says of each place. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id} (${help}): ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}
