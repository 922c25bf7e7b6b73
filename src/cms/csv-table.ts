import { Readable } from 'node:stream'
import { parse as parser } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { Locale } from '../domain/locale.ts'
import { plainAmount } from '../domain/pricing/typed-amount.ts'

/**
 * A row under its titles, and its number as a spreadsheet shows it: a cell may contain line breaks, and empty rows
 * count. `uneven`: how many cells it has, where those are not as many as the columns.
 */
export type CsvLine = { at: number; cells: Record<string, string>; uneven?: { cells: number; columns: number } }
/** `isLong`: there are more lines than were to be read. */
export type CsvTable = { titles: string[]; lines: CsvLine[]; isLong: boolean }

/** What spreadsheets in a language separate cells by. */
const delimiterIn = (locale: Locale): string => (locale === 'fr' ? ';' : ',')
/** `locale`: of who opens the file. `isContinued`: the titles and rows before these are written already. */
type CsvOptions = { locale?: Locale; isContinued?: boolean }

/** Rows as a file that an import takes in again. What a spreadsheet would take for a formula is text. */
export const tableToCsv = (
  rows: readonly object[],
  columns: readonly string[],
  { locale = 'en', isContinued = false }: CsvOptions = {},
): string =>
  stringify([...rows], {
    header: !isContinued,
    columns: [...columns],
    bom: !isContinued,
    delimiter: delimiterIn(locale),
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
  })

/** A column of a table that people read: its title, and whether its numbers are cents. */
export type PeoplesColumn<Key extends string = string> = { key: Key; title: string; is?: 'amount' }

/**
 * Rows as a file that people open and no import reads: as spreadsheets in their language expect it, in French with
 * semicolons and decimal commas.
 * @param isContinued whether the titles and rows before them are written already
 */
export const tableForPeople = <Key extends string>(
  rows: readonly Record<Key, string | number>[],
  columns: readonly PeoplesColumn<Key>[],
  locale: Locale,
  { isContinued = false } = {},
): string =>
  stringify([...rows], {
    header: !isContinued,
    columns: columns.map(({ key, title }) => ({ key, header: title })),
    bom: !isContinued,
    delimiter: delimiterIn(locale),
    quoted_string: true,
    escape_formulas: true,
    cast: {
      number: (value, { column }) =>
        columns.some(({ key, is }) => key === column && is === 'amount') ? plainAmount(value, locale) : String(value),
    },
  })

/**
 * The table in a file, trimmed, without rows that are empty, read up to the line `most`: reporting every problem of a
 * wrong file with a million short lines would exhaust the memory. Undefined where the file is not a table.
 */
export function tableFromCsv(csv: string, most: number): CsvTable | undefined {
  try {
    const text = withPlainBreaks(csv)
    const [titles, ...lines] = (
      parse(text, {
        ...reading(text),
        to: most + 2,
        // With `info` each row comes with its number, which the library's type does not say.
      }) as unknown as Parsed[]
    ).map(read)
    if (!titles) return { titles: [], lines: [], isLong: false }
    return {
      titles: titles.cells,
      lines: lines
        .slice(0, most)
        .filter(hasWords)
        .map((line) => under(titles.cells, line)),
      isLong: lines.length > most,
    }
  } catch {
    return undefined
  }
}

/** Characters that are parsed at a time. */
const PART = 64 * 1024

/**
 * The rows of a long table, the first with its titles, parsed as they are asked for; throws where it is not a table.
 */
export async function* rowsOfCsv(csv: string | AsyncIterable<string>): AsyncGenerator<{ at: number; cells: string[] }> {
  const parts = partsWithPlainBreaks(typeof csv === 'string' ? partsOf(csv) : csv)
  let head = ''
  while (!head.includes('\n')) {
    const { done, value } = await parts.next()
    if (done) break
    head += value
  }
  async function* all() {
    yield head
    yield* parts
  }
  // With `info` each row comes with its number, as above.
  for await (const parsed of Readable.from(all()).compose(parser(reading(head)))) {
    const row = read(parsed as Parsed)
    if (hasWords(row)) yield row
  }
}

async function* partsOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += PART) yield text.slice(start, start + PART)
}

async function* partsWithPlainBreaks(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const part of parts) {
    const text = rest + part
    // The other half of the break may begin the next part.
    rest = text.endsWith('\r') ? '\r' : ''
    yield withPlainBreaks(rest ? text.slice(0, -1) : text)
  }
  yield withPlainBreaks(rest)
}

/** One kind of line break ends all rows, inside cells too. */
const withPlainBreaks = (csv: string): string => csv.replace(/\r\n?/g, '\n')

const reading = (text: string) => ({
  bom: true,
  skip_empty_lines: true,
  trim: true,
  relax_column_count: true,
  delimiter: delimiterOf(text),
  info: true as const,
})

/** A row as the parser reports it, with how many there were so far. */
type Parsed = { record: string[]; info: { records: number; empty_lines: number } }
const read = ({ record, info }: Parsed) => ({
  at: info.records + info.empty_lines,
  cells: record.map(unescaped),
})

/** Not what a spreadsheet leaves where rows were emptied and not deleted: those count, and say nothing. */
const hasWords = ({ cells }: ReturnType<typeof read>): boolean => cells.some((cell) => cell.trim() !== '')

/** The cells of a row under their titles. */
export const under = (titles: string[], { at, cells }: ReturnType<typeof read>): CsvLine => ({
  at,
  cells: Object.fromEntries(titles.map((title, place) => [title, cells[place] ?? ''])),
  ...(cells.length !== titles.length && { uneven: { cells: cells.length, columns: titles.length } }),
})

/** Spreadsheets in French separate by semicolons, which also occur inside cells here: the header line decides. */
function delimiterOf(csv: string): string {
  const [titles = ''] = csv.split('\n', 1)
  return [';', '\t'].find((delimiter) => titles.includes(delimiter)) ?? ','
}

/** The export writes an apostrophe before what a spreadsheet would compute, such as a longitude. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')
