import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
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

const asked = z.object({
  text: z.string().max(50_000).default(''),
  ids: z.array(z.number().int().positive()).max(20_000).default([]),
  within: z.object({ of: z.enum(['categories', 'product-collections']), id: z.number().int().positive() }).optional(),
})

async function answered(req: PayloadRequest, work: (req: PayloadRequest) => Promise<unknown>): Promise<Response> {
  const locale = localeOf(req)
  if (!allowed(roleOf(req.user), 'markdowns', 'read'))
    return Response.json({ message: exchangeWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
  await addDataAndFileToRequest(req)
  return Response.json(await work(req), { headers: { 'cache-control': 'no-store' } })
}

const preview = (req: PayloadRequest) =>
  markdownEffect(rowsOf(req.payload), markdownDraft(req.data ?? {}), localeOf(req))

async function find(req: PayloadRequest) {
  const { text, ids, within } = asked.catch({ text: '', ids: [] }).parse(req.data ?? {})
  const rows = rowsOf(req.payload)
  return {
    ...(await findProducts(rows, text, localeOf(req))),
    chosen: await productsById(rows, ids, localeOf(req)),
    ...(within && { within: await productsWithin(rows, within, ids) }),
  }
}
