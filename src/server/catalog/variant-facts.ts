import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { exchangeWord, staffText } from '../../cms/staff-words.ts'
import type { VariantFacts } from '../../cms/variants/variant-facts.ts'
import { LONGEST_SKU } from '../../domain/catalog/variant-codes.ts'
import { rowsOf, sql, sqlList } from '../database/database.ts'
import { publishedOwners } from './refuse-variants.ts'

const MOST_SKUS = 2000
const asked = z.object({
  skus: z.array(z.string().max(LONGEST_SKU)).max(MOST_SKUS),
  product: z.union([z.number(), z.string()]).optional(),
})

/**
 * `POST /admin/api/products/variant-facts`: of SKUs in a form, what can be sold of them where, and which of them
 * another published product has, in words. A read, by POST as there may be hundreds.
 */
export const variantFactsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/variant-facts',
  method: 'post',
  handler: async (req: PayloadRequest) => {
    const locale = localeOf(req)
    if (!allowed(roleOf(req.user), 'products', 'read') || !allowed(roleOf(req.user), 'inventory', 'read'))
      return Response.json({ message: exchangeWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const { data } = asked.safeParse(await req.json?.().catch(() => undefined))
    if (!data) return Response.json({ message: exchangeWord(locale, 'unchanged') }, { status: 400 })
    const skus = [...new Set(data.skus.filter((sku) => sku !== ''))]
    const rows = rowsOf(req.payload)
    const facts: VariantFacts = { stock: {}, taken: {} }
    if (skus.length === 0) return Response.json(facts)
    const levels = await rows<{ sku: string; location: string; quantity: number | string }>(
      sql`select sku, location, quantity from inventory where sku in (${sqlList(skus)})`,
    )
    for (const { sku, location, quantity } of levels)
      facts.stock[sku] = { ...facts.stock[sku], [location]: Number(quantity) }
    const owners = await publishedOwners(rows, locale, skus, data.product === undefined ? [] : [data.product])
    for (const [sku, name] of owners) facts.taken[sku] = staffText(locale, 'refusal_variant_taken', { sku, name })
    return Response.json(facts, { headers: { 'cache-control': 'no-store' } })
  },
}
