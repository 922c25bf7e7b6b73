import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { wholeLine, type ProductLine } from '../../cms/product-file.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { staffText } from '../../cms/staff-words.ts'
import { reportNumbers } from '../../cms/views/report-numbers.ts'
import {
  changed as changedBy,
  manyDeeds,
  manyKinds,
  MOST_CHANGED,
  type ManyChange,
} from '../../domain/catalog/change-many.ts'
import { chunk } from '../database/chunk.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import type { ImportProgress } from '../import-export/import-progress.ts'
import { progressStream } from '../import-export/progress-stream.ts'
import { productDocs, waitingDrafts } from './check-products.ts'
import { authorOf } from './import-products.ts'
import { beginRun, endRun, recordWritten } from './product-import-runs.ts'
import { changeName } from './run-title.ts'
import { manyCollections } from './run-titles.ts'
import { productKeys } from './product-keys.ts'
import { writeProducts } from './write-products.ts'

/** Products of one transaction: on SQLite other writers wait for it. */
const AT_ONCE = 20
const asked = z
  .object({
    ids: z.array(z.int()).min(1),
    kind: z.enum(manyKinds),
    key: z.string().max(200).default(''),
    deed: z.enum(manyDeeds),
  })
  .refine(({ kind, key }) => (kind === 'online') === (key === ''))

/**
 * `POST /admin/api/products/change-many`: a tag, a collection or a category on or off the products with these ids, or
 * their sale online. It is written like an import: a part at a time, with who and when, says in lines how far it is,
 * and can be undone as a whole on the page of imports.
 */
export const changeProductsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/change-many',
  method: 'post',
  handler: async (req) => {
    const locale = localeOf(req)
    const refuse = (status: number, message: string) => Response.json({ message }, { status })
    if (!allowed(roleOf(req.user), 'products', 'update')) return refuse(403, staffText(locale, 'bulk_noRight'))
    const { data } = asked.safeParse(await req.json?.().catch(() => undefined))
    const { count: written } = reportNumbers(locale)
    const most = written(MOST_CHANGED)
    if (!data) return refuse(400, staffText(locale, 'bulk_choose', { most }))
    const count = data.ids.length
    if (count > MOST_CHANGED) return refuse(400, staffText(locale, 'bulk_tooMany', { count: written(count), most }))
    const { kind, key } = data
    const keys = await productKeys(rowsOf(req.payload))
    if (kind !== 'online' && (await keys({})).idOf(manyCollections[kind], key) === undefined)
      return refuse(400, staffText(locale, 'bulk_unknown'))
    return progressStream(
      (progress) => changeProducts(req, data, keys, progress),
      (error) => req.payload.logger.error({ err: error }, 'a change of many products failed'),
    )
  },
}

type Keys = Awaited<ReturnType<typeof productKeys>>
/** Codes of those left as they are: not published as they are edited, or about to lose their only category. */
type Left = { left: string[]; only: string[] }

async function changeProducts(
  req: PayloadRequest,
  { ids, ...change }: z.infer<typeof asked>,
  keys: Keys,
  progress: ImportProgress,
): Promise<(Left & { changed: number }) | { message: string }> {
  const { payload } = req
  const rows = rowsOf(payload)
  const found = await rowsIn<{ code: string }>(
    rows,
    [...new Set(ids)],
    (list) => sql`select code from products where id in (${list}) order by id`,
  )
  const name = changeName(change)
  const { left, only }: Left = { left: [], only: [] }
  let run: number | undefined
  let [seen, changed, isWhole] = [0, 0, false]
  try {
    for (const codes of chunk(
      found.map(({ code }) => code),
      AT_ONCE,
    )) {
      progress('write', seen, found.length)
      seen += codes.length
      const part = await partOf(req, codes, change, keys)
      left.push(...part.left)
      only.push(...part.only)
      if (part.lines.length === 0) continue
      const own = (run ??= await beginRun(payload, name, authorOf(req)))
      const refused = await writeProducts(req, part.lines, keys, (written, lines) => recordWritten(written, own, lines))
      if (refused) return { message: [part.lines[refused.at]?.product.code, ...refused.wrong].join(' ') }
      changed += part.lines.length
    }
    isWhole = true
    return { changed, left, only }
  } finally {
    if (run !== undefined) await endRun(payload, run, isWhole ? 'done' : 'stopped')
  }
}

/** What is to be written of some products. What is only a draft, or has one that waits, would be published by it. */
async function partOf(req: PayloadRequest, codes: readonly string[], change: ManyChange, keys: Keys) {
  const docs = await productDocs(req, codes)
  const drafts = await waitingDrafts(rowsOf(req.payload), docs)
  const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
  const lines: { at: number; product: ProductLine }[] = []
  const { left, only }: Left = { left: [], only: [] }
  for (const doc of docs) {
    const line = wholeLine(lineFromDoc(doc, keyOf))
    const product = line && changedBy(line, change)
    if (doc._status !== 'published' || drafts.has(Number(doc.id)) || !line) left.push(doc.code)
    else if (product === 'only') only.push(doc.code)
    else if (product) lines.push({ at: lines.length, product })
  }
  return { lines, left, only }
}
