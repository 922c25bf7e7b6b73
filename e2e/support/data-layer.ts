import type { Page } from '@playwright/test'

/** The entries of the page's data layer; Google's `arguments` objects as lists. */
export const dataLayerOf = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? [...(entry as ArrayLike<unknown> & Iterable<unknown>)]
        : entry,
    ),
  )

/** The events of a name. */
export async function eventsOf(page: Page, name: string): Promise<Record<string, unknown>[]> {
  const all = (await dataLayerOf(page)) as Record<string, unknown>[]
  return all.filter((entry) => entry.event === name)
}
