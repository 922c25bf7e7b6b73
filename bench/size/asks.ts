import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchShop } from '../cache.ts'

let requests = 0
/** Limits count by address; each request comes from another. */
export const fromAnother = (): Record<string, string> => {
  const address = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests++ & 255}`
  return { 'x-forwarded-for': address }
}

export const get = async ({ url }: BenchShop, at: string): Promise<string> => {
  const answer = await fetch(url + at, { headers: fromAnother() })
  if (answer.status >= 500) throw new Error(`GET ${at}: ${answer.status}`)
  return answer.text()
}

/** What the shop's own search answers to some words, as text. */
export const search = async ({ url }: BenchShop, query: string): Promise<string> => {
  const answer = await fetch(`${url}/api/search/1/indexes/products_en/query`, {
    method: 'POST',
    headers: { ...fromAnother(), 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ query, hitsPerPage: 20 }),
  })
  return answer.text()
}

export type Wait = { ms: number; of: string }

/**
 * The longest answer to any request while something else goes on, and a second after it: a cached page, the search as
 * somebody types, the cart, and whether the shop is well, in turns.
 */
export async function longestWait(shop: BenchShop, work: () => Promise<void>): Promise<Wait> {
  const kinds: [of: string, ask: () => Promise<unknown>][] = [
    ['health', () => get(shop, '/api/health')],
    ['a cached page', () => get(shop, '/en/stores')],
    ['a search', () => search(shop, 'jack')],
    ['the cart', () => get(shop, '/api/cart?locale=en')],
  ]
  // Not counted: the first of each loads what it needs.
  for (const [, ask] of [...kinds, ...kinds]) await ask()
  const over = new AbortController()
  let longest: Wait = { ms: 0, of: '' }
  const asking = (async () => {
    for (let i = 0; !over.signal.aborted; i++) {
      const [of, ask] = kinds[i % kinds.length]!
      const began = performance.now()
      await ask()
      const ms = performance.now() - began
      if (ms > longest.ms) longest = { ms, of }
    }
  })()
  await work()
  await sleep(1000)
  over.abort()
  await asking
  return longest
}
