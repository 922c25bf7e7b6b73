import type { Locale } from '../../domain/locale.ts'
import { pickupAnswer, type PickupAnswer, type StorePickup } from '../../domain/pickup/pickup.ts'
import { dayInZone, type Day, type Instant } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import type { SellableVariant } from '../catalog/sellable-variants.ts'

/** A store as a line of a cart asks about it. */
export type CounterStore = StorePickup & { slug: string; name: string; today: Day }

type Row = {
  slug: string
  name: string | null
  closed_on: string | null
  time_zone: string
  pickup: number | string | boolean
}

/** The stores with these slugs, in one query; unknown ones are not in the answer. */
export async function counterStores(
  rows: Rows,
  slugs: readonly string[],
  locale: Locale,
  now: Instant,
): Promise<Map<string, CounterStore>> {
  if (slugs.length === 0) return new Map()
  const found = await rows<Row>(sql`
    select s.slug, l.name, s.closed_on, s.time_zone, (select count(*) from stores_services v where v.parent_id = s.id and v.value = 'pickup') as pickup
    from stores s left join stores_locales l on l._parent_id = s.id and l._locale = ${locale}
    where s.slug in (${sqlList(new Set(slugs))})`)
  return new Map(
    found.map((row) => [
      row.slug,
      {
        slug: row.slug,
        name: row.name ?? row.slug,
        closedOn: row.closed_on,
        services: Number(row.pickup) > 0 ? ['pickup'] : [],
        today: dayInZone(now, row.time_zone),
      },
    ]),
  )
}

/** Can so many units of a variant be picked up at this store, as the database has it now? */
export async function pickupAt(
  rows: Rows,
  variant: SellableVariant,
  slug: string,
  units: number,
  locale: Locale,
  now: Instant,
): Promise<PickupAnswer> {
  const store = (await counterStores(rows, [slug], locale, now)).get(slug)
  const [level] = await rows<{ quantity: number | string }>(
    sql`select quantity from inventory where sku = ${variant.sku} and location = ${slug}`,
  )
  return pickupAnswer(variant, store, level && Number(level.quantity), units, store?.today ?? dayInZone(now, 'UTC'))
}
