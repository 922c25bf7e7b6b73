import type { PayloadRequest } from 'payload'
import { boundTo } from '../../cms/access/bound-to.ts'
import { mayAct } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { tableFromCsv, type CsvTable } from '../../cms/csv-table.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { wordsOf } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { placesFor } from '../../domain/orders/move.ts'
import { packable } from '../../domain/orders/parcel.ts'
import type { LineUnits } from '../../domain/orders/parcel-record.ts'
import {
  hasLeftUnder,
  LONGEST_LABEL,
  readTrackingLine,
  readTrackingTitles,
  type TrackingLine,
} from '../../domain/orders/tracking-table.ts'
import { carrierName, otherCarrier, plainCode } from '../../domain/orders/tracking-url.ts'
import { shopDay } from '../../domain/shop-day.ts'
import { isOrderOf } from '../../domain/stores/bound-to.ts'
import { isoInstant } from '../../domain/time.ts'
import { rowsOf } from '../database/database.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { answerFile } from '../import-export/answer-import.ts'
import { refuseImport } from '../import-export/download.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { refusalWords } from './order-refusals.ts'
import { findOrder, fullOrder } from './order-rows.ts'
import { adminOrders } from './admin-orders.ts'
import { standing } from './prepare-orders.ts'

const say = wordsOf('tracking')
/** More than a day's parcels of a large shop. */
const MOST_LINES = 5000
const LARGEST_FILE = 2_000_000

type Shipment = TrackingLine & { at: number; part: string | undefined; lines: LineUnits[] }
/** `unchanged`: orders that left under these numbers before. */
export type TrackingImported =
  | { imported: number; unchanged: number; warnings: string[] }
  | { wouldChange: number; unchanged: number; warnings: string[] }
  | { message: string; problems: string[] }

/**
 * `POST /admin/api/orders/import`: a table of tracking numbers, a line for each order that left. Nothing is sent unless
 * every line is right; then each order leaves as by its own button, with its mail, in a transaction of its own. One
 * that left under this number stays as it is, so a file that was broken off is given again. With `?dry-run=true` it
 * says what it would do. Who accepts `application/x-ndjson` is sent the progress, too.
 */
export async function trackingEndpoint(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!mayAct(roleOf(req.user), 'ship')) return refuseImport(403, say(locale, req.user ? 'noRight' : 'noStaff'))
  const largest = { characters: LARGEST_FILE, tooLarge: say(locale, 'tooLarge') }
  return answerFile(req, largest, (csv, progress, options) => importTracking(req, csv, progress, options))
}

async function importTracking(
  req: PayloadRequest,
  csv: string,
  progress: ImportProgress = () => {},
  { dryRun = false } = {},
): Promise<TrackingImported> {
  const locale = localeOf(req)
  const read = readTable(tableFromCsv(csv, MOST_LINES), locale)
  const problems = [...read.problems]
  const [shipments, warnings]: [Shipment[], string[]] = [[], []]
  let unchanged = 0
  for (const [index, { at, ...line }] of read.lines.entries()) {
    const found = await shipmentOf(req, line)
    if (typeof found === 'string') problems.push({ at, text: say(locale, 'line', { at, wrong: found }) })
    else if (found === undefined) unchanged++
    else {
      shipments.push({ at, ...line, ...found })
      const other = otherCarrier(line)
      if (other)
        warnings.push(say(locale, 'line', { at, wrong: say(locale, 'otherCarrier', named(line, other, locale)) }))
    }
    progress('check', index + 1, read.lines.length)
    await yieldToEventLoop()
  }
  if (problems.length > 0)
    return {
      message: say(locale, 'unchanged'),
      problems: problems.toSorted((a, b) => a.at - b.at).map(({ text }) => text),
    }
  if (dryRun) return { wouldChange: shipments.length, unchanged, warnings }
  const orders = adminOrders(req)
  let imported = 0
  for (const [index, { at, number, part, ...parcel }] of shipments.entries()) {
    const key = `tracking ${number} ${plainCode(parcel.code)}`
    const answer = await orders.act(number, { action: 'ship', part, parcel, key }, req.user?.email ?? 'staff')
    if (answer.ok) imported++
    // It changed while the file was read.
    else warnings.push(say(locale, 'line', { at, wrong: `${number}: ${refusalWords(locale, answer.reason)}` }))
    progress('write', index + 1, shipments.length)
    await yieldToEventLoop()
  }
  return { imported, unchanged, warnings }
}

