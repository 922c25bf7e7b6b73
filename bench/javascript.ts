import { chromium, type Browser } from '@playwright/test'
import { browser } from '../scripts/steps/browser.ts'
import { EMPTY_PAGE, getBytes } from './bench-pages.ts'
import type { Bench, Measured } from './bench.ts'
import { wanted } from './figure.ts'

/** Issue 2: the scripts a page loads are at most this many times those of an empty route of the same build. */
const MOST_OF_EMPTY = 1.25
/** Each file is a request that contends with what is seen. */
const MOST_FILES = 12
/** The most compressed script of a page, in kB; React and the router are 107 of it. */
const most = { home: 130, listing: 138, product: 142 } as const
/** Code that a page loads by itself after hydration counts too. */
const SETTLED_MS = 500

/** The scripts that a page loads before anybody touches it, in bytes of gzip. */
export const javascript: Bench = {
  name: 'JavaScript, gzip',
  cache: 'data',
  async measure({ url }, pages) {
    const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
    const sizes = new Map<string, number>()
    const sizeOf = async (path: string) => {
      const scripts = await scriptsOf(chrome, url + path)
      let sum = 0
      for (const script of scripts) {
        const size = sizes.get(script) ?? (await getBytes(script, 'gzip')).length
        sizes.set(script, size)
        sum += size
      }
      return { sum, files: scripts.size }
    }
    try {
      const empty = await sizeOf(EMPTY_PAGE)
      const figures: Measured[] = [{ page: 'empty', name: 'transferred', value: empty.sum, unit: 'bytes' }]
      const ratios: Measured[] = []
      for (const { name, path } of pages) {
        const { sum, files } = await sizeOf(path)
        const note = wanted(sum, most[name] * 1000, `${most[name]}`)
        figures.push({ page: name, name: 'transferred', value: sum, unit: 'bytes', note })
        ratios.push(
          { page: name, name: 'files', value: files, unit: 'count', promise: { atMost: MOST_FILES } },
          {
            page: name,
            name: 'to the empty page',
            value: sum / empty.sum,
            unit: 'ratio',
            promise: { atMost: MOST_OF_EMPTY },
          },
        )
      }
      return [...figures, ...ratios]
    } finally {
      await chrome.close()
    }
  },
}

async function scriptsOf(chrome: Browser, url: string): Promise<Set<string>> {
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLED_MS)
  await page.close()
  if (scripts.size === 0) throw new Error(`${url} loads no script`)
  return scripts
}
