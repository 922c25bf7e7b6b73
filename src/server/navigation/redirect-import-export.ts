import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { tableToCsv } from '../../cms/csv-table.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { redirectWord } from '../../cms/redirect-words.ts'
import { answerFile } from '../import-export/answer-import.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { importRedirects, readRedirects, redirectColumns } from './import-redirects.ts'

/**
 * Redirects as a table, under `/admin/api/redirects`: `GET export` is all of them, `POST import` adds and changes those
 * of a file by the address they are of, and deletes none; all lines must be right. With `?dry-run=true` it only says
 * what it would do.
 */
export const redirectImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportFile(req) },
  { path: '/import', method: 'post', handler: (req) => importFile(req) },
]

/** Characters: some ten thousand lines. */
const LARGEST_FILE = 2_000_000

async function exportFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'redirects', 'read')) return refuseImport(403, redirectWord(locale, 'noStaff'))
  const rows = (await readRedirects(req)).map(({ from, to, status }) => ({ from, to: to ?? '', status }))
  return download(tableToCsv(rows, redirectColumns, { locale }), 'redirects.csv', 'text/csv')
}

async function importFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'redirects', 'create')) return refuseImport(403, redirectWord(locale, 'noRight'))
  const largest = { characters: LARGEST_FILE, tooLarge: redirectWord(locale, 'tooLarge') }
  return answerFile(req, largest, (csv, progress, options) => importRedirects(req, csv, progress, options))
}
