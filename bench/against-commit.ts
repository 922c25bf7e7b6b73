import { setTimeout as sleep } from 'node:timers/promises'
import type { LongBench, Measured } from './bench.ts'
import { benchPages, skuOf } from './bench-pages.ts'
import { fillBenchShop, startBenchShop } from './bench-shop.ts'
import { makeCommit, startCommit, type CommitShop } from './commit-shop.ts'
import { median, wantedAtLeast } from './figure.ts'
import { workedOf } from './process-figures.ts'

/** How many times as many pages as the commit that the goals are of (b3315aa). */
const wanted = { home: 3, listing: 3, search: 3, product: 2.5, cart: 2.5, checkout: 2.5 } as const
type Name = keyof typeof wanted
type Page = { path: string; cookie?: string }

const ROUNDS = 5
/** Processor time is counted in hundredths of a second: enough pages for a hundred of them. */
const PAGES = 60
/** What a shop does after its start is over by then. */
const SETTLED_MS = 5000

/**
 * Pages a second of the processor with cached data but no cached page, to those of another commit, which is built and
 * filled for it; both are asked in turns, one request at a time.
 */
export const againstCommit: LongBench = {
  name: 'against a commit',
  async measure({ dataDir, commit }) {
    const folder = await makeCommit(commit)
    await fillBenchShop(dataDir)
    const own = await startBenchShop(dataDir, 'data')
    const shops: CommitShop[] = [{ url: own.url, worked: () => workedOf(own.pid), stop: own.stop }]
    try {
      shops.push(await startCommit(folder, 'data'))
      await sleep(SETTLED_MS)
      return await compare(shops, commit)
    } finally {
      for (const { stop } of shops) await stop()
    }
  },
}

async function compare([own, other]: readonly CommitShop[], commit: string): Promise<Measured[]> {
  if (!own || !other) throw new Error('two shops are compared')
  // Both have the same seed, so the same product.
  const product = (await benchPages(own.url)).find(({ name }) => name === 'product')?.path ?? ''
  const pages = { own: await pagesOf(own.url, product), other: await pagesOf(other.url, product) }
  const figures: Measured[] = []
  for (const name of Object.keys(wanted) as Name[]) {
    const rates: { own: number; other: number }[] = []
    // The first round is thrown away: it warms up.
    for (let round = 0; round <= ROUNDS; round++)
      rates.push({ other: await rate(other, pages.other[name]), own: await rate(own, pages.own[name]) })
    const measured = rates.slice(1)
    const ratio = median(measured.map((each) => each.own / each.other))
    const perSecond = (whose: 'own' | 'other') => median(measured.map((each) => each[whose]))
    figures.push(
      { page: name, name: 'pages a second of the processor', value: perSecond('own'), unit: 'per second' },
      { page: name, name: `those of ${commit}`, value: perSecond('other'), unit: 'per second' },
      { page: name, name: 'ratio', value: ratio, unit: 'ratio', note: wantedAtLeast(ratio, wanted[name]) },
    )
  }
  return figures
}

/** Pages a second of the processor time of the whole process, compression beside the event loop included. */
async function rate({ url, worked }: CommitShop, { path, cookie = '' }: Page): Promise<number> {
  const before = worked()
  for (let asked = 0; asked < PAGES; asked++) {
    // From many addresses, or the limits on requests would answer.
    const headers = { cookie, 'accept-encoding': 'gzip, br', 'x-forwarded-for': `10.0.0.${asked}` }
    const answer = await fetch(url + path, { headers, redirect: 'error' })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`)
  }
  return PAGES / (worked() - before)
}

/** The pages of a shopper with one item in the cart. */
async function pagesOf(url: string, product: string): Promise<Record<Name, Page>> {
  const sku = await skuOf(url, product)
  const answer = await fetch(`${url}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ intent: 'add', sku, quantity: 1, locale: 'en' }),
  })
  if (!answer.ok) throw new Error(`adding to the cart was answered with ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ')
  const checkout = await fetch(`${url}/en/checkout`, { headers: { cookie } })
  return {
    home: { path: '/en' },
    listing: { path: '/en/products/clothing/jackets' },
    search: { path: '/en/search?q=jacket' },
    product: { path: product },
    cart: { path: '/en/cart', cookie },
    // Its first step has an address of its own.
    checkout: { path: new URL(checkout.url).pathname, cookie },
  }
}
