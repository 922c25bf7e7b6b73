import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compare, type Row } from './compare.ts'

/** The comparison alone: `node --import tsx bench/search/run.ts --products 20000,100000,1000000 --queries 1000 --only ours`. */
const { values } = parseArgs({ options: { products: { type: 'string', default: '20000' }, queries: { type: 'string', default: '1000' }, only: { type: 'string' }, json: { type: 'string' } } })

const rows: Row[] = []
for (const size of values.products.split(',').map(Number)) {
  await compare(size, Number(values.queries), (engine) => !values.only || values.only.split(',').includes(engine), (row) => {
    rows.push(row)
    tell(row)
  })
}
if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 2))

function tell({ products, engine, buildSeconds, medianMs, p99Ms, hitRate, typoHitRate, indexBytesPerProduct }: Row) {
  const ours = rows.find((row) => row.products === products && row.engine === 'ours')
  const ratio = ours && engine !== 'ours' ? `   p99 ${(p99Ms / ours.p99Ms).toFixed(1)} × ours` : ''
  console.log(`${String(products).padStart(9)}  ${engine.padEnd(12)} build ${buildSeconds.toFixed(1)} s   median ${medianMs.toFixed(2)} ms   p99 ${p99Ms.toFixed(1)} ms   found ${(100 * hitRate).toFixed(0)} %, misspelt ${(100 * typoHitRate).toFixed(0)} %${indexBytesPerProduct ? `   ${indexBytesPerProduct} B/product` : ''}${ratio}`)
}
