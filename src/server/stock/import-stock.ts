import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readStock, type StockLine } from '../../cms/stock-csv.ts'
import { stockWord } from '../../cms/stock-words.ts'
import { placeKey } from '../../domain/orders/waiting-units.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { levelOf, stockOnHand, stockPlaces, type StockOnHand } from './counted-stock.ts'
import { differing, setStock } from './set-stock.ts'

/** `wouldEmpty`: of those that would change, the levels of which nothing would be left to sell. */
export type StockImported =
  | { imported: number; warnings: string[] }
  | { wouldChange: number; wouldEmpty: number; warnings: string[] }
  | { message: string; problems: string[] }

/**
 * Takes in a table of counts. Every line is looked up before the first is written; then what differs is written some
 * hundreds at a time, as a shop that sells cannot wait for all of them. One that was broken off is given again.
 * @param options `dryRun`: only looked up, and counted
 */
export async function importStock(
  req: PayloadRequest,
  csv: string,
  progress: ImportProgress = () => {},
  { dryRun = false } = {},
): Promise<StockImported> {
  const [locale, rows] = [localeOf(req), rowsOf(req.payload)]
  const [wrong, warnings]: [StockLine[], string[]] = [[], []]
  const total = csv.split('\n').length
  let [done, wouldEmpty] = [0, 0]
  const problems = await readStock(csv, await namesOf(rows), locale, async (lines) => {
    const onHand = await stockOnHand(rows, [...new Set(lines.map(({ sku }) => sku))])
    const differ = differing(lines, onHand)
    wrong.push(...differ)
    wouldEmpty += differ.filter((line) => isEmptied(line, onHand.get(placeKey(line)))).length
    // Orders wait for more units than were counted: the count is accepted, with a warning.
    for (const { at, sku, location, quantity } of lines) {
      const { waiting = 0 } = onHand.get(placeKey({ sku, location })) ?? {}
      const values = { sku, location, quantity, waiting }
      if (waiting > quantity)
        warnings.push(stockWord(locale, 'line', { at, wrong: stockWord(locale, 'fewer', values) }))
    }
    progress('check', (done += lines.length), Math.max(total, done + 1))
    await yieldToEventLoop()
  })
  if (problems.length > 0) return { message: stockWord(locale, 'unchanged'), problems }
  progress('check', done, done)
  if (dryRun) return { wouldChange: wrong.length, wouldEmpty, warnings }
  return { imported: await setStock(req.payload, wrong, (written, all) => progress('write', written, all)), warnings }
}

const isEmptied = ({ quantity }: StockLine, there: StockOnHand | undefined): boolean =>
  (there?.level ?? 0) > 0 && levelOf(quantity, there) === 0

async function namesOf(rows: Rows) {
  return {
    places: await stockPlaces(rows),
    async known(skus: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await rows<{ sku: string }>(
        sql`select distinct sku from products_variants where sku in (${sqlList(skus)})`,
      )
      return new Set(found.map(({ sku }) => sku))
    },
  }
}
