import type { Page } from '@playwright/test'

type Watched = Window & { shifted?: number }

/**
 * Adds up from now on how far things on a page jump (layout shift); shifts right after a press or a key do not count.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) watched.shifted! += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const shifted = (page: Page): Promise<number> => page.evaluate(() => (window as Watched).shifted ?? 0)
