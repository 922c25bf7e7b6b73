import type { CartLine } from '../../domain/cart/cart.ts'
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

/** Lines of a cart, each that may be picked up with the stores that carry it, in one query. */
export async function withStores<Line extends CartLine | undefined>(
  rows: Rows,
  lines: readonly Line[],
): Promise<Line[]> {
  const skus = lines.flatMap((line) => (line?.forPickup ? line.sku : []))
  if (skus.length === 0) return [...lines]
  const levels = await rows<{ sku: string; location: string; quantity: number | string }>(
    sql`select sku, location, quantity from inventory where sku in (${sqlList(skus)}) and location <> 'online'`,
  )
  const bySku = Map.groupBy(levels, ({ sku }) => sku)
  return lines.map((line) => {
    if (!line?.forPickup) return line
    const own = bySku.get(line.sku) ?? []
    return { ...line, inStores: Object.fromEntries(own.map((level) => [level.location, Number(level.quantity) > 0])) }
  })
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