const named = ({ carrier, code }: TrackingLine, other: string, locale: Locale) => ({
  code,
  carrier: carrierName(carrier, locale),
  other: carrierName(other, locale),
})

/** `at`: its line; 0 of the whole file. */
type LineProblem = { at: number; text: string }

function readTable(
  table: CsvTable | undefined,
  locale: Locale,
): { problems: LineProblem[]; lines: (TrackingLine & { at: number })[] } {
  const wrong = (...texts: string[]) => ({ problems: texts.map((text) => ({ at: 0, text })), lines: [] })
  if (!table) return wrong(say(locale, 'noTable'))
  if (table.isLong) return wrong(say(locale, 'tooLarge'))
  const titles = readTrackingTitles(table.titles)
  if ('missing' in titles)
    return wrong(
      ...titles.missing.map((column) => say(locale, 'missing', { column: say(locale, column) })),
      ...titles.twice.map((column) => say(locale, 'columnTwice', { column: say(locale, column) })),
    )
  if (table.lines.length === 0) return wrong(say(locale, 'noLines'))
  const { title } = titles
  const seen = new Map<string, number>()
  const [problems, lines]: [LineProblem[], (TrackingLine & { at: number })[]] = [[], []]
  for (const { at, cells, uneven } of table.lines) {
    const refuse = (text: string) => void problems.push({ at, text: say(locale, 'line', { at, wrong: text }) })
    const cell = (column: keyof typeof title) => cells[title[column]] ?? ''
    const line = readTrackingLine({ number: cell('number'), carrier: cell('carrier'), code: cell('code') })
    if (uneven) refuse(say(locale, 'uneven', uneven))
    else if (line === 'no-number') refuse(say(locale, 'noNumber', { number: cell('number') }))
    else if (line === 'no-tracking') refuse(say(locale, 'noTracking'))
    else if (line === 'too-long') refuse(say(locale, 'tooLong', { most: LONGEST_LABEL }))
    else if (line === 'rounded') refuse(say(locale, 'rounded', { code: cell('code') }))
    else {
      const before = seen.get(line.number)
      if (before === undefined) lines.push({ at, ...line })
      else refuse(say(locale, 'twice', { number: line.number, before }))
      seen.set(line.number, before ?? at)
    }
  }
  return { problems, lines }
}

/** What leaves now of an order; undefined where it left under this number, and in words why it does not. */
async function shipmentOf(
  req: PayloadRequest,
  { number, code }: TrackingLine,
): Promise<Pick<Shipment, 'part' | 'lines'> | string | undefined> {
  const [rows, locale, now] = [rowsOf(req.payload), localeOf(req), Date.now()]
  const stored = await findOrder(rows, number)
  // Of an order of another store its staff learn nothing.
  if (!stored || !isOrderOf(stored.data, boundTo(req.user))) return say(locale, 'unknown', { number })
  const order = await fullOrder(rows, stored)
  if (hasLeftUnder(order.parcels, code)) return undefined
  const places = placesFor(order, 'ship', isoInstant(now))
  if (places.length === 0) {
    const mayBegin = placesFor(order, 'prepare', isoInstant(now)).length > 0
    return say(locale, mayBegin ? 'notPrepared' : 'notNow', { number, ...standing(order, locale) })
  }
  const lines = packable(order, shopDay(now))
  return lines.length === 0 ? say(locale, 'preorders', { number }) : { part: places[0], lines }
}
