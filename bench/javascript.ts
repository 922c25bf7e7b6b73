import { chromium, type Browser } from '@playwright/test'
import { browser } from '../scripts/steps/browser.ts'
import { ALIVE, EMPTY_PAGE, getBytes, skuOf } from './bench-pages.ts'
import type { Bench, Measured } from './bench.ts'
import { wanted } from './figure.ts'
import { floorBytes } from './floor.ts'

/** The most of a page's scripts, to React and its router alone. */
const MOST_OF_FLOOR = 1.25
/** Each file is a request that contends with what is seen. */
const MOST_FILES = 12
/** The most compressed script of a page, in kB. */
const most = { home: 130, listing: 138, product: 142, checkout: 160 } as const
/** Code that a page loads by itself after hydration counts too. */
const SETTLED_MS = 500

/** A checkout is there for a cart that is not empty. */
const checkoutWith = async (url: string, product: string): Promise<Measurable> => ({
  name: 'checkout',
  path: '/en/checkout',
  sku: await skuOf(url, product),
})

type Measurable = { name: keyof typeof most; path: string; sku?: string }

/** The scripts that a page loads before anybody touches it, in bytes of gzip. */
export const javascript: Bench = {
  name: 'JavaScript, gzip',
  cache: 'data',
  async measure({ url }, pages) {
    const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
    const sizes = new Map<string, number>()
    const sizeOf = async (path: string, sku?: string) => {
      const scripts = await scriptsOf(chrome, url, path, sku)
      let sum = 0
      for (const script of scripts) {
        const size = sizes.get(script) ?? (await getBytes(script, 'gzip')).length
        sizes.set(script, size)
        sum += size
      }
      return { sum, files: scripts.size }
    }
    try {
      const floor = await floorBytes()
      const empty = await sizeOf(EMPTY_PAGE)
      const figures: Measured[] = [
        { page: 'floor', name: 'transferred', value: floor, unit: 'bytes' },
        { page: 'empty', name: 'transferred', value: empty.sum, unit: 'bytes' },
      ]
      const ratios: Measured[] = []
      const product = pages.find(({ name }) => name === 'product')?.path ?? ''
      const all: Measurable[] = [...pages, await checkoutWith(url, product)]
      for (const { name, path, sku } of all) {
        const { sum, files } = await sizeOf(path, sku)
        const ratio = sum / floor
        figures.push({
          page: name,
          name: 'transferred',
          value: sum,
          unit: 'bytes',
          note: wanted(sum, most[name] * 1000, `${most[name]}`),
        })
        ratios.push(
          { page: name, name: 'files', value: files, unit: 'count', promise: { atMost: MOST_FILES } },
          {
            page: name,
            name: 'to React and its router alone',
            value: ratio,
            unit: 'ratio',
            note: wanted(ratio, MOST_OF_FLOOR, `${MOST_OF_FLOOR}`),
          },
        )
      }
      return [...figures, ...ratios]
    } finally {
      await chrome.close()
    }
  },
}

async function scriptsOf(chrome: Browser, url: string, path: string, sku?: string): Promise<Set<string>> {
  const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } })
  if (sku) {
    const data = { intent: 'add', sku, quantity: 1, locale: 'en' }
    const answer = await page.request.post(`${url}/api/cart`, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`adding to the cart was answered with ${answer.status()}`)
  }
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await page.goto(url + path)
  await page.locator(ALIVE).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLED_MS)
  await page.close()
  if (scripts.size === 0) throw new Error(`${path} loads no script`)
  return scripts
}
