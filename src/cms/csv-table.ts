import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/** A row under its titles, and the line of the file where it ends; a row with more or fewer cells than there are titles is not whole. */
export type CsvLine = { at: number; cells: Record<string, string>; isWhole: boolean }
export type CsvTable = { titles: string[]; lines: CsvLine[] }

/** Rows as a file for spreadsheets. What a spreadsheet would take for a formula is text. */
export const tableToCsv = (rows: readonly object[], columns: readonly string[]): string => stringify([...rows], { header: true, columns: [...columns], bom: true, quoted: true, quoted_empty: true, escape_formulas: true })

/** The table in a file, trimmed, without empty lines; undefined where the file is none. */
export function tableFromCsv(csv: string): CsvTable | undefined {
  try {
    const rows = parse(csv, { bom: true, skip_empty_lines: true, trim: true, relax_column_count: true, delimiter: delimiterOf(csv), info: true }) as unknown as { record: string[]; info: { lines: number } }[]
    const [titles = [], ...lines] = rows.map(({ record }) => record.map(unescaped))
    return { titles, lines: lines.map((record, index) => ({ at: rows[index + 1]!.info.lines, cells: Object.fromEntries(titles.map((title, place) => [title, record[place] ?? ''])), isWhole: record.length === titles.length })) }
  } catch {
    return undefined
  }
}

/** Spreadsheets in French separate by semicolons, which stand inside cells here too: the line of titles tells. */
function delimiterOf(csv: string): string {
  const [titles = ''] = csv.split('\n', 1)
  return [';', '\t'].find((delimiter) => titles.includes(delimiter)) ?? ','
}

/** The export writes an apostrophe before what a spreadsheet would compute, such as a longitude. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')
