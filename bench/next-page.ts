import { chromium, type Browser } from '@playwright/test'
import { browser } from '../scripts/steps/browser.ts'
import { ALIVE } from './bench-pages.ts'
import type { Bench, Measured } from './bench.ts'
import { median } from './figure.ts'
import { slowPhone } from './slow-phone.ts'

const ROUNDS = 3
/** From a mouse that comes to rest on a link to the click, as people take it. */
const REST_MS = 300
/** What a page does by itself once it is alive is over by then. */
const SETTLED_MS = 2000

type Seen = { opened: number; ahead: number }

declare global {
  interface Window {
    /** When the link was clicked, and when the next page's heading was drawn. */
    opened: { clicked: number; drawn: number }
  }
}

/**
 * From a click on a product of a listing to that product, on a slow line: with its page fetched ahead, and for somebody
 * who saves data, in turns. What is asked of the server before the click is counted.
 */
export const nextPage: Bench = {
  name: 'next page on a slow line',
  cache: 'pages',
  async measure({ url }, pages) {
    const listing = pages.find(({ name }) => name === 'listing')?.path ?? ''
    const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
    const [ahead, saving]: [Seen[], Seen[]] = [[], []]
    try {
      for (let round = 0; round < ROUNDS; round++) {
        saving.push(await follow(chrome, url + listing, { savesData: true }))
        ahead.push(await follow(chrome, url + listing, { savesData: false }))
      }
    } finally {
      await chrome.close()
    }
    const of = (seen: readonly Seen[], value: (one: Seen) => number) => median(seen.map(value))
    const page = 'listing to product'
    const [own, plain] = [of(ahead, ({ opened }) => opened), of(saving, ({ opened }) => opened)]
    const asked = (seen: readonly Seen[]) => of(seen, (one) => one.ahead)
    const figures: Measured[] = [
      { page, name: 'from click to content', value: own, unit: 'ms' },
      { page, name: 'the same where data is saved', value: plain, unit: 'ms' },
      { page, name: 'ratio', value: own / plain, unit: 'ratio' },
      { page, name: 'requests ahead', value: asked(ahead), unit: 'count', promise: { atLeast: 1 } },
      { page, name: 'requests ahead where data is saved', value: asked(saving), unit: 'count', promise: { atMost: 0 } },
    ]
    return figures
  },
}

async function follow(chrome: Browser, address: string, { savesData }: { savesData: boolean }): Promise<Seen> {
  const { page, session } = await slowPhone(chrome)
  try {
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData })
    await page.goto(address)
    await page.locator(ALIVE).waitFor()
    const link = page.locator('main article :is(h2, h3) a').first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(SETTLED_MS)
    let ahead = 0
    page.on('request', (request) => void (/\.(data|js)(\?|$)/.test(request.url()) && ahead++))
    await page.evaluate(watch)
    await link.hover()
    await page.waitForTimeout(REST_MS)
    const before = ahead
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForFunction(() => window.opened.drawn > 0)
    const { clicked, drawn } = await page.evaluate(() => window.opened)
    return { opened: drawn - clicked, ahead: before }
  } finally {
    await page.context().close()
  }
}

/** In the page: notes the click, and the first frame that has another heading. */
function watch() {
  window.opened = { clicked: 0, drawn: 0 }
  const heading = document.querySelector('main h1')?.textContent
  addEventListener('click', () => (window.opened.clicked = performance.now()), { capture: true, once: true })
  const observer = new MutationObserver(() => {
    const next = document.querySelector('main h1')?.textContent
    if (!next || next === heading) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.opened.drawn = performance.now())))
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}
