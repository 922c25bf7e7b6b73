import { chromium, type Browser } from '@playwright/test'
import { browser } from '../scripts/steps/browser.ts'
import type { Bench, Measured } from './bench.ts'
import { median, wanted } from './figure.ts'
import { slowPhone } from './slow-phone.ts'

/** The most of a paint, to that of the same page without its scripts. */
const MOST_OF_PAINT = 1.2
/** The most that scripts may keep a page from answering, in milliseconds. */
const MOST_BLOCKED_MS = 100
/** A task as long as this keeps a tap waiting, as web vitals count it. */
const LONG_TASK_MS = 50
const ROUNDS = 3
/** Scripts begin when all is painted; what they do then is waited for. */
const SETTLED_MS = 4000

type Seen = { first: number; largest: number; shift: number; tasks: number[] }

declare global {
  interface Window {
    /** Set by the script that is added to the page below. */
    painted: Seen
  }
}

/** When a page is painted on a slow phone, to the same page with its scripts blocked, in turns in the same run. */
export const paint: Bench = {
  name: 'paint on a phone',
  cache: 'pages',
  async measure({ url }, pages) {
    const chrome = await chromium.launch({ executablePath: await browser(), args: ['--no-sandbox', '--disable-gpu'] })
    const figures: Measured[] = []
    try {
      for (const { name, path } of pages) {
        const [alive, plain]: [Seen[], Seen[]] = [[], []]
        for (let round = 0; round < ROUNDS; round++) {
          plain.push(await load(chrome, url + path, { scripts: false }))
          alive.push(await load(chrome, url + path, { scripts: true }))
        }
        figures.push(...figuresOf(name, alive, plain))
      }
    } finally {
      await chrome.close()
    }
    return figures
  },
}

function figuresOf(page: string, alive: readonly Seen[], plain: readonly Seen[]): Measured[] {
  const of = (seen: readonly Seen[], value: (one: Seen) => number) => median(seen.map(value))
  const ratio = (name: string, value: (one: Seen) => number): Measured[] => {
    const [own, least] = [of(alive, value), of(plain, value)]
    const note = wanted(own / least, MOST_OF_PAINT, `${MOST_OF_PAINT}`)
    return [
      { page, name, value: own, unit: 'ms' },
      { page, name: `${name}, to the page without scripts`, value: own / least, unit: 'ratio', note },
    ]
  }
  const blocked = Math.max(0, of(alive, blockedBy) - of(plain, blockedBy))
  const note = wanted(blocked, MOST_BLOCKED_MS, `${MOST_BLOCKED_MS}`)
  return [
    ...ratio('first paint', ({ first }) => first),
    ...ratio('largest paint', ({ largest }) => largest),
    { page, name: 'blocked by scripts', value: blocked, unit: 'ms', note },
    { page, name: 'layout shift', value: of(alive, ({ shift }) => shift), unit: 'ratio', promise: { atMost: 0 } },
  ]
}

/** What of the long tasks after the first paint is above the length that nobody notices. */
const blockedBy = ({ tasks }: Seen): number => tasks.reduce((sum, length) => sum + length - LONG_TASK_MS, 0)

async function load(chrome: Browser, address: string, { scripts }: { scripts: boolean }): Promise<Seen> {
  const { page } = await slowPhone(chrome)
  try {
    await page.addInitScript(observe)
    if (!scripts) await page.route('**/*.js', (route) => route.abort())
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForTimeout(SETTLED_MS)
    const seen = await page.evaluate(() => window.painted)
    if (seen.first === 0) throw new Error(`${address} was not painted`)
    return seen
  } finally {
    await page.context().close()
  }
}

/** In the page: notes what is painted, moved and long. A function within it would need a helper of the compiler. */
function observe() {
  window.painted = { first: 0, largest: 0, shift: 0, tasks: [] }
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean }
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      const seen = window.painted
      for (const { name, startTime, duration, value = 0, hadRecentInput } of list.getEntries() as Entry[]) {
        if (name === 'first-contentful-paint') seen.first = startTime
        if (type === 'largest-contentful-paint') seen.largest = startTime
        if (type === 'layout-shift' && !hadRecentInput) seen.shift += value
        if (type === 'longtask' && seen.first > 0 && startTime > seen.first) seen.tasks.push(duration)
      }
    }).observe({ type, buffered: true })
}
