import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchShop } from '../cache.ts'
import { get, search } from './asks.ts'
import type { Staff } from './staff.ts'

const [SAVES, PATIENCE_MS] = [20, 60_000]

/** Milliseconds from the answer to a save until shoppers see its price, by where they see it. */
export type Seen = { page: number[]; list: number[]; search: number[] }
type Hit = { objectID: string; title: string }

/** A product that is the first found by its title: of a grown catalogue a copy, as the title of that has a number. */
export async function foundByTitle(shop: BenchShop): Promise<Hit> {
  const { hits } = JSON.parse(await search(shop, 'jacket')) as { hits: Hit[] }
  const found = hits.find(({ title }) => /\d$/.test(title)) ?? hits[0]
  if (!found) throw new Error('The search of the bench finds nothing')
  return found
}

/** Saves prices of the product that has the title, and looks at its page, at a list with it and in the search. */
export async function savesSeen(shop: BenchShop, staff: Staff, { title }: Hit): Promise<Seen> {
  const seen: Seen = { page: [], list: [], search: [] }
  for (let i = 0; i < SAVES; i++) {
    // Nothing else in the shop costs that.
    const cents = 100_01 + i * 103
    const { path, shown } = await staff.savePrice(cents)
    const saved = performance.now()
    const until = async (text: string, ask: () => Promise<string>): Promise<number> => {
      while (!(await ask()).includes(text)) {
        if (performance.now() - saved > PATIENCE_MS) throw new Error(`A saved price was not seen: ${text}`)
        await sleep(5)
      }
      return performance.now() - saved
    }
    const [page, list, found] = await Promise.all([
      until(shown, () => get(shop, path)),
      until(shown, () => get(shop, `/en/search?q=${encodeURIComponent(title)}`)),
      until(`"price":${cents / 100}`, () => search(shop, title)),
    ])
    seen.page.push(page)
    seen.list.push(list)
    seen.search.push(found)
  }
  return seen
}
