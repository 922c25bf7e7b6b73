import { chromium, type Browser, type Page } from '@playwright/test'
import { browser } from '../scripts/steps/browser.ts'
import { ALIVE } from './bench-pages.ts'
import type { Bench, Measured } from './bench.ts'
import { median, wanted } from './figure.ts'

/** How many times slower than this machine the phone is. */
const SLOWER = 4
/** The longest wanted from a tap to what is painted next, in milliseconds. */
const MOST_MS = 150
/** Each round is a visit of its own; the median of a step is not what a neighbour on the machine did once. */
const ROUNDS = 3
/** Long enough for what a tap began, and for the browser to report it, which it does after the next paint. */
const SETTLED_MS = 1500

const step = (name: string, go: (page: Page) => Promise<void>) => ({ name, go })

/** The top item whose menu the errand goes through. */
const DEPARTMENT = 'Women'

/** What a shopper taps on the way from the home page to the cart, in English. */
const steps = [
  step('menu', (page) => page.locator('#menu-button').tap()),
  step('its second level', (page) => page.locator('dialog[open] [data-item]', { hasText: DEPARTMENT }).first().tap()),
  step('to the listing', (page) => page.locator('dialog[open] nav a').first().tap()),
  step('filters', (page) => page.locator('main button[aria-haspopup=dialog]').first().tap()),
  step('a filter', (page) => page.locator('dialog[open] .facet-value').first().tap()),
  step('back to the listing', (page) => page.locator('dialog[open] footer button').last().tap()),
  step('to the product', (page) => page.locator('main article :is(h2, h3) a').first().tap()),
  step('size', (page) => page.locator('[role=radiogroup]').last().locator('input:not(:disabled)').last().tap()),
  step('cart', (page) => page.locator('header form[action$="/cart"] button').tap()),
]

/** From each tap of an errand on a slow phone to the next paint. */
export const errand: Bench = {
  name: 'errand on a phone',
  cache: 'pages',
  async measure({ url }) {
    const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
    const delays = new Map(steps.map(({ name }) => [name, [] as number[]]))
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const page = await phone(chrome)
        await page.goto(`${url}/en`)
        await page.locator(ALIVE).waitFor()
        await page.waitForTimeout(SETTLED_MS)
        for (const { name, go } of steps) {
          await page.evaluate(() => (window.worst = 0))
          await go(page)
          await page.waitForTimeout(SETTLED_MS)
          delays.get(name)?.push(await page.evaluate(() => window.worst))
        }
        await page.context().close()
      }
    } finally {
      await chrome.close()
    }
    const figures: Measured[] = [...delays].map(([name, all]) => ({
      page: 'phone',
      name,
      value: median(all),
      unit: 'ms',
    }))
    const worst = Math.max(...figures.map(({ value }) => value))
    return [
      ...figures,
      { page: 'phone', name: 'the longest', value: worst, unit: 'ms', note: wanted(worst, MOST_MS, `${MOST_MS}`) },
    ]
  },
}

/** A phone of a processor that is slower, and that notes its longest delay. */
async function phone(chrome: Browser): Promise<Page> {
  const context = await chrome.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.worst = 0
    type Delay = PerformanceEntry & { interactionId: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Delay[])
        if (entry.interactionId > 0) window.worst = Math.max(window.worst, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

declare global {
  interface Window {
    /** The longest delay of a tap since it was set to 0; the script below keeps it. */
    worst: number
  }
}
