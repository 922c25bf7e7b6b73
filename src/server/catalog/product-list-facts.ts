import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import type { Id } from '../../cms/from-doc/localized.ts'
import { localeOf } from '../../cms/locale-of.ts'
import type { ListFacts } from '../../cms/products-list/list-facts.ts'
import { exchangeWord } from '../../cms/staff-words.ts'
import { isLocale } from '../../domain/locale.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { isLow } from '../stock/low-stock.ts'

/** As many as a page of the list shows at most. */
const MOST = 250
const asked = z.object({ ids: z.array(z.union([z.int(), z.string().max(40)])).max(MOST) })

/**
 * `POST /admin/api/products/list-facts`: pictures, prices, stock and languages of the products on a page of the list,
 * by id. Four queries by their indexes, however many there are.
 */
export const productListFacts: Omit<Endpoint, 'root'> = {
  path: '/list-facts',
  method: 'post',
  handler: async (req: PayloadRequest) => {
    const locale = localeOf(req)
    if (!allowed(roleOf(req.user), 'products', 'read'))
      return Response.json({ message: exchangeWord(locale, req.user ? 'noRight' : 'noStaff') }, { status: 403 })
    const { data } = asked.safeParse(await req.json?.().catch(() => undefined))
    if (!data) return Response.json({ message: exchangeWord(locale, 'unchanged') }, { status: 400 })
    const facts = data.ids.length > 0 ? await factsOf(rowsOf(req.payload), data.ids) : {}
    return Response.json({ facts }, { headers: { 'cache-control': 'no-store' } })
  },
}

async function factsOf(rows: Rows, ids: readonly Id[]): Promise<Record<string, ListFacts>> {
  const own = sqlList(ids)
  const facts: Record<string, ListFacts> = {}
  const factOf = (id: Id) =>
    (facts[String(id)] ??= {
      picture: undefined,
      prices: undefined,
      stock: undefined,
      low: 0,
      complete: { en: false, fr: false },
      isPublished: false,
    })
  const pictures = await rows<{ id: Id; filename: string }>(sql`
    select r.parent_id as id, m.filename from products_rels r join media m on m.id = r.media_id
    where r.parent_id in (${own}) and r.path = 'pictures' order by r."order"`)
  for (const { id, filename } of pictures) factOf(id).picture ??= filename
  const prices = await rows<{ id: Id; lowest: number | string | null; highest: number | string | null }>(sql`
    select _parent_id as id, min(coalesce(sale_price, price)) as lowest, max(coalesce(sale_price, price)) as highest
    from products_variants where _parent_id in (${own}) group by _parent_id`)
  for (const { id, lowest, highest } of prices)
    if (lowest !== null && highest !== null) factOf(id).prices = [Number(lowest), Number(highest)]
  const stock = await rows<{ id: Id; units: number | string | null; low: number | string }>(sql`
    select v._parent_id as id, sum(case when v.stocked is not false then coalesce(i.quantity, 0) end) as units,
      sum(case when v.stocked is not false and ${isLow(sql`i.quantity`, sql`p.low_stock_up_to`)} then 1 else 0 end) as low
    from products_variants v join products p on p.id = v._parent_id
    left join inventory i on i.sku = v.sku and i.location = 'online'
    where v._parent_id in (${own}) group by v._parent_id`)
  for (const { id, units, low } of stock)
    Object.assign(factOf(id), { ...(units !== null && { stock: Number(units) }), low: Number(low) })
  const words = await rows<{ id: Id; locale: string; written: number | string; status: string | null }>(sql`
    select w._parent_id as id, w._locale as locale, p._status as status,
      case when coalesce(w.title, '') <> '' and coalesce(w.slug, '') <> '' and coalesce(w.description, '') <> '' then 1 else 0 end as written
    from products_locales w join products p on p.id = w._parent_id where w._parent_id in (${own})`)
  for (const { id, locale, written, status } of words) {
    const fact = factOf(id)
    fact.isPublished = status === 'published'
    if (isLocale(locale)) fact.complete[locale] = Number(written) === 1
  }
  return facts
}
