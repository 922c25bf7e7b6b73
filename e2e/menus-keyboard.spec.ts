import { expect, test, type Page } from '@playwright/test'
import { landmarks } from './support/landmarks.ts'
import { pages } from './support/pages.ts'
import { visit } from './support/visit.ts'

const titles = {
  en: { sub: 'Women', next: 'Men', brands: 'Brands' },
  fr: { sub: 'Femmes', next: 'Hommes', brands: 'Marques' },
}

const locale = 'en' as const
const { sub, next, brands } = titles[locale]
const top = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: landmarks[locale].main })
    .locator('[data-part=top]', { hasText: new RegExp(`^${name}$`) })
const focusedPart = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.part)

test(`${locale}: with the keyboard alone into the menu, through it, and out by Escape (acceptance 84–86) @desktop`, async ({
  page,
}) => {
  await visit(page, pages.stores[locale])
  await top(page, sub).focus()
  await page.keyboard.press('ArrowRight')
  await expect(top(page, next)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(top(page, sub)).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => focusedPart(page)).toBe('rail')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedPart(page)).toBe('leaf')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => focusedPart(page)).toBe('rail')
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focusedPart(page)).toBe('title')
  await page.keyboard.press('Escape')
  await expect(top(page, sub)).toBeFocused()
  await expect(top(page, sub)).toHaveAttribute('aria-expanded', 'false')
})

test(`${locale}: Enter and Space open and close; the other items leave the tab order and come back (acceptance 86) @desktop`, async ({
  page,
}) => {
  await visit(page, pages.stores[locale])
  await top(page, sub).focus()
  await page.keyboard.press('Enter')
  await expect(top(page, next)).toHaveAttribute('tabindex', '-1')
  await expect(page.locator('[data-part=title]')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect.poll(() => focusedPart(page)).toBe('title')
  await page.keyboard.press('Shift+Tab')
  await expect(top(page, sub)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(top(page, sub)).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(top(page, next)).toBeFocused()
})

test(`${locale}: brands are found by letter, and leaving the menu closes it @desktop`, async ({ page }) => {
  await visit(page, pages.stores[locale])
  await top(page, brands).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedPart(page)).toBe('leaf')
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: 'Woodlot' }).last()).toBeFocused()
  await page.getByRole('main').getByRole('link').first().focus()
  await expect(top(page, brands)).toHaveAttribute('aria-expanded', 'false')
})

test(`${locale}: Enter on a leaf goes to its page and closes the menu; its click is tracked once (acceptance 89, 118) @desktop`, async ({
  page,
}) => {
  await visit(page, pages.stores[locale])
  await top(page, sub).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedPart(page)).toBe('rail')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedPart(page)).toBe('leaf')
  // Above the leaves stands the page of all of them.
  await page.keyboard.press('ArrowDown')
  const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).getAttribute('href'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href?.replaceAll(/[?.]/g, '\\$&')}$`))
  await expect(top(page, sub)).toHaveAttribute('aria-expanded', 'false')
  const tracked = await page.evaluate(() =>
    (window as unknown as { dataLayer: Record<string, string>[] }).dataLayer
      .filter(({ event }) => event === 'user_interaction')
      .map(({ event_name: name, interaction_location: at, link_url: url }) => [name, at, url]),
  )
  expect(tracked.at(-1)).toEqual(['click_megamenu_navigation', 'level 3', href])
  expect(tracked.filter(([, , url]) => url === href)).toHaveLength(1)
})
