import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compare, type ComparisonRow } from './compare.ts'
import { overHttp, RATE, type Served } from './over-http.ts'

/**
 * The comparison alone: `node --experimental-transform-types bench/search/run.ts --products 20000,100000,1000000
 * --queries 1000 --only ours`. `--table` prints the rows of docs/search.md, `--http` those over HTTP.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    queries: { type: 'string', default: '1000' },
    only: { type: 'string' },
    json: { type: 'string' },
    table: { type: 'boolean' },
    http: { type: 'boolean' },
  },
})

/** Of which the goal over HTTP speaks. */
const HTTP_PRODUCTS = 20_000
const ms = (time: number) => `${time < 10 ? time.toPrecision(2) : time.toFixed(0)} ms`

const rows: ComparisonRow[] = []
for (const size of values.products.split(',').map(Number)) {
  await compare(
    size,
    Number(values.queries),
    (engine) => !values.only || values.only.split(',').includes(engine),
    (row) => {
      rows.push(row)
      report(row)
    },
  )
}
if (values.http) {
  const { ceaseless, atRate } = await overHttp(HTTP_PRODUCTS)
  for (const [how, served] of [
    ['16 connections that never pause', ceaseless],
    [`${RATE} a second over 16`, atRate],
  ] as const)
    console.log(httpRow(how, served))
}
if (values.json) writeFileSync(values.json, JSON.stringify(rows, null, 2))
process.send?.(rows)

function report(row: ComparisonRow) {
  console.log(values.table ? tableRow(row) : line(row))
}

function tableRow({ products, engine, buildSeconds, medianMs, p99Ms, hitRate, typoHitRate }: ComparisonRow): string {
  const share = (rate: number) => `${(100 * rate).toFixed(0)} %`
  return `| ${[products.toLocaleString('en'), engine === 'ours' ? '**ours**' : engine, `${buildSeconds.toFixed(1)} s`, ms(medianMs), ms(p99Ms), share(hitRate), share(typoHitRate)].join(' | ')} |`
}

function httpRow(how: string, { perSecond, p50, p99, workedMs, busy }: Served): string {
  const cells = [
    HTTP_PRODUCTS.toLocaleString('en'),
    how,
    `${perSecond.toFixed(0)} a second`,
    ms(p50),
    ms(p99),
    ms(workedMs),
    `${(100 * busy).toFixed(0)} %`,
  ]
  return values.table ? `| ${cells.join(' | ')} |` : cells.join('   ')
}

function line({
  products,
  engine,
  buildSeconds,
  medianMs,
  p99Ms,
  hitRate,
  typoHitRate,
  indexBytesPerProduct,
}: ComparisonRow): string {
  const ours = rows.find((row) => row.products === products && row.engine === 'ours')
  const ratio = ours && engine !== 'ours' ? `   p99 ${(p99Ms / ours.p99Ms).toFixed(1)} × ours` : ''
  return `${String(products).padStart(9)}  ${engine.padEnd(12)} build ${buildSeconds.toFixed(1)} s   median ${medianMs.toFixed(2)} ms   p99 ${p99Ms.toFixed(1)} ms   found ${(100 * hitRate).toFixed(0)} %, misspelt ${(100 * typoHitRate).toFixed(0)} %${indexBytesPerProduct ? `   ${indexBytesPerProduct} B/product` : ''}${ratio}`
}
