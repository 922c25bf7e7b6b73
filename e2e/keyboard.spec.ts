import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../src/domain/locale.ts'
import { paths } from '../src/domain/paths.ts'
import { m } from '../src/paraglide/messages.js'
import { fillCart } from './support/checkout.ts'
import { focusProblem, scrollTo } from './support/focus.ts'
import { landmarks } from './support/landmarks.ts'
import { cart, pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

const filled = ['5107-232-GRANITE-L', '5169-892-SILVER']

/** The problems on the way through a page by Tab, from its first element to its last. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab')
    // After the last element the browser's own bar has the focus.
    if (step > 5 && (await page.evaluate(() => document.activeElement === document.body))) return found
    // Hidden parts slide or fade in, such as the header.
    let problem = await focusProblem(page)
    for (let tries = 0; problem && tries < 8; tries++) {
      await page.waitForTimeout(50)
      problem = await focusProblem(page)
    }
    if (problem) found.push(problem)
  }
  return [...found, 'no end in 300 steps']
}

/** Every kind of page, and both languages between them. */
const walks: [kind: string, locale: Locale, path: string][] = [
  ['home', 'en', pages.home.en],
  ['listing', 'fr', pages.category.fr],
  ['product', 'en', pages.product.en],
  ['store', 'fr', pages.store.fr],
  ['cart', 'en', cart.en],
  ['checkout', 'fr', paths.checkout('fr')],
]

for (const [kind, locale, path] of walks) {
  test(`${locale}: Tab goes through ${kind} to its end, and what has the focus is seen each time @desktop`, async ({
    page,
  }) => {
    test.slow()
    await fillCart(page, locale, ...filled)
    await visit(page, path)
    expect(await problemsOf(page)).toEqual([])
  })
}

const locale = 'en' as const

test(`${locale}: where the header is without its ribbon, the keyboard brings the ribbon back @desktop`, async ({
  page,
}) => {
  await visit(page, pages.listing[locale])
  await scrollTo(page, 900)
  await scrollTo(page, 700)
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.getByRole('link', { name: landmarks[locale].skipToNavigation }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: landmarks[locale].otherLanguage, exact: true }).first()).toBeFocused()
  await expect.poll(() => focusProblem(page)).toBe(undefined)
})

test(`${locale}: one link leads past the filters of a listing to its first product @desktop`, async ({ page }) => {
  await visit(page, pages.listing[locale])
  const skip = page.getByRole('complementary').getByRole('link', { name: m.listing_skip_filters({}, { locale }) })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('#products').getByRole('link').first()).toBeFocused()
  expect(await focusProblem(page)).toBe(undefined)
})

test(`${locale}: a listing that is filtered, sorted and paged keeps the focus where the keyboard can continue @desktop`, async ({
  page,
}) => {
  const say = { locale }
  const count = page.getByRole('main').getByRole('status')
  await visit(page, pages.listing[locale])
  const green = page
    .getByRole('complementary')
    .getByRole('link', { name: new RegExp(`^${m.colour_family_green({}, say)}`) })
  await green.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/colour=green/)
  // The address is there a moment before what it leads to.
  await expect(green).toHaveAttribute('aria-current', 'true')
  await expect(green).toBeFocused()
  const sort = page.getByRole('combobox', { name: m.listing_sort({}, say) })
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=rating/)
  await expect(sort).toBeFocused()
  await page
    .getByRole('link', { name: m.listing_remove_filter({}, say) })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/colour=green/)
  await expect(count).toBeFocused()
  await page.getByRole('link', { name: m.listing_next({}, say), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(count).toBeFocused()
  await expect(count).toBeInViewport()
})
