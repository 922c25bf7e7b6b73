import { createLocalReq, ValidationError, type PayloadRequest } from 'payload'
import { localeOf } from '../../cms/locale-of.ts'
import type { ProductLine } from '../../cms/product-file.ts'
import { docFromLine, filesOf } from '../../cms/product-line.ts'
import { staffText } from '../../cms/staff-words.ts'
import { collectingWrites } from '../database/collected-writes.ts'
import { inTransaction, rowsOf, sql, sqlList } from '../database/database.ts'
import { createBoth } from '../database/update-both.ts'
import { writeCollected } from '../database/write-collected.ts'
import { yieldToEventLoop } from '../database/yield-to-event-loop.ts'
import { recordChanges } from '../feed/changes.ts'
import type { productKeys } from './product-keys.ts'
import { ownersOf } from './refuse-variants.ts'

type Line = { at: number; product: ProductLine }
/** A line that is not taken, and what is wrong with it. */
export type Refused = { at: number; wrong: string[] }

/**
 * Writes and publishes products, in one transaction: all of them or, where one is refused, none. Payload validates
 * each by itself before the transaction begins, so that nobody waits for that; what needs the database is asked once
 * for all.
 */
export async function writeProducts(
  req: PayloadRequest,
  lines: readonly Line[],
  keys: Awaited<ReturnType<typeof productKeys>>,
): Promise<Refused | undefined> {
  const { payload } = req
  const known = await keys({ files: lines.flatMap(({ product }) => filesOf(product)) })
  const existing = new Map(
    (
      await rowsOf(payload)<{ id: number | string; code: string; created_at: string }>(
        sql`select id, code, created_at from products where code in (${sqlList(lines.map(({ product }) => product.code))})`,
      )
    ).map(({ id, code, created_at }) => [code, { id: Number(id), createdAt: new Date(created_at).toISOString() }]),
  )
  const collecting = collectingWrites(payload)
  // What its hooks would ask of each is asked below of all: nothing of it is left out.
  const { user, i18n } = req
  const silent = await createLocalReq({ req: { user, i18n }, context: { silent: true } }, collecting.payload)
  for (const { at, product } of lines) {
    collecting.writeAs(existing.get(product.code))
    try {
      await createBoth(silent, 'products', { ...docFromLine(product, known.idOf), _status: 'published' })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return { at, wrong: error.data.errors.map(({ message }) => message) }
    }
    await yieldToEventLoop()
  }
  const variants = lines.flatMap(({ product }) => product.variants)
  const own = [...existing.values()].map(({ id }) => id)
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
    return undefined
  })
}

const takenIn = ({ variants }: ProductLine, owners: ReadonlyMap<string, string>, req: PayloadRequest): string[] =>
  variants.flatMap(({ sku }) => {
    const name = owners.get(sku)
    return name === undefined ? [] : [staffText(localeOf(req), 'refusal_variant_taken', { sku, name })]
  })
