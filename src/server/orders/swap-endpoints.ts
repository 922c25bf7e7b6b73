import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayCorrectOrders } from '../../cms/access/order-rights.ts'
import { roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { namesOf, staffText } from '../../cms/staff-words.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { Catalogue } from '../catalog/catalogue.ts'
import { TaxRates } from '../checkout/tax-rates.ts'
import { wordsOfVariant } from '../checkout/order-data.ts'
import { rowsOf, sql } from '../database/database.ts'
import { findOrder } from './order-rows.ts'
import { swapItems, type SwapAnswer } from './swap-items.ts'

/** Variants of a product that are offered; no product has so many. */
const MOST_VARIANTS = 500

const asked = z.object({
  key: z.string().min(16).max(64),
  line: z.number().int().min(0).max(1000),
  quantity: z.number().int().min(1).max(1000),
  sku: z.string().min(1).max(80),
  agreed: z.number().int().optional(),
})
const refuse = (status: number, message: string) => Response.json({ message }, { status })

/**
 * Swaps units of an order for another size or colour: without `agreed` it answers what is refunded, below zero where it
 * costs more; with it (that very amount, in cents) it does it, or mails the customer a link to pay what it costs more.
 */
export async function swapEndpoint(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!mayCorrectOrders(roleOf(req.user))) return refuse(403, staffText(locale, 'order_swap_noRight'))
  await addDataAndFileToRequest(req)
  const given = asked.safeParse(req.data)
  if (!given.success) return refuse(400, staffText(locale, 'order_swap_not_so_many'))
  const payload = async () => req.payload
  const catalogue = new Catalogue(payload)
  const answer = await swapItems(
    { payload: req.payload, taxes: new TaxRates(payload), recordOf: (each, id) => catalogue.record(each, id) },
    numberOf(req),
    { ...given.data, by: req.user?.email ?? 'staff' },
  )
  return answer.ok ? Response.json({ refund: answer.refund }) : refuse(409, wordsOf(answer, locale))
}

/** `GET …/swaps?line=`: the other variants of the product of a line, with what is left where it is taken from. */
export async function swapsEndpoint(req: PayloadRequest): Promise<Response> {
  const locale = localeOf(req)
  if (!mayCorrectOrders(roleOf(req.user))) return refuse(403, staffText(locale, 'order_swap_noRight'))
  const rows = rowsOf(req.payload)
  const order = await findOrder(rows, numberOf(req))
  const line = Number(new URL(req.url ?? '', 'http://localhost').searchParams.get('line') || Number.NaN)
  const sold = order?.data.lines[line]
  if (!sold) return refuse(404, staffText(locale, 'order_swap_unknown_order'))
  const found = await rows<{ sku: string; colour: string | null; size: string | null; left: number | string | null }>(
    sql`select v.sku, v.colour, v.size, i.quantity as "left" from products_variants v join products p on p.id = v._parent_id left join inventory i on i.sku = v.sku and i.location = ${sold.location} where p.code = ${sold.productId} and p._status = 'published' and v.sku <> ${sold.sku} order by v._order limit ${MOST_VARIANTS}`,
  )
  const catalogue = new Catalogue(async () => req.payload)
  const [en, fr] = [await catalogue.record('en', sold.productId), await catalogue.record('fr', sold.productId)]
  const variants = found.map(({ sku, colour, size, left }) => {
    const words = en && fr && wordsOfVariant({ en, fr }, { ...(colour && { colour }), ...(size && { size }) })
    const names = [words?.colour?.[locale], words?.size?.[locale]].filter(Boolean).join(', ')
    return { sku, label: names || sku, left: Number(left ?? 0) }
  })
  return Response.json({ variants }, { headers: { 'cache-control': 'no-store' } })
}

const refusalName = namesOf('order_swap')

function wordsOf(answer: SwapAnswer & { ok: false }, locale: Locale): string {
  switch (answer.reason) {
    case 'changed': {
      const word = answer.refund < 0 ? 'order_swap_changed_more' : 'order_swap_changed'
      return staffText(locale, word, { amount: money(Math.abs(answer.refund), locale) })
    }
    default:
      return staffText(locale, refusalName(answer.reason))
  }
}

const numberOf = (req: PayloadRequest): string => String(req.routeParams?.number ?? '')
