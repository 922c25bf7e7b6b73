import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { picturesOf } from '../../cms/from-doc/product.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { wholeLine, type ProductLine } from '../../cms/product-file.ts'
import { lineFromDoc } from '../../cms/product-line.ts'
import { staffText } from '../../cms/staff-words.ts'
import { MOST_TAGGED, retagged, tagDeeds, type TagDeed } from '../../domain/catalog/tag-many.ts'
import { chunk } from '../database/chunk.ts'
import { rowsOf, sql } from '../database/database.ts'
import { rowsIn } from '../database/rows-in.ts'
import { productDocs, waitingDrafts } from './check-products.ts'
import { authorOf } from './import-products.ts'
import { beginRun, endRun, recordWritten } from './product-import-runs.ts'
import { productKeys } from './product-keys.ts'
import { writeProducts } from './write-products.ts'

/** Products of one transaction: on SQLite other writers wait for it. */
const AT_ONCE = 20
const asked = z.object({
  ids: z.array(z.int()).min(1).max(MOST_TAGGED),
  tag: z.string().min(1).max(200),
  deed: z.enum(tagDeeds),
})

/**
 * `POST /admin/api/products/tag-many`: one tag on or off the products with these ids. It is written like an import: a
 * part at a time, with who and when, and can be undone as a whole on the page of imports.
 */
export const tagProductsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/tag-many',
  method: 'post',
  handler: async (req) => {
    const locale = localeOf(req)
    const refuse = (status: number, message: string) => Response.json({ message }, { status })
    if (!allowed(roleOf(req.user), 'products', 'update')) return refuse(403, staffText(locale, 'tagging_noRight'))
    const { data } = asked.safeParse(await req.json?.().catch(() => undefined))
    if (!data) return refuse(400, staffText(locale, 'tagging_choose', { most: MOST_TAGGED }))
    const answer = await tagProducts(req, data)
    return 'message' in answer ? refuse(400, answer.message) : Response.json(answer)
  },
}

/** `left`: the codes of those that are not published as they are edited. */
type Tagged = { changed: number; left: string[] }

async function tagProducts(
  req: PayloadRequest,
  { ids, tag, deed }: z.infer<typeof asked>,
): Promise<Tagged | { message: string }> {
  const { payload } = req
  const locale = localeOf(req)
  const rows = rowsOf(payload)
  const keys = await productKeys(rows)
  if ((await keys({})).idOf('tags', tag) === undefined) return { message: staffText(locale, 'tagging_unknown') }
  const found = await rowsIn<{ code: string }>(
    rows,
    [...new Set(ids)],
    (list) => sql`select code from products where id in (${list}) order by id`,
  )
  const name = staffText(locale, deed === 'add' ? 'tagging_added' : 'tagging_removed', { tag })
  const left: string[] = []
  let run: number | undefined
  let [changed, isWhole] = [0, false]
  try {
    for (const codes of chunk(
      found.map(({ code }) => code),
      AT_ONCE,
    )) {
      const part = await partOf(req, codes, { tag, deed, keys })
      left.push(...part.left)
      if (part.lines.length === 0) continue
      const own = (run ??= await beginRun(payload, name, authorOf(req)))
      const refused = await writeProducts(req, part.lines, keys, (written, lines) => recordWritten(written, own, lines))
      if (refused) return { message: [part.lines[refused.at]?.product.code, ...refused.wrong].join(' ') }
      changed += part.lines.length
    }
    isWhole = true
    return { changed, left }
  } finally {
    if (run !== undefined) await endRun(payload, run, isWhole ? 'done' : 'stopped')
  }
}

type Asked = { tag: string; deed: TagDeed; keys: Awaited<ReturnType<typeof productKeys>> }

/** What is to be written of some products. What is only a draft, or has one that waits, would be published by it. */
async function partOf(req: PayloadRequest, codes: readonly string[], { tag, deed, keys }: Asked) {
  const docs = await productDocs(req, codes)
  const drafts = await waitingDrafts(rowsOf(req.payload), docs)
  const { keyOf } = await keys({ ids: docs.flatMap(picturesOf) })
  const lines: { at: number; product: ProductLine }[] = []
  const left: string[] = []
  for (const doc of docs) {
    const line = wholeLine(lineFromDoc(doc, keyOf))
    const tags = line && retagged(line.tags, tag, deed)
    if (doc._status !== 'published' || drafts.has(Number(doc.id)) || !line) left.push(doc.code)
    else if (tags) lines.push({ at: lines.length, product: { ...line, tags } })
  }
  return { lines, left }
}
