import { expect, test } from '@playwright/test'
import { ACCORDION_MS } from '../src/domain/shell/motion.ts'
import { visit } from './support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

const locale = 'en' as const
const path = '/en/explore/shipping'
const title = 'Can I change the address after I order?'

test(`${locale}: a question opens in 400 ms to the height of its answer, and turns round at a second click (acceptance 93) @desktop`, async ({
  page,
}) => {
  await visit(page, path)
  const box = page.locator('details').filter({ hasText: title })
  const summary = box.locator('summary')
  await expect(summary).toHaveAttribute('aria-expanded', 'false')
  // Read where it is pressed: on a busy machine it may be over before the next question is asked.
  const durations = await summary.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    return element.nextElementSibling?.getAnimations().map((movement) => movement.effect?.getTiming().duration)
  })
  expect(durations).toEqual([ACCORDION_MS])
  await expect(summary).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => box.locator('summary + div').evaluate((content) => content.getAnimations().length)).toBe(0)
  expect(
    await box.locator('summary + div').evaluate((content) => content.scrollHeight - content.clientHeight),
  ).toBeLessThanOrEqual(0)

  // Closing, and open again before it has closed.
  await summary.click()
  await summary.click()
  await expect(summary).toHaveAttribute('aria-expanded', 'true')
  await page.waitForTimeout(ACCORDION_MS + 100)
  await expect(box).toHaveAttribute('open', '')
  await summary.click()
  await expect(box).not.toHaveAttribute('open')
})

test(`@desktop ${locale}: with reduced motion the answer is there at once`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, path)
  const box = page.locator('details').filter({ hasText: title })
  await box.locator('summary').click()
  await expect(box).toHaveAttribute('open', '')
  expect(await box.locator('summary + div').evaluate((content) => content.getAnimations().length)).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test(`@desktop ${locale}: the question is closed, says so, and opens (acceptance 70)`, async ({ page }) => {
    await page.goto(path)
    const box = page.locator('details').filter({ hasText: title })
    await expect(box.locator('summary')).toHaveAttribute('aria-expanded', 'false')
    await expect(box.locator('p')).toBeHidden()
    // On paper it cannot be opened.
    await page.emulateMedia({ media: 'print' })
    await expect(box.locator('p')).toBeVisible()
    await page.emulateMedia({ media: null })
    await expect(box.locator('p')).toBeHidden()
    await box.locator('summary').click()
    await expect(box.locator('p')).toBeVisible()
  })
})
