import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord, staffText } from '../../cms/staff-words.ts'
import { reportNumbers } from '../../cms/views/report-numbers.ts'
import { rowsOf } from '../database/database.ts'
import { findProducts, productsById } from './find-products.ts'
import { markdownDraft } from './markdown-draft.ts'
import { markdownEffect } from './markdown-effect.ts'
import { productsWithin } from './products-within.ts'

/**
 * What the form of a markdown asks, under `/admin/api/markdowns`: `POST preview` is what it would do as it is filled
 * in, `POST find` the products that a text names or that have these ids, and which of these
 * are not within a category or a collection. Neither changes anything.
 */
export const markdownEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/preview', method: 'post', handler: (req) => answered(req, preview) },
  { path: '/find', method: 'post', handler: (req) => answered(req, find) },
]

/** More than all 150,000 SKUs of a large catalogue, of 20 characters each, which are 3 MB. */
const LONGEST_TEXT = 4_000_000
const MOST_IDS = 200_000

const asked = z.object({
  text: z.string().max(LONGEST_TEXT).default(''),
  drafts: z.boolean().default(false),
  ids: z.array(z.number().int().positive()).max(MOST_IDS).default([]),
  within: z.object({ of: z.enum(['categories', 'product-collections']), id: z.number().int().positive() }).optional(),
})

async function answered(req: PayloadRequest, work: (req: PayloadRequest) => Promise<object>): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'markdowns', 'read'))
    return Response.json({ message: exchangeWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
  await addDataAndFileToRequest(req)
  const answer = await work(req)
  return answer instanceof Response ? answer : Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

const preview = (req: PayloadRequest) =>
  markdownEffect(rowsOf(req.payload), markdownDraft(req.data ?? {}), localeOf(req))

async function find(req: PayloadRequest) {
  const locale = localeOf(req)
  const given = asked.safeParse(req.data ?? {})
  if (!given.success) {
    const isTooLong = given.error.issues.some(({ code, path }) => code === 'too_big' && path[0] === 'text')
    const message = isTooLong
      ? staffText(locale, 'sale_listTooLong', { most: reportNumbers(locale).count(LONGEST_TEXT) })
      : staffText(locale, 'sale_findFailed')
    return Response.json({ message }, { status: 400 })
  }
  const { text, drafts, ids, within } = given.data
  const rows = rowsOf(req.payload)
  return {
    ...(await findProducts(req.payload, { text, locale, drafts })),
    chosen: await productsById(rows, ids, locale),
    ...(within && { within: await productsWithin(rows, within, ids) }),
  }
}
