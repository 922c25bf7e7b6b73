import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { linesOf } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'

/**
 * The published products as JSON lines, under `/admin/api/products`: `GET export`, and `POST import`, which writes by
 * code what differs from what is there and publishes it (import-products.ts).
 */
export const productImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportFile(req) },
  { path: '/import', method: 'post', handler: (req) => importFile(req) },
]

const LARGEST_FILE = 50_000_000

function exportFile(req: PayloadRequest): Response {
  if (!allowed(roleOf(req.user), 'products', 'read')) return refuseImport(403, fileWord(localeOf(req), 'noStaff'))
  return download(exportProducts(req.payload), 'products.jsonl', 'application/jsonl')
}

async function importFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'products', 'create')) return refuseImport(403, fileWord(locale, 'noRight'))
  const file = (await req.text?.()) ?? ''
  if (file.length > LARGEST_FILE) return refuseImport(413, fileWord(locale, 'tooLarge'))
  const answer = await importProducts(req, () => linesOf([file]))
  return 'problems' in answer ? refuseImport(400, answer.message, answer.problems) : Response.json(answer)
}
