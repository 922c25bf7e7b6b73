import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { linesOf } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { productsOfCsv } from '../../cms/product-table.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { exportFormats, formatOf, HEAD } from '../import-export/formats.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'

/**
 * The published products as JSON lines, or with `?format=csv` as a table, under `/admin/api/products`: `GET export`, and
 * `POST import` of either, which writes by code what differs from what is there and publishes it (import-products.ts);
 * with `?dry-run=true` it says what it would write.
 */
export const productImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportFile(req) },
  { path: '/import', method: 'post', handler: (req) => importFile(req) },
]

const LARGEST_FILE = 50_000_000

function exportFile(req: PayloadRequest): Response {
  if (!allowed(roleOf(req.user), 'products', 'read')) return refuseImport(403, fileWord(localeOf(req), 'noStaff'))
  return req.query?.format === 'csv'
    ? download(exportProducts(req.payload, 'csv'), exportFormats['products-csv'], 'text/csv')
    : download(exportProducts(req.payload), exportFormats.products, 'application/jsonl')
}

async function importFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'products', 'create')) return refuseImport(403, fileWord(locale, 'noRight'))
  const file = (await req.text?.()) ?? ''
  if (file.length > LARGEST_FILE) return refuseImport(413, fileWord(locale, 'tooLarge'))
  const isTable = formatOf(file.slice(0, HEAD)) === 'products-csv'
  const source = () => (isTable ? productsOfCsv(file, locale) : linesOf([file]))
  const answer = await importProducts(req, source, undefined, { dryRun: req.query?.['dry-run'] === 'true' })
  return 'problems' in answer ? refuseImport(400, answer.message, answer.problems) : Response.json(answer)
}
