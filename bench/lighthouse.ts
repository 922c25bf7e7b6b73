import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { browser } from '../scripts/steps/browser.ts'
import { freePort } from '../scripts/steps/test-shop.ts'
import { paths } from '../src/domain/paths.ts'
import type { LongBench, Measured } from './bench.ts'
import { benchPages } from './bench-pages.ts'
import { fillBenchShop, startBenchShop } from './bench-shop.ts'
import { median, wantedAtLeast } from './figure.ts'

/** The least wanted of a page's performance, to that of the same page with its scripts blocked. */
const LEAST_OF_PLAIN = 0.97
const ROUNDS = 3
/** All but performance, which is what the machine makes it: these are the page's own. */
const rules = { accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const

type Page = { name: string; path: string; skipped?: string[] }

/**
 * What Lighthouse says of pages on its phone, and how fast it calls the same page with its scripts blocked, in turns.
 */
export const lighthouseBench: LongBench = {
  name: 'Lighthouse',
  async measure({ dataDir }) {
    await fillBenchShop(dataDir)
    const shop = await startBenchShop(dataDir, 'pages')
    const port = await freePort()
    const chrome = await chromium.launch({
      executablePath: await browser(),
      args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    })
    try {
      const product = (await benchPages(shop.url)).find(({ name }) => name === 'product')?.path ?? ''
      const pages: Page[] = [
        { name: 'home, en', path: paths.home('en') },
        { name: 'listing, fr', path: '/fr/produits/vetements/manteaux' },
        { name: 'product, en', path: product },
        // What somebody searched for is not for search engines, and says so.
        { name: 'search, fr', path: paths.search('fr', 'manteau'), skipped: ['is-crawlable'] },
      ]
      const figures: Measured[] = []
      for (const page of pages) figures.push(...(await measurePage(page, shop.url, port)))
      return figures
    } finally {
      await chrome.close()
      await shop.stop()
    }
  },
}

async function measurePage({ name, path, skipped = [] }: Page, url: string, port: number): Promise<Measured[]> {
  const look = async (onlyCategories: string[], blockedUrlPatterns?: string[]): Promise<Result> => {
    const run = await lighthouse(url + path, {
      port,
      logLevel: 'error',
      onlyCategories,
      skipAudits: skipped,
      ...(blockedUrlPatterns && { blockedUrlPatterns }),
    })
    if (!run) throw new Error(`Lighthouse said nothing of ${path}`)
    if (run.lhr.runtimeError) throw new Error(`Lighthouse on ${path}: ${run.lhr.runtimeError.message}`)
    return run.lhr
  }
  // The first visit makes the page and its pictures.
  const ruled = await look(Object.keys(rules))
  const [alive, plain]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(scoreOf(await look(['performance'], ['*.js']), 'performance'))
    alive.push(scoreOf(await look(['performance']), 'performance'))
  }
  const [own, least] = [median(alive), median(plain)]
  return [
    { page: name, name: 'performance', value: own, unit: 'count' },
    {
      page: name,
      name: 'performance, to the page without scripts',
      value: own / least,
      unit: 'ratio',
      note: wantedAtLeast(own / least, LEAST_OF_PLAIN),
    },
    ...Object.entries(rules).map(([category, written]): Measured => ({
      page: name,
      name: written,
      value: scoreOf(ruled, category),
      unit: 'count',
      promise: { atLeast: 100 },
      note: missed(ruled, category),
    })),
  ]
}

const scoreOf = ({ categories }: Result, category: string): number => {
  const score = categories[category]?.score
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score of ${category}`)
  return Math.round(score * 100)
}

/** The rules of a category that the page does not keep, by Lighthouse's names. */
const missed = ({ categories, audits }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ')
