import type { PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import { readProduct, type GivenProduct, type ProductLine } from '../../cms/product-file.ts'
import { fileWord } from '../../cms/product-file-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { rowsOf } from '../database/database.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { checkProducts } from './check-products.ts'
import { productKeys } from './product-keys.ts'
import { writeProducts } from './write-products.ts'

export type ProductsImported =
  | { imported: number }
  | { wouldAdd: number; wouldChange: number }
  | { message: string; problems: string[] }

/** Products of one transaction: on SQLite other writers wait for it. */
const AT_ONCE = 20

/**
 * Takes in a file of products, which is read twice: every line is checked before the first is written, and then what
 * differs is written some products at a time, so that a shop sells on, and a large file needs little memory. One that
 * was broken off is given again, and goes on where it was.
 * @param source opens the file
 * @param options `dryRun`: nothing is written, and the answer says what would be
 */
export async function importProducts(
  req: PayloadRequest,
  source: () => AsyncIterable<GivenProduct>,
  progress: ImportProgress = () => {},
  { dryRun = false } = {},
): Promise<ProductsImported> {
  const locale = localeOf(req)
  const { problems, differing, added } = await checkProducts(req, source(), (done, total) =>
    progress('check', done, total),
  )
  if (problems.length > 0) return { message: fileWord(locale, 'unchanged'), problems }
  if (dryRun) return { wouldAdd: added, wouldChange: differing.size - added }
  let imported = 0
  if (differing.size === 0) return { imported }
  const keys = await productKeys(rowsOf(req.payload))
  for await (const lines of someAtOnce(source(), differing, locale)) {
    const refused = await writeProducts(req, lines, keys)
    if (refused)
      return {
        message: fileWord(locale, 'stopped', { imported }),
        problems: refused.wrong.map((wrong) => fileWord(locale, 'line', { at: refused.at, wrong })),
      }
    progress('write', (imported += lines.length), differing.size)
  }
  return { imported }
}

type Line = { at: number; product: ProductLine }

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
    lines.push({ at: given.at, product: read.product })
    if (lines.length < AT_ONCE) continue
    yield lines
    lines = []
  }
  if (lines.length > 0) yield lines
}
