import { load, type Loaded } from '../load.ts'
import { workedOf } from '../process-figures.ts'
import { asServed, firstMessage } from './as-served.ts'
import { catalogue } from './catalogue.ts'
import { OTHER_SHOPPERS, queryLog } from './query-log.ts'

/**
 * `workedMs`: processor time of the server for one answer, of all its threads. Sixteen connections that never pause
 * wait for sixteen answers.
 */
export type Served = Loaded & { workedMs: number }

/** Answers a second that are asked for beside that, however fast they come. */
export const RATE = 300
const CONNECTIONS = 16

/**
 * Answers of an autocomplete over HTTP: five hits with their title highlighted, for what is typed in a query log. At
 * connections that never pause, and at a rate.
 */
export async function overHttp(size: number): Promise<{ ceaseless: Served; atRate: Served }> {
  const child = asServed(new URL('serve.ts', import.meta.url), [String(size)])
  try {
    const { origin, pathname } = new URL(String(await firstMessage(child)))
    const products = [...catalogue(size)]
    const pathsOf = (queries: ReturnType<typeof queryLog>) =>
      queries.map(
        ({ text }) =>
          `${pathname}1/indexes/products?hitsPerPage=5&attributesToHighlight=title&query=${encodeURIComponent(text)}`,
      )
    const as = { url: origin, connections: CONNECTIONS, forMs: 5000, atMost: 20_000 }
    // A shop that is open has long compiled what answers.
    await load({ ...as, paths: pathsOf(queryLog(products, 1000, OTHER_SHOPPERS)) })
    const paths = pathsOf(queryLog(products, 400))
    const run = async (perSecond?: number): Promise<Served> => {
      const before = workedOf(child.pid!)
      const loaded = await load({ ...as, paths, ...(perSecond ? { perSecond } : {}) })
      return { ...loaded, workedMs: (1000 * (workedOf(child.pid!) - before)) / loaded.requests }
    }
    return { ceaseless: await run(), atRate: await run(RATE) }
  } finally {
    child.kill()
  }
}
