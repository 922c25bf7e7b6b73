import { writeFile } from 'node:fs/promises'
import { createLocalReq, type Endpoint, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { z } from 'zod'
import { encodingNotes } from './file-encoding.ts'
import { isOfProducts, type ExportFormat, type ImportFormat } from './formats.ts'
import { menuImportExport } from '../navigation/menu-import-export.ts'
import { givenProducts, shopifyChoices } from '../catalog/given-products.ts'
import { importProducts, type ProductsImported } from '../catalog/import-products.ts'
import type { ImportProgress } from './import-progress.ts'
import { undoProducts, type Undone } from '../catalog/undo-products.ts'
import { productImportExport } from '../catalog/product-import-export.ts'
import { importStock, type StockImported } from '../stock/import-stock.ts'
import { importReviews, type ReviewsImported } from '../reviews/import-reviews.ts'
import { reviewImportExport } from '../reviews/review-import-export.ts'
import { stockImportExport } from '../stock/stock-import-export.ts'
import { storeImportExport } from '../stores/store-import-export.ts'
import type { TextFile } from './text-file.ts'

/** What the admin offers for a download, for an operator. */
export const exportText = async (payload: Payload, format: ExportFormat): Promise<string> =>
  (await ask(payload, format, 'export')).text()

/** The same as a file, of which a part at a time is in memory. */
export async function exportFile(payload: Payload, format: ExportFormat, file: string): Promise<void> {
  const { body } = await ask(payload, format, 'export')
  await writeFile(file, body ?? '')
}

const report = z.object({
  imported: z.number().optional(),
  wouldAdd: z.number().optional(),
  wouldChange: z.number().optional(),
  differences: z
    .array(
      z.object({
        code: z.string(),
        title: z.string(),
        isNew: z.boolean(),
        fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
      }),
    )
    .default([]),
  /** The import's number, by which it can be undone. */
  run: z.number().optional(),
  undone: z.number().optional(),
  left: z.array(z.string()).default([]),
  warnings: z.array(z.string()).default([]),
  changed: z.array(z.string()).default([]),
  removed: z.array(z.string()).default([]),
  dead: z.array(z.object({ item: z.string(), url: z.string() })).default([]),
})
const refused = z.object({ message: z.string(), errors: z.array(z.object({ message: z.string() })).default([]) })

export type ImportResult = { ok: true; report: z.infer<typeof report> } | { ok: false; problems: string[] }

/**
 * Imports a file by the rules of the admin: all or nothing, and idempotent. Stores and stock are saved at once; a menu
 * becomes a draft until an editor publishes it.
 */
export async function importText(payload: Payload, format: ExportFormat, text: string): Promise<ImportResult> {
  const answer = await ask(payload, format, 'import', text)
  const body: unknown = await answer.json()
  if (answer.ok) return { ok: true, report: report.parse(body) }
  const { message, errors } = refused.parse(body)
  return { ok: false, problems: [message, ...errors.map((error) => error.message)] }
}

type FileOptions = { dryRun?: boolean; name?: string; choices?: object }

/** The same with a file of any size, whose products are never all in memory. */
export async function importFile(
  payload: Payload,
  format: ImportFormat,
  file: TextFile,
  progress: ImportProgress = () => {},
  options: FileOptions = {},
): Promise<ImportResult> {
  const answer = await importParts(payload, format, file, progress, options)
  if (answer.ok) answer.report.warnings.unshift(...encodingNotes(await operatorOn(payload), file.encoding))
  return answer
}

async function importParts(
  payload: Payload,
  format: ImportFormat,
  file: TextFile,
  progress: ImportProgress,
  { choices, ...options }: FileOptions,
): Promise<ImportResult> {
  if (!isOfProducts(format)) {
    let text = ''
    for await (const part of file.parts()) text += part
    if (format === 'reviews') {
      const { language } = shopifyChoices.parse(choices ?? {})
      const { dryRun = false } = options
      return resultOf(await importReviews(await operatorOn(payload), text, { dryRun, locale: language }))
    }
    return format === 'stock'
      ? resultOf(await importStock(await operatorOn(payload), text, progress))
      : importText(payload, format, text)
  }
  const req = await operatorOn(payload)
  const source = await givenProducts(req, format, file.parts, shopifyChoices.parse(choices ?? {}))
  return resultOf(await importProducts(req, source, progress, options))
}

/** Undoes an import of products as a whole. */
export const undoImport = async (payload: Payload, run: number, progress: ImportProgress): Promise<ImportResult> =>
  resultOf(await undoProducts(await operatorOn(payload), run, progress))

function resultOf(answer: ProductsImported | StockImported | ReviewsImported | Undone): ImportResult {
  return 'problems' in answer
    ? { ok: false, problems: [answer.message, ...answer.problems] }
    : { ok: true, report: report.parse(answer) }
}

/** Represents a staff account that is in no table. */
const operatorOn = (payload: Payload): Promise<PayloadRequest> =>
  createLocalReq({ user: { id: 0, collection: 'users', role: 'administrator' } as TypedUser }, payload)

/**
 * Calls the admin's endpoint with full permissions: a user who can run a command on the machine has access to its
 * database anyway.
 */
async function ask(payload: Payload, format: ExportFormat, what: 'export' | 'import', text = ''): Promise<Response> {
  const [name, language] = format.split('-')
  const endpoints: Record<string, Omit<Endpoint, 'root'>[]> = {
    products: productImportExport,
    stores: storeImportExport,
    stock: stockImportExport,
    reviews: reviewImportExport,
    menu: menuImportExport,
  }
  const endpoint = endpoints[name ?? '']?.find(({ path }) => path.startsWith(`/${what}`))
  if (!endpoint) throw new Error(`nothing to ${what} ${format}`)
  const req = Object.assign(await operatorOn(payload), {
    routeParams: { language },
    query: { format: language },
    arrayBuffer: async () => Buffer.from(text),
    text: async () => text,
  })
  // A local request has what the handlers of these endpoints read, and no more.
  return endpoint.handler(req as unknown as PayloadRequest)
}
