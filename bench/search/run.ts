import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { catalogue } from './catalogue.ts'
import { makers, type Contestant } from './engines.ts'
import { queryLog, type LoggedQuery } from './query-log.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '20000' }, queries: { type: 'string', default: '1000' }, only: { type: 'string' }, json: { type: 'string' } } })

type Row = { products: number; engine: string; buildSeconds: number; medianMs: number; p99Ms: number; hitRate: number; typoHitRate: number; indexBytesPerProduct?: number }

const rows: Row[] = []
for (const size of values.products.split(',').map(Number)) {
  const products = [...catalogue(size)]
  const log = queryLog(products, Number(values.queries))
  for (const maker of makers) {
    if (maker.most < size || (values.only && maker.name !== values.only)) continue
    const start = performance.now()
    const contestant = await maker.make(products)
    const buildSeconds = (performance.now() - start) / 1000
    rows.push({ products: size, engine: maker.name, buildSeconds, ...(await measure(contestant, log)), ...(contestant.indexBytes ? { indexBytesPerProduct: Math.round(contestant.indexBytes / size) } : {}) })
    tell(rows.at(-1)!)
  }
}
if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 2))

/** Each query once after a warming up with others; whether its product is among the first twenty. */
async function measure(contestant: Contestant, log: LoggedQuery[]) {
  for (const { text } of log.slice(0, Math.min(100, log.length / 5))) await contestant.search(text)
  const times: number[] = []
  const found = new Map<string, [number, number]>()
  for (const { text, target, kind } of log) {
    const start = performance.now()
    const ids = await contestant.search(text)
    times.push(performance.now() - start)
    // A beginning of a few letters cannot mean one product.
    if (kind === 'prefix') continue
    const [hits, all] = found.get(kind) ?? [0, 0]
    found.set(kind, [hits + (ids.includes(target) ? 1 : 0), all + 1])
  }
  times.sort((a, b) => a - b)
  const [hits, all] = [...found.values()].reduce(([h, a], [hit, one]) => [h + hit, a + one], [0, 0])
  const [typoHits, typos] = found.get('typo') ?? [0, 1]
  return { medianMs: times[Math.floor(times.length / 2)]!, p99Ms: times[Math.floor(times.length * 0.99)]!, hitRate: hits / all, typoHitRate: typoHits / typos }
}

function tell({ products, engine, buildSeconds, medianMs, p99Ms, hitRate, typoHitRate, indexBytesPerProduct }: Row) {
  const ours = rows.find((row) => row.products === products && row.engine === 'ours')
  const ratio = ours && engine !== 'ours' ? `   p99 ${(p99Ms / ours.p99Ms).toFixed(1)} × ours` : ''
  console.log(`${String(products).padStart(9)}  ${engine.padEnd(12)} build ${buildSeconds.toFixed(1)} s   median ${medianMs.toFixed(2)} ms   p99 ${p99Ms.toFixed(1)} ms   found ${(100 * hitRate).toFixed(0)} %, misspelt ${(100 * typoHitRate).toFixed(0)} %${indexBytesPerProduct ? `   ${indexBytesPerProduct} B/product` : ''}${ratio}`)
}
