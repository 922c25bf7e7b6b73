import { createLocalReq, ValidationError, type PayloadRequest } from 'payload'
import type { DocOf } from '../../cms/from-doc/doc-of.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { ProductLine } from '../../cms/product-file.ts'
import { docFromLine, filesOf, lineFromDoc } from '../../cms/product-line.ts'
import { staffText } from '../../cms/staff-words.ts'
import { collectingWrites } from '../database/collected-writes.ts'
import { inTransaction, type Rows } from '../database/database.ts'
import { createBoth } from '../database/update-both.ts'
import { writeCollected } from '../database/write-collected.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { recordChanges } from '../feed/changes.ts'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { productDocs } from './check-products.ts'
import type { WrittenProduct } from './product-import-runs.ts'
import type { productKeys } from './product-keys.ts'
import { ownersOf } from './refuse-variants.ts'

/** `status`: published, unless it says draft. */
type Line = { at: number; product: ProductLine; status?: 'draft' }
/** A line that is not taken, and what is wrong with it. */
export type RefusedProduct = { at: number; wrong: string[] }

/**
 * Writes and publishes products, in one transaction: all of them or, where one is refused, none. Payload validates
 * each by itself before the transaction begins, so that nobody waits for that; what needs the database is asked once
 * for all.
 * @param record notes what was written in the same transaction
 */
export async function writeProducts(
  req: PayloadRequest,
  lines: readonly Line[],
  keys: Awaited<ReturnType<typeof productKeys>>,
  record: (rows: Rows, written: WrittenProduct[]) => Promise<void> = async () => {},
): Promise<RefusedProduct | undefined> {
  const { payload } = req
  const docs = await productDocs(
    req,
    lines.map(({ product }) => product.code),
  )
  const known = await keys({
    files: lines.flatMap(({ product }) => filesOf(product)),
    ids: docs.flatMap(picturesOf),
  })
  const existing = new Map(docs.map((doc) => [doc.code, doc]))
  const collecting = collectingWrites(payload)
  // What its hooks would ask of each is asked below of all: nothing of it is left out.
  const { user, i18n } = req
  const silent = await createLocalReq({ req: { user, i18n }, context: { silent: true } }, collecting.payload)
  for (const { at, product, status = 'published' } of lines) {
    const doc = existing.get(product.code)
    collecting.writeAs(doc && { id: Number(doc.id), createdAt: new Date(doc.createdAt).toISOString() })
    try {
      // Payload writes into what it is given, and the line is still to be recorded.
      const data = structuredClone({ ...docFromLine(product, known.idOf), ...(doc && unfiled(doc)) })
      await createBoth(silent, 'products', { ...data, _status: status }, { isDraft: status === 'draft' })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return { at, wrong: error.data.errors.map(({ message }) => message) }
    }
    await yieldToEventLoop()
  }
  const variants = lines.flatMap(({ product }) => product.variants)
  const own = docs.map(({ id }) => Number(id))
  return inTransaction(payload, async (rows, transactionId) => {
    const owners = await ownersOf(req, rows, variants, own)
    const refused = lines.find(({ product }) => product.variants.some(({ sku }) => owners.has(sku)))
    if (refused) return { at: refused.at, wrong: takenIn(refused.product, owners, req) }
    const ids = await writeCollected(payload, { rows, transactionId }, 'products', collecting.rows)
    await recordChanges(
      payload,
      rows,
      ids.map((id) => ({ target: 'products', docId: String(id) })),
    )
    await record(
      rows,
      lines.map(({ product, status: state = 'published' }, row) => {
        const doc = existing.get(product.code)
        const before = doc && lineFromDoc(doc, known.keyOf)
        return {
          product: ids[row] ?? 0,
          code: product.code,
          before,
          status: doc?._status ?? undefined,
          after: product,
          state,
        }
      }),
    )
    return undefined
  })
}

/** What no file says of a product, and no file takes from it: with what else it is shown, or never. */
const unfiled = ({ goesWith, neverWith }: DocOf<'products'>) => ({ goesWith, neverWith })

const takenIn = ({ variants }: ProductLine, owners: ReadonlyMap<string, string>, req: PayloadRequest): string[] =>
  variants.flatMap(({ sku }) => {
    const name = owners.get(sku)
    return name === undefined ? [] : [staffText(localeOf(req), 'refusal_variant_taken', { sku, name })]
  })
