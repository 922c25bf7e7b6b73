import { load, type Loaded } from '../load.ts'
import { asServed, told } from './as-served.ts'
import { catalogue } from './catalogue.ts'
import { queryLog } from './query-log.ts'

/** Answers of an autocomplete over HTTP at 16 open connections: five hits with their title highlighted, for what is typed in a query log. */
export async function overHttp(size: number): Promise<Loaded> {
  const child = asServed(new URL('serve.ts', import.meta.url), [String(size)])
  try {
    const { origin, pathname } = new URL(String(await told(child)))
    const paths = queryLog([...catalogue(size)], 400).map(({ text }) => `${pathname}1/indexes/products?hitsPerPage=5&attributesToHighlight=title&query=${encodeURIComponent(text)}`)
    await load({ url: origin, paths, connections: 4, forMs: 2000, atMost: 2000 })
    return await load({ url: origin, paths, connections: 16, forMs: 5000, atMost: 20_000 })
  } finally {
    child.kill()
  }
}
