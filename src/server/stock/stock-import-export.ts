import type { Endpoint, PayloadRequest } from 'payload'
import { boundTo } from '../../cms/access/bound-to.ts'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { stockWord } from '../../cms/stock-words.ts'
import { answerFile } from '../import-export/answer-import.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { isNarrowed, listedIds } from '../import-export/listed-ids.ts'
import { exportListedStock, exportStock } from './export-stock.ts'
import { importStock } from './import-stock.ts'

/**
 * Stock as a table, under `/admin/api/inventory`: `GET export` is what stock is where, with the `where` and `search` of
 * a list what that shows, with names of its products; `POST import` corrects it by what was counted. Nothing is written
 * unless every line is right; then it is written in pieces, as a shop that sells cannot wait for all of them, and only
 * what differs. An import that was broken off is given again. With `?dry-run=true` it says what it would write. Who
 * accepts `application/x-ndjson` is sent the progress, too.
 */
export const stockImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportFile(req) },
  { path: '/import', method: 'post', handler: (req) => importFile(req) },
]

/** Characters: half a million lines. */
const LARGEST_FILE = 20_000_000

async function exportFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'inventory', 'read')) return refuseImport(403, stockWord(locale, 'noStaff'))
  const listed = isNarrowed(req) ? await listedIds(req, 'inventory') : undefined
  if (listed === 'unreadable') return refuseImport(400, stockWord(locale, 'unreadableFilter'))
  if (listed) return download(exportListedStock(req.payload, listed, locale), 'stock.csv', 'text/csv')
  return download(exportStock(req.payload, boundTo(req.user), locale), 'stock.csv', 'text/csv')
}

async function importFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'inventory', 'create')) return refuseImport(403, stockWord(locale, 'noRight'))
  const largest = { characters: LARGEST_FILE, tooLarge: stockWord(locale, 'tooLarge') }
  return answerFile(req, largest, (csv, progress, options) => importStock(req, csv, progress, options))
}
