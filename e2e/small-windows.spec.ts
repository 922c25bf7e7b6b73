import { expect, test, type Locator } from '@playwright/test'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { newEmail, register } from './support/accounts.ts'
import { fillCart } from './support/checkout.ts'
import { landmarks } from './support/landmarks.ts'
import { locales, pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

for (const locale of locales) {
  test.describe(`${locale}: on a tablet @desktop`, () => {
    test.use({ viewport: { width: 768, height: 1024 } })

    test('every letter of the brands can be tapped without scrolling', async ({ page }) => {
      await visit(page, pages.brands[locale])
      const letters = page.getByRole('navigation', { name: m.brands_letters({}, { locale }) })
      await expect(letters.getByRole('link').last()).toBeInViewport({ ratio: 1 })
      for (const link of await letters.getByRole('link').all()) expect((await box(link)).width).toBeGreaterThanOrEqual(24)
    })

    test('the words of the ribbon begin where those of the page do', async ({ page }) => {
      await visit(page, pages.brands[locale])
      const title = await box(page.getByRole('heading', { level: 1 }))
      const words = await page.getByRole('banner').getByRole('link', { name: landmarks[locale].otherLanguage }).evaluate((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect().left
      })
      expect(Math.abs(words - title.x)).toBeLessThanOrEqual(1)
    })

    test('every part of my account is in sight', async ({ page }) => {
      await register(page, locale, newEmail(locale))
      await visit(page, paths.account(locale))
      const parts = page.getByRole('navigation', { name: m.account_sections({}, { locale }) }).getByRole('link')
      await expect(parts.first()).toBeInViewport({ ratio: 1 })
      await expect(parts.last()).toBeInViewport({ ratio: 1 })
    })

    test('the order’s summary in the checkout reaches from edge to edge', async ({ page }) => {
      await fillCart(page, locale, '5107-232-GRANITE-L')
      await visit(page, paths.checkout(locale))
      const fold = page.locator('details').filter({ hasText: m.checkout_summary({}, { locale }) })
      expect(await box(fold)).toMatchObject({ x: 0, width: 768 })
    })

    test('the hero’s words begin where those below it do', async ({ page }) => {
      await visit(page, pages.home[locale])
      const [hero, below] = [await box(page.getByRole('heading', { level: 1 })), await box(page.getByRole('main').getByRole('heading', { level: 2 }).first())]
      expect(Math.abs(hero.x - below.x)).toBeLessThanOrEqual(1)
    })

    test('the ways into the catalogue leave no hole in their last row', async ({ page }) => {
      await visit(page, pages.home[locale])
      const tiles = page.getByRole('main').locator('section').filter({ has: page.getByRole('heading', { level: 2 }) }).first().getByRole('listitem')
      const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)))
      const rows = Map.groupBy(tops, (top) => top)
      expect(tops.length).toBeGreaterThan(1)
      expect(new Set([...rows.values()].map((row) => row.length)).size).toBe(1)
    })
  })
}

test.describe('in a low window @desktop', () => {
  test.use({ viewport: { width: 1366, height: 560 } })

  test('what the last item of a long rail opens is beside it', async ({ page }) => {
    await visit(page, '/en')
    const nav = page.getByRole('navigation', { name: landmarks.en.main })
    await nav.getByRole('button', { name: 'Gear by Activity' }).click()
    const last = nav.getByRole('link', { name: 'Travel', exact: true })
    await last.scrollIntoViewIfNeeded()
    await last.hover()
    await expect(last).toHaveAttribute('aria-expanded', 'true')
    await expect(nav.getByRole('list', { name: 'Travel', exact: true }).getByRole('link').first()).toBeInViewport({ ratio: 1 })
  })
})
