import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import { answerImport } from '../import-export/answer-import.ts'
import { download, refuseImport } from '../import-export/download.ts'
import { givenFile, withNotes } from '../import-export/file-encoding.ts'
import { exportFormats, formatOf, HEAD, isOfProducts } from '../import-export/formats.ts'
import { isNarrowed, listedIds } from '../import-export/listed-ids.ts'
import { exportProducts } from './export-products.ts'
import { givenProducts, shopifyChoices } from './given-products.ts'
import { importProducts } from './import-products.ts'
import { countWrittenSince, lastRuns } from './product-import-runs.ts'
import { runTitles } from './run-titles.ts'
import { undoProducts } from './undo-products.ts'

/**
 * The published products as JSON lines, or with `?format=csv` as a table for the language of the user, under
 * `/admin/api/products`: `GET export`, with the `where`, `search` and `locale` of a list those that it shows, and
 * `POST import` of either or of Shopify's table, which writes by code what differs from what is there and publishes it
 * (import-products.ts); with `?dry-run=true` it says what it would write, and `?name=` is the file's. `GET imports` are
 * the last ones, with `?run=` how many products of one a later one wrote, and `POST undo-import?run=` undoes one. Who
 * accepts `application/x-ndjson` is sent the progress, too.
 */
export const productImportExport: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: (req) => exportFile(req) },
  { path: '/import', method: 'post', handler: (req) => importFile(req) },
  { path: '/imports', method: 'get', handler: (req) => showImports(req) },
  { path: '/undo-import', method: 'post', handler: (req) => undoImport(req) },
]

const LARGEST_FILE = 50_000_000

async function exportFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'products', 'read')) return refuseImport(403, fileWord(locale, 'noStaff'))
  const listed = isNarrowed(req) ? await listedIds(req, 'products') : undefined
  if (listed === 'unreadable') return refuseImport(400, fileWord(locale, 'unreadableFilter'))
  return req.query?.format === 'csv'
    ? download(exportProducts(req.payload, 'csv', { listed, locale }), exportFormats['products-csv'], 'text/csv')
    : download(exportProducts(req.payload, 'jsonl', { listed }), exportFormats.products, 'application/jsonl')
}

async function importFile(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'products', 'create')) return refuseImport(403, fileWord(locale, 'noRight'))
  const { text: file, notes } = await givenFile(req)
  if (file.length > LARGEST_FILE) return refuseImport(413, fileWord(locale, 'tooLarge'))
  const found = formatOf(file.slice(0, HEAD))
  // Whatever else it is, as a table it is refused in words about its columns.
  const format = found && isOfProducts(found) ? found : 'products-csv'
  const choices = shopifyChoices.safeParse(req.query ?? {})
  if (!choices.success) return refuseImport(400, fileWord(locale, 'unchanged'))
  const options = { dryRun: req.query?.['dry-run'] === 'true', name: nameIn(req.query?.name) }
  return answerImport(req, async (progress) => {
    const source = await givenProducts(req, format, () => file, choices.data)
    return withNotes(await importProducts(req, source, progress, options), notes)
  })
}

async function showImports(req: PayloadRequest): Promise<Response> {
  if (!allowed(roleOf(req.user), 'product-imports', 'read'))
    return refuseImport(403, fileWord(localeOf(req), req.user ? 'noRight' : 'noStaff'))
  if (req.query?.run !== undefined) {
    const run = Number(req.query.run)
    return Response.json({ writtenSince: Number.isSafeInteger(run) ? await countWrittenSince(req.payload, run) : 0 })
  }
  const runs = await lastRuns(req.payload)
  const titleOf = await runTitles(
    req,
    runs.map(({ file }) => file),
  )
  const imports = runs.map((run) => ({ ...run, file: titleOf(run.file) }))
  return Response.json({ imports }, { headers: { 'cache-control': 'no-store' } })
}

function undoImport(req: PayloadRequest): Response | Promise<Response> {
  const locale = localeOf(req)
  const isAllowed = (['create', 'update', 'delete'] as const).every((right) =>
    allowed(roleOf(req.user), 'products', right),
  )
  if (!isAllowed) return refuseImport(403, fileWord(locale, 'noRight'))
  const run = Number(req.query?.run)
  if (!Number.isSafeInteger(run)) return refuseImport(400, fileWord(locale, 'nothingToUndo'))
  return answerImport(req, (progress) => undoProducts(req, run, progress))
}

/** Only for reading in a list. */
const nameIn = (name: unknown): string => (typeof name === 'string' ? name.slice(0, 200) : '')
