import { tableForPeople, type PeoplesColumn } from '../../cms/csv-table.ts'
import { partsText, reportWord, type ReportWord } from '../../cms/views/search-report-words.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ExportedQuery } from '../../domain/search/search-report.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'

/** Rows made at a time: no page waits longer for them than for a listing. */
const AT_ONCE = 500
const columns = [
  'query',
  'searches',
  'without',
  'hits',
  'readAs',
  'unknown',
  'clickRate',
  'conversionRate',
  'position',
] as const satisfies ReportWord[]
type Key = (typeof columns)[number]

/** All searches of the report as a table for a spreadsheet, in the language of who reads it. */
export async function* searchFile(lines: readonly ExportedQuery[], reader: Locale): AsyncGenerator<string> {
  const titled = columns.map((key): PeoplesColumn<Key> => ({ key, title: reportWord(reader, key) }))
  yield tableForPeople([], titled, reader)
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const rows = lines.slice(at, at + AT_ONCE).map((line) => cellsOf(line, reader))
    yield tableForPeople(rows, titled, reader, { isContinued: true })
    await yieldToEventLoop()
  }
}

function cellsOf(line: ExportedQuery, reader: Locale): Record<Key, string | number> {
  const { query, searches, without, hits, parts, unknown, clickRate, conversionRate, position } = line
  const rounded = (value: number | undefined) =>
    value === undefined ? '' : String(Math.round(value * 1000) / 1000).replace('.', reader === 'fr' ? ',' : '.')
  return {
    query,
    searches,
    without,
    hits,
    readAs: partsText(parts, reader),
    unknown: unknown.join(', '),
    clickRate: rounded(clickRate),
    conversionRate: rounded(conversionRate),
    position: rounded(position),
  }
}
