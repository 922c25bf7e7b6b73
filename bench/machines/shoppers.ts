import { setTimeout as sleep } from 'node:timers/promises'
import { HttpShopper } from '../../src/server/testing/http-shopper.ts'
import { jacket, tent } from '../../src/server/testing/fixture.ts'

export type Kind = 'page' | 'search' | 'cart and order'
/** An answer, or none (status 0). Times are milliseconds, of the clock and how long it took. */
export type AnsweredRequest = { kind: Kind; began: number; ms: number; status: number }

/** What many people do at the same time. `confirmed`: the numbers of orders that their shoppers have seen. */
export type Crowd = { answers: AnsweredRequest[]; confirmed: string[]; done: Promise<void> }

const [BROWSERS, SEARCHERS, SHOPPERS] = [6, 3, 4]
/** Where people go and what they look for; what they order, unless it is what the tests order. */
export type Wishes = { paths: readonly string[]; words: readonly string[]; sku?: string }
const paths = [
  '/en',
  '/fr',
  '/en/products/camping',
  '/en/products/clothing/jackets',
  `/en/product/${tent}/basin-tent`,
  `/en/product/${jacket}/fundy-jacket`,
  '/en/search?q=tent',
  '/en/stores',
]
const words = ['te', 'tent', 'jack', 'poles', 'gift card', 'tnet']

/** Browses, searches, fills carts and places orders until it is stopped. */
export function crowd(url: string, stop: AbortSignal, wishes: Wishes = { paths, words }): Crowd {
  const [answers, confirmed] = [[] as AnsweredRequest[], [] as string[]]
  /** `fetch` that notes what became of each request, and its body too: an answer may break off. */
  const noted =
    (kind: Kind): typeof fetch =>
    async (input, init) => {
      const began = performance.now()
      const note = (status: number) => void answers.push({ kind, began, ms: performance.now() - began, status })
      try {
        const answer = await fetch(input, init)
        const body = await answer.arrayBuffer()
        note(answer.status)
        return new Response(isWithoutBody(answer.status) ? null : body, answer)
      } catch (error) {
        note(0)
        throw error
      }
    }
  const again = async (pauseMs: number, act: () => Promise<unknown>) => {
    while (!stop.aborted) {
      // What went wrong is noted already; the next attempt is somebody else's.
      await act().catch(() => sleep(200))
      await sleep(Math.random() * 2 * pauseMs)
    }
  }
  const from = () => ({
    'x-forwarded-for': `10.200.${Math.floor(Math.random() * 256)}.${Math.ceil(Math.random() * 250)}`,
  })
  const [page, search, order] = [noted('page'), noted('search'), noted('cart and order')]
  const browse = () => page(url + any(wishes.paths), { headers: { ...from(), 'accept-encoding': 'br' } })
  const find = () =>
    search(`${url}/api/search/1/indexes/products_en/query`, {
      method: 'POST',
      headers: { ...from(), 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ query: any(wishes.words), hitsPerPage: 12 }),
    })
  const shop = async () => {
    const shopper = new HttpShopper(url, order)
    await shopper.add(wishes.sku)
    // Half of them only wanted to see what it costs.
    if (Math.random() < 0.5) return
    await shopper.fillIn()
    confirmed.push(await shopper.place())
  }
  const people = [
    ...Array.from({ length: BROWSERS }, () => again(50, browse)),
    ...Array.from({ length: SEARCHERS }, () => again(100, find)),
    ...Array.from({ length: SHOPPERS }, () => again(100, shop)),
  ]
  return { answers, confirmed, done: Promise.all(people).then(() => {}) }
}

const any = <T>(values: readonly [T, ...T[]] | readonly T[]): T =>
  values[Math.floor(Math.random() * values.length)] as T
const isWithoutBody = (status: number) => status === 204 || status === 304
