import type { Both } from '../../domain/locale.ts'
import { pickupAnswer, type PickupAnswer, type StorePickup } from '../../domain/pickup/pickup.ts'
import { dayInZone, type Day, type Instant } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import type { SellableVariant } from '../catalog/sellable-variants.ts'

/** A store as a line of a cart asks about it. */
export type CounterStore = StorePickup & { slug: string; name: Both; today: Day }

type Row = {
  slug: string
  name_en: string | null
  name_fr: string | null
  closed_on: string | null
  time_zone: string
  pickup: number | string | boolean
}

/** The stores with these slugs and their names in both languages, in one query; unknown ones are not in the answer. */
export async function counterStores(
  rows: Rows,
  slugs: readonly string[],
  now: Instant,
): Promise<Map<string, CounterStore>> {
  if (slugs.length === 0) return new Map()
  const found = await rows<Row>(sql`
    select s.slug, en.name as name_en, fr.name as name_fr, s.closed_on, s.time_zone, (select count(*) from stores_services v where v.parent_id = s.id and v.value = 'pickup') as pickup
    from stores s
    left join stores_locales en on en._parent_id = s.id and en._locale = 'en'
    left join stores_locales fr on fr._parent_id = s.id and fr._locale = 'fr'
    where s.slug in (${sqlList(new Set(slugs))})`)
  return new Map(
    found.map((row) => [
      row.slug,
      {
        slug: row.slug,
        name: { en: row.name_en ?? row.slug, fr: row.name_fr ?? row.slug },
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
  now: Instant,
): Promise<PickupAnswer> {
  const store = (await counterStores(rows, [slug], now)).get(slug)
  const [level] = await rows<{ quantity: number | string }>(
    sql`select quantity from inventory where sku = ${variant.sku} and location = ${slug}`,
  )
  return pickupAnswer(variant, store, level && Number(level.quantity), units, store?.today ?? dayInZone(now, 'UTC'))
}
