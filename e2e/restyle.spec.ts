import { expect, test, type Browser, type Page } from '@playwright/test'
import { pages } from './support/pages.ts'
import { admin, asStaff } from './support/staff.ts'
import { visit } from './support/visit.ts'

test.use({ reducedMotion: 'no-preference' })

type TraceEvent = { name: string; ts: number; args?: { elementCount?: number; data?: { message?: string } } }

/**
 * A rule as `html:has(…) div`, `.group:has(…) *` or `header ~ main …` makes every change of the page restyle all of it,
 * and so does a custom property of `html` that all inherit: 10 ms each time on a desktop, 40 on a phone. Named by its
 * class, what a rule is for is all that is restyled.
 */
test('what is added to a page or disabled in it restyles little else', async ({ browser, page }) => {
  for (const kind of ['home', 'listing', 'product'] as const) {
    await visit(page, pages[kind].en)
    expect(await restyled(browser, page, ['--buy-bar', '--consent-bar', '--scrollbar-width']), kind).toBeLessThan(200)
  }
})

test('what is added to a form of the admin restyles little else @desktop', async ({ browser, page }) => {
  await asStaff(page)
  await page.goto(`${admin}/admin/collections/products/1`)
  await page.waitForLoadState('networkidle')
  expect(await restyled(browser, page, [])).toBeLessThan(200)
})

/** The most elements that one change restyles. The properties are of the room at the lower edge, on `html`. */
async function restyled(browser: Browser, page: Page, properties: string[]): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await page.evaluate((names) => {
    // What the page itself has changed until now, as it does when a late part arrives, is not counted.
    void document.body.offsetWidth
    console.timeStamp('begin')
    for (const place of document.querySelectorAll('body, main, form, footer')) {
      place.append(document.createElement('span'))
      void document.body.offsetWidth
    }
    const button = document.querySelector<HTMLButtonElement>(':is(main, form) button:not(:disabled)')!
    for (const isDisabled of [true, false]) {
      button.disabled = isDisabled
      void document.body.offsetWidth
    }
    for (const name of names) {
      document.documentElement.style.setProperty(name, '15px')
      void document.body.offsetWidth
    }
    console.timeStamp('end')
  }, properties)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const at = (mark: string) =>
    traceEvents.find(({ name, args }) => name === 'TimeStamp' && args?.data?.message === mark)?.ts ?? NaN
  const [begin, end] = [at('begin'), at('end')]
  const counts = traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > begin && ts < end)
    .map(({ args }) => args?.elementCount ?? 0)
  expect(counts.length, 'restyled at all').toBeGreaterThan(3)
  return Math.max(...counts)
}
