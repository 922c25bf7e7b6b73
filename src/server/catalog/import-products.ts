import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import type { ProductDifference } from '../../cms/product-differences.ts'
import { readProduct, type GivenProduct, type ProductLine } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf } from '../database/database.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { checkProducts } from './check-products.ts'
import { addStock } from './add-stock.ts'
import { importPreview } from './import-preview.ts'
import { beginRun, endRun, recordWritten } from './product-import-runs.ts'
import { productKeys } from './product-keys.ts'
import { writeProducts } from './write-products.ts'

/** `run` can be undone (undo-products.ts). */
export type Imported = { imported: number; run?: number; warnings?: string[] }
/** What an import would do; of many products the first are shown field by field. */
export type Tried = {
  wouldAdd: number
  wouldChange: number
  differences: ProductDifference[]
  warnings: string[]
  /** From which pictures would be fetched. */
  hosts?: string[]
}
export type ProductsImported =
  | Imported
  | Tried
  | { message: string; problems: string[]; run?: number; hosts?: string[] }

/** Where products come from. */
export type ProductSource = {
  /** Opens it anew; to write, only the products at some lines are asked for. */
  given(isWriting: boolean, wanted?: ReadonlySet<number>): AsyncIterable<GivenProduct>
  /** What is made before products are written, once every line is right. */
  isPlanned?(field: string, name: string): boolean
  prepare?(): Promise<void>
  hosts?(): string[]
  /** What a person should know before, and after. */
  warnings?(): string[]
  notes?(): string[]
}

/** Products of one transaction: on SQLite other writers wait for it. */
const AT_ONCE = 20

/**
 * Takes in a file of products, which is read twice: every line is checked before the first is written, and then what
 * differs is written some products at a time, so that a shop sells on, and a large file needs little memory. One that
 * was broken off is given again, and goes on where it was; what was written can be undone as a whole.
 * @param opened the file, or what opens it
 * @param options `dryRun`: nothing is written, and the answer says what would be. `name` is the file's
 */
export async function importProducts(
  req: PayloadRequest,
  opened: ProductSource | (() => AsyncIterable<GivenProduct>),
  progress: ImportProgress = () => {},
  { dryRun = false, name = '' } = {},
): Promise<ProductsImported> {
  const source: ProductSource = typeof opened === 'function' ? { given: opened } : opened
  const locale = localeOf(req)
  const shown = dryRun ? importPreview(locale) : undefined
  const { problems, differing, added } = await checkProducts(
    req,
    source.given(false),
    (done, total) => progress('check', done, total),
    shown?.add,
    source.isPlanned,
  )
  const hosts = source.hosts?.() ?? []
  if (problems.length > 0)
    return { message: fileWord(locale, 'unchanged'), problems, ...(hosts.length > 0 && { hosts }) }
  if (shown) {
    const { differences } = shown
    const warnings = [...(source.warnings?.() ?? []), ...shown.warnings()]
    return {
      wouldAdd: added,
      wouldChange: differing.size - added,
      differences,
      warnings,
      ...(hosts.length > 0 && { hosts }),
    }
  }
  let imported = 0
  if (differing.size === 0) return { imported }
  const { payload } = req
  await source.prepare?.()
  const keys = await productKeys(rowsOf(payload))
  const run = await beginRun(payload, name, authorOf(req))
  let isWhole = false
  try {
    for await (const lines of someAtOnce(source.given(true, differing), differing, locale)) {
      const refused = await writeProducts(req, lines, keys, async (rows, written) => {
        const stock = await addStock(
          payload,
          rows,
          lines.flatMap((line) => line.stock ?? []),
        )
        await recordWritten(rows, run, written, stock)
      })
      if (refused)
        return {
          message: fileWord(locale, 'stopped', { imported }),
          problems: refused.wrong.map((wrong) => fileWord(locale, 'line', { at: refused.at, wrong })),
          run,
        }
      progress('write', (imported += lines.length), differing.size)
    }
    isWhole = true
    const warnings = source.notes?.() ?? []
    return { imported, run, ...(warnings.length > 0 && { warnings }) }
  } finally {
    await endRun(payload, run, isWhole ? 'done' : 'stopped')
  }
}

/** Who imports or undoes: the email of a member of the staff; operators on the machine have none. */
export const authorOf = ({ user }: Pick<PayloadRequest, 'user'>): string =>
  user && 'email' in user && user.email ? String(user.email) : 'npm run import'

type Line = { at: number; product: ProductLine; status?: 'draft'; stock?: { sku: string; quantity: number }[] }

async function* someAtOnce(
  source: AsyncIterable<GivenProduct>,
  wanted: ReadonlySet<number>,
  locale: Locale,
): AsyncGenerator<Line[]> {
  let lines: Line[] = []
  for await (const given of source) {
    if (!wanted.has(given.at)) continue
    const read = readProduct(given, locale)
    // It was right a moment ago: somebody else writes into the file.
    if ('faults' in read) throw new Error(`line ${given.at} changed while it was imported`)
    const { isDraft = false, stock = [] } = 'fields' in given ? given : {}
    lines.push({ at: given.at, product: read.product, stock, ...(isDraft && { status: 'draft' }) })
    if (lines.length < AT_ONCE) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}
