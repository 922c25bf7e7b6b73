import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readStock, type StockLine } from '../../cms/stock-csv.ts'
import { stockWord } from '../../cms/stock-words.ts'
import { placeKey } from '../../domain/orders/waiting-units.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { stockOnHand, stockPlaces } from './counted-stock.ts'
import { differing, setStock } from './set-stock.ts'

export type StockImported = { imported: number; warnings: string[] } | { message: string; problems: string[] }

/**
 * Takes in a table of counts. Every line is looked up before the first is written; then what differs is written some
 * hundreds at a time, as a shop that sells cannot wait for all of them. One that was broken off is given again.
 */
export async function importStock(
  req: PayloadRequest,
  csv: string,
  progress: ImportProgress = () => {},
): Promise<StockImported> {
  const [locale, rows] = [localeOf(req), rowsOf(req.payload)]
  const [wrong, warnings]: [StockLine[], string[]] = [[], []]
  const total = csv.split('\n').length
  let done = 0
  const problems = await readStock(csv, await namesOf(rows), locale, async (lines) => {
    const onHand = await stockOnHand(rows, [...new Set(lines.map(({ sku }) => sku))])
    wrong.push(...differing(lines, onHand))
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
  return { imported: await setStock(req.payload, wrong, (written, all) => progress('write', written, all)), warnings }
}

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
