import { expect, test, type Locator } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

const locale = 'fr' as const
const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

test('filter and order lie right below the header that is called back, over the tiles @phone', async ({ page }) => {
  await visit(page, pages.listing[locale])
  const bar = page.getByRole('main').getByRole('button', { name: m.listing_filter_button({}, { locale }) })
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await scrollTo(2500)
  await expect(page.locator('[data-site-header][data-hidden]')).toBeAttached()
  // Heart and plus of some row lie at the height of the bar, whichever of these it is.
  for (const top of [2440, 2380, 2320, 2260, 2200, 2140]) {
    await scrollTo(top)
    await expect(page.locator('[data-site-header]:not([data-hidden])')).toBeAttached()
    await expect
      .poll(async () => {
        const header = await box(page.locator('[data-site-header]'))
        return Math.round((await box(bar)).y - header.y - header.height)
      })
      .toBe(8)
    const above = await bar.evaluate((button) => {
      const row = button.closest('.listing-bar-row') ?? button
      const { left, right, top: from, bottom } = row.getBoundingClientRect()
      const over = new Set<string>()
      for (let x = left + 4; x < right; x += 8)
        for (let y = from + 2; y < bottom; y += 8) {
          const seen = document.elementFromPoint(x, y)
          if (seen && !row.contains(seen)) over.add(seen.outerHTML.slice(0, 80))
        }
      return [...over]
    })
    expect(above).toEqual([])
    // What is focused is scrolled clear of both.
    const clear = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    const { y, height } = await box(bar)
    expect(clear).toBeGreaterThanOrEqual(y + height)
  }
})
