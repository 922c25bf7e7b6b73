import type { Page } from '@playwright/test'

/** Presses Tab so many times and tells, after each, whether the focus is inside the open dialog. The page's own frame (the body) counts as outside of nothing. */
export async function tabsInside(page: Page, times: number): Promise<boolean[]> {
  const inside: boolean[] = []
  for (let time = 0; time < times; time++) {
    await page.keyboard.press('Tab')
    inside.push(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null))
  }
  return inside
}

/** Scrolls and waits until the page's listeners have been told. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top: wanted, behavior: 'instant' })
      }),
    y,
  )
