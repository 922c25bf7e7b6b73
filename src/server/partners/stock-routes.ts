import { z } from 'zod'
import type { Locale } from '../../domain/locale.ts'
import { placeKey } from '../../domain/orders/waiting-units.ts'
import { rowsOf, sql, sqlList, type Rows } from '../database/database.ts'
import { stockOnHand, stockPlaces } from '../stock/counted-stock.ts'
import { setStock } from '../stock/set-stock.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { faultText, type Fault } from './problem.ts'
import { after, cursorsOf, limitOf, pageOf } from './pages.ts'
import { route } from './route.ts'

const place = {
  sku: z.string().min(1).max(60),
  location: z.string().min(1).max(80).describe('online, or the slug of a store'),
}
const units = z.number().int().min(0).max(1_000_000)
const level = z.object({
  ...place,
  available: units.describe('units that can be sold'),
  onHand: units.describe('with those that orders wait for'),
})

/** SKUs that are asked for at a time; the words of the fault name it too. */
const MOST_SKUS = 100

type Row = { id: number | string; sku: string; location: string; quantity: number | string }

export const stockRoutes = [
  route({
    method: 'GET',
    path: 'stock',
    scope: 'read:stock',
    summary: 'Stock at all places, some at a time, or of some SKUs',
    params: z.object({}),
    query: z.object({
      after,
      limit: limitOf(500),
      sku: z.string().max(6000).optional().describe(`up to ${MOST_SKUS} SKUs with commas between`),
    }),
    answer: pageOf(level),
    async run({ query, locale }, { payload }) {
      const rows = rowsOf(await payload())
      const skus = query.sku?.split(',')
      if (skus && skus.length > MOST_SKUS) {
        const message = faultText('too_many_skus', locale)
        return { problem: 'invalid', errors: [{ path: 'query.sku', message }] }
      }
      const found = await rows<Row>(
        sql`select id, sku, location, quantity from inventory where id > ${query.after} ${skus ? sql`and sku in (${sqlList(skus)})` : sql``} order by id limit ${query.limit}`,
      )
      const onHand = found.length > 0 ? await stockOnHand(rows, [...new Set(found.map(({ sku }) => sku))]) : new Map()
      return {
        items: found.map(({ sku, location, quantity }) => ({
          sku,
          location,
          available: Number(quantity),
          onHand: Number(quantity) + Number(onHand.get(placeKey({ sku, location }))?.waiting ?? 0),
        })),
        ...cursorsOf(found, query),
      }
    },
  }),
  route({
    method: 'PUT',
    path: 'stock',
    scope: 'write:stock',
    summary: 'Sets counts of stock on hand: all of them, or none where one names what there is not',
    params: z.object({}),
    query: z.object({}),
    body: z.strictObject({
      items: z
        .array(z.strictObject({ ...place, onHand: units }))
        .min(1)
        .max(500),
    }),
    answer: z.object({ changed: z.number().int() }),
    async run({ body: { items }, key, locale }, { payload: getPayload }) {
      const payload = await getPayload()
      const errors = await faultsOf(rowsOf(payload), items, locale)
      if (errors.length > 0) return { problem: 'unknown-place', errors }
      const changed = await setStock(
        payload,
        items.map(({ sku, location, onHand }) => ({ sku, location, quantity: onHand })),
      )
      await writeSecurityEvent(rowsOf(payload), {
        kind: 'api-stock',
        of: `api-key ${key.id}`,
        detail: `${key.name}: ${changed}/${items.length}`,
        at: Date.now(),
      })
      return { changed }
    },
  }),
]

/** What there is not: variants, places; and a place that is counted twice. */
async function faultsOf(
  rows: Rows,
  items: readonly { sku: string; location: string }[],
  locale: Locale,
): Promise<Fault[]> {
  const places = await stockPlaces(rows)
  const found = await rows<{ sku: string }>(
    sql`select distinct sku from products_variants where sku in (${sqlList(items.map(({ sku }) => sku))})`,
  )
  const [known, seen] = [new Set(found.map(({ sku }) => sku)), new Set<string>()]
  return items.flatMap((item, at): Fault[] => {
    const isTwice = seen.has(placeKey(item))
    seen.add(placeKey(item))
    return [
      ...(known.has(item.sku) ? [] : [{ path: `body.items.${at}.sku`, message: faultText('unknown_sku', locale) }]),
      ...(places.has(item.location)
        ? []
        : [{ path: `body.items.${at}.location`, message: faultText('unknown_location', locale) }]),
      ...(isTwice ? [{ path: `body.items.${at}`, message: faultText('counted_twice', locale) }] : []),
    ]
  })
}
