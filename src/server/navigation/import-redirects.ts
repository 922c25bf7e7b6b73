import type { PayloadRequest } from 'payload'
import { tableFromCsv, type CsvTable } from '../../cms/csv-table.ts'
import { redirectFromDoc, redirectsFromDocs, type RedirectDoc } from '../../cms/from-doc/redirect.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { readRequest } from '../../cms/read-request.ts'
import { isRedirectStatus, redirectFaults } from '../../cms/redirect-rules.ts'
import { redirectWord, type RedirectWord } from '../../cms/redirect-words.ts'
import { staffText } from '../../cms/staff-words.ts'
import { locales } from '../../domain/locale.ts'
import { loopFrom, redirectKey } from '../../domain/navigation/redirects.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'

export const redirectColumns = ['from', 'to', 'status'] as const
type RedirectColumn = (typeof redirectColumns)[number]
type RedirectLine = Pick<RedirectDoc, 'from' | 'status'> & { at: number; to: string | null }
export type RedirectsImported =
  | { imported: number }
  | { wouldAdd: number; wouldChange: number }
  | { message: string; problems: string[] }

const collection = 'redirects'
const MOST_LINES = 10_000
/** Redirects of a transaction: a shop that sells cannot wait for all of them. */
const AT_ONCE = 100

export const readRedirects = async (req: PayloadRequest): Promise<RedirectDoc[]> =>
  (
    await req.payload.find({
      collection,
      sort: 'from',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req: readRequest(req),
    })
  ).docs

/**
 * Takes in a table of redirects. Every line is judged by the rules of the form, with all others of the file, before the
 * first is written; then what differs is written in pieces. One that was broken off is given again.
 * @param options `dryRun`: only judged, and counted
 */
export async function importRedirects(
  req: PayloadRequest,
  csv: string,
  progress: ImportProgress = () => {},
  { dryRun = false } = {},
): Promise<RedirectsImported> {
  const say = (word: RedirectWord, values?: Record<string, string | number>) =>
    redirectWord(localeOf(req), word, values)
  const refused = (problems: string[]) => ({ message: say('unchanged'), problems })
  const table = tableFromCsv(csv, MOST_LINES)
  if (!table) return refused([say('noTable')])
  if (table.isLong) return refused([say('tooLarge')])
  // Of two columns of one name the first counts.
  const titles = new Map(table.titles.toReversed().map((title) => [columnOf(title), title]))
  const missing = (['from', 'to'] as const).filter((column) => !titles.has(column))
  const columns = redirectColumns.join(', ')
  if (missing.length > 0) return refused(missing.map((column) => say('missing', { column, columns })))
  const unknown = table.titles.filter((title) => title && !columnOf(title))
  if (unknown.length > 0) return refused(unknown.map((column) => say('otherColumn', { column, columns })))
  if (table.lines.length === 0) return refused([say('noLines')])

  const there = await readRedirects(req)
  const { lines, problems } = judged(req, table, titles, there)
  if (problems.length > 0) return refused(problems)
  const before = new Map(there.map((doc) => [redirectKey(doc.from), doc]))
  const writes = lines
    .map((line) => ({ line, doc: before.get(redirectKey(line.from)) }))
    .filter(
      ({ line, doc }) => !doc || doc.from !== line.from || (doc.to || null) !== line.to || doc.status !== line.status,
    )
  if (dryRun) {
    const wouldAdd = writes.filter(({ doc }) => !doc).length
    return { wouldAdd, wouldChange: writes.length - wouldAdd }
  }
  for (let from = 0; from < writes.length; from += AT_ONCE) {
    await inRequestTransaction(req, async () => {
      for (const { line, doc } of writes.slice(from, from + AT_ONCE)) {
        const data = { from: line.from, to: line.to, status: line.status }
        const how = { collection, data, context: { loopsJudged: true }, req, overrideAccess: true, depth: 0 } as const
        await (doc ? req.payload.update({ ...how, id: doc.id }) : req.payload.create(how))
      }
    })
    progress('write', Math.min(from + AT_ONCE, writes.length), writes.length)
  }
  return { imported: writes.length }
}

/** Every line as a rule, and what is wrong with each. */
function judged(
  req: PayloadRequest,
  table: CsvTable,
  titles: ReadonlyMap<RedirectColumn | undefined, string>,
  there: readonly RedirectDoc[],
) {
  const locale = localeOf(req)
  const problems: string[] = []
  const wrong = (at: number, text: string) => void problems.push(redirectWord(locale, 'line', { at, wrong: text }))
  const lines = new Map<string, RedirectLine>()
  for (const { at, cells, uneven } of table.lines) {
    const cell = (column: RedirectColumn) => cells[titles.get(column) ?? '']?.trim() ?? ''
    const [from, to, status] = [cell('from'), cell('to'), cell('status') || '301']
    const faults = redirectFaults({ from, to, status })
    const before = lines.get(redirectKey(from))
    if (uneven) wrong(at, redirectWord(locale, 'uneven', uneven))
    else if (faults.length > 0) for (const fault of faults) wrong(at, staffText(locale, fault, { status }))
    else if (before) wrong(at, redirectWord(locale, 'twice', { from, before: before.at }))
    else if (isRedirectStatus(status))
      lines.set(redirectKey(from), { at, from, to: status === '410' ? null : to, status })
  }
  const rules = redirectsFromDocs(there)
  for (const [key, line] of lines) {
    const rule = redirectFromDoc({ ...line, id: 0 })
    if (rule) rules.set(key, rule)
  }
  for (const [key, { at }] of lines) {
    const loop = loopFrom(rules, key)
    if (loop) wrong(at, `${staffText(locale, 'refusal_redirect_loop')} ${loop.join(' → ')}.`)
  }
  return { lines: [...lines.values()], problems }
}

/** A column by its name, or by what the form calls it in either language. */
const columnOf = (title: string): RedirectColumn | undefined =>
  redirectColumns.find((column) =>
    [column, ...locales.map((locale) => staffText(locale, `label_${column}`))].some(
      (name) => name.toLowerCase() === title.trim().toLowerCase(),
    ),
  )
