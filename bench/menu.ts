import path from 'node:path'
import { gzipSync, gunzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { browser } from '../scripts/steps/browser.ts'
import { root } from '../scripts/steps/run.ts'
import { getBytes } from './bench-pages.ts'
import type { Bench, Measured } from './bench.ts'
import { median, percentile } from './figure.ts'

/** What the menu may add to a page, in bytes of gzip. */
const MOST_HTML = 6000
const MOST_JAVASCRIPT = 8000
const OPENINGS = 20

/** The size of the menu on every page, how soon a panel is open, and whether the header ever moves what is below it. */
export const menu: Bench = {
  name: 'menu, gzip',
  cache: 'pages',
  async measure({ url }, pages) {
    const figures: Measured[] = []
    for (const { name, path: at } of pages)
      figures.push({
        page: name,
        name: 'of the HTML',
        value: menuBytes(gunzipSync(await getBytes(url + at, 'gzip')).toString('utf8')),
        unit: 'bytes',
        promise: { atMost: MOST_HTML },
      })
    const javascript = await menuJavascript()
    for (const { name } of pages)
      figures.push({
        page: name,
        name: 'of the JavaScript',
        value: javascript,
        unit: 'bytes',
        promise: { atMost: MOST_JAVASCRIPT },
      })
    const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      for (const { name, path: at } of pages) {
        const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
        const { times, shift } = await openings(page, url + at)
        figures.push(
          { page: name, name: 'from a click to the open panel, median', value: median(times), unit: 'ms' },
          { page: name, name: 'from a click to the open panel, p95', value: percentile(times, 0.95), unit: 'ms' },
          { page: name, name: 'layout shift of the header', value: shift, unit: 'ratio', promise: { atMost: 0 } },
        )
        await page.close()
      }
    } finally {
      await chrome.close()
    }
    return figures
  },
}

/**
 * How much smaller the page is without its menu: the markup of the row, and the same links once more in the data of
 * the page.
 */
export function menuBytes(html: string): number {
  const row = /<nav [^>]*class="menu-row[^>]*>[\s\S]*?<\/nav>/.exec(html)?.[0]
  if (row === undefined) throw new Error('the page has no menu')
  const links = [...row.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, title]) => ({ title, href }))
  // The data name each link's two parts and refer to repeated ones by number: JSON is a little more, never less.
  const data = JSON.stringify(links.map(({ title, href }) => [title, href]))
  return size(html) - size(html.replace(row, '')) + size(data)
}

const size = (text: string): number => gzipSync(text).length

/** The code that the menu row adds to every page, without the code loaded on opening, and without shared code. */
async function menuJavascript(): Promise<number> {
  const bundle = await rolldown({
    input: path.join(root, 'src/features/shell/menu/top-navigation.tsx'),
    external: (id) =>
      !/^[./]/.test(id) || /paraglide|\/ui\/|mega-panel|\/domain\/(paths|locale)|analytics\/push/.test(id),
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true })
    return size(output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.code : [])).join(''))
  } finally {
    await bundle.close()
  }
}

declare global {
  interface Window {
    /** Set by the script that is added to the page below. */
    seen: { shift: number }
  }
}

/** Opens and closes the panels one after the other; a time runs from the click to the frame that shows the panel. */
async function openings(page: Page, address: string): Promise<{ times: number[]; shift: number }> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => node instanceof Element && node.closest('header') !== null)) seen.shift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const tops = page.locator('[data-part=top][role=button]')
  const count = await tops.count()
  const times: number[] = []
  for (let opening = 0; opening < OPENINGS; opening++) {
    const top = tops.nth(opening % count)
    await top.hover()
    const began = await top.evaluate((element: HTMLElement) => {
      const now = performance.now()
      element.click()
      return now
    })
    // Asked with every frame.
    const open = await page.waitForFunction(() =>
      document.querySelector('.menu-panel')?.getClientRects().length ? performance.now() : 0,
    )
    times.push(Number(await open.jsonValue()) - began)
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('.menu-panel'))
  }
  await page.mouse.wheel(0, 1500)
  await page.waitForTimeout(600)
  await page.mouse.wheel(0, -1500)
  await page.waitForTimeout(600)
  return { times, shift: await page.evaluate(() => window.seen.shift) }
}
