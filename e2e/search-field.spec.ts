import { expect, test } from '@playwright/test'
import { m } from '../src/paraglide/messages.js'
import { landmarks } from './support/landmarks.ts'
import { locales, pages, screenOf } from './support/pages.ts'
import { shifted, watchShifts } from './support/shifted.ts'
import { visit } from './support/visit.ts'

for (const locale of locales) {
  test(`${locale}: below 720 pixels the field asks in short, from there on at length (acceptance 107) @desktop`, async ({
    page,
  }) => {
    const field = page.getByRole('combobox', { name: landmarks[locale].search, exact: true })
    await page.setViewportSize({ width: 719, height: 800 })
    await visit(page, pages.stores[locale])
    await expect(field).toHaveAttribute('placeholder', m.shell_search_placeholder_short({}, { locale }))
    await page.setViewportSize({ width: 720, height: 800 })
    await expect(field).toHaveAttribute('placeholder', m.shell_search_placeholder({}, { locale }))
  })

  test(`${locale}: typing in the search of the header keeps the place on the page ${screenOf[locale]}`, async ({
    page,
  }) => {
    await visit(page, pages.listing[locale])
    const field = page.getByRole('combobox', { name: landmarks[locale].search, exact: true }).first()
    await page.mouse.wheel(0, 1400)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
    // The header has left before it is called back: else the mouse presses where it was.
    await expect(field).not.toBeInViewport()
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
    const whileHidden = await pageHeight()
    await page.mouse.wheel(0, -100)
    await expect(field).toBeInViewport({ ratio: 1 })
    // What comes and goes with the header takes no room: the browser would scroll by it, and the header leave again.
    expect(await pageHeight()).toBe(whileHidden)
    // Once the header has come to rest: the mouse presses where the field was measured.
    await field.click({ trial: true })
    const { x, y, width, height } = (await field.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    const before = await page.evaluate(() => window.scrollY)
    await page.keyboard.type('tente')
    await expect(field).toHaveValue('tente')
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  test(`${locale}: results and listings do not shift while they load ${screenOf[locale]}`, async ({ page }) => {
    await watchShifts(page)
    for (const path of [`/${locale}/search?q=${locale === 'fr' ? 'tente' : 'tent'}`, pages.listing[locale]]) {
      await visit(page, path)
      await page.waitForLoadState('networkidle')
      expect(await shifted(page), path).toBeLessThan(0.1)
    }
  })
}
