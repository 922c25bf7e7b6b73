import type { CartLine } from '../../domain/cart/cart.ts'
import type { Both } from '../../domain/locale.ts'
import { pickupAnswer, type PickupAnswer, type StorePickup } from '../../domain/pickup/pickup.ts'
import type { StoreHours } from '../../domain/store-hours/store-hours.ts'
import { dayInZone, type Day, type Instant, type Weekday } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import type { SellableVariant } from '../catalog/sellable-variants.ts'

/** A store as a line of a cart asks about it. */
export type CounterStore = StorePickup & { slug: string; name: Both; today: Day }

type Row = {
  id: number
  slug: string
  name_en: string | null
  name_fr: string | null
  opens_on: string | null
  closed_on: string | null
  time_zone: string
  pickup: number | string | boolean
}

/** The stores with these slugs, their names in both languages and their hours; unknown ones are not in the answer. */
export async function counterStores(
  rows: Rows,
  slugs: readonly string[],
  now: Instant,
): Promise<Map<string, CounterStore>> {
  if (slugs.length === 0) return new Map()
  const found = await rows<Row>(sql`
    select s.id, s.slug, en.name as name_en, fr.name as name_fr, s.opens_on, s.closed_on, s.time_zone, (select count(*) from stores_services v where v.parent_id = s.id and v.value = 'pickup') as pickup
    from stores s
    left join stores_locales en on en._parent_id = s.id and en._locale = 'en'
    left join stores_locales fr on fr._parent_id = s.id and fr._locale = 'fr'
    where s.slug in (${sqlList(new Set(slugs))})`)
  const hoursOf = await hoursIn(rows, found)
  return new Map(
    found.map((row) => [
      row.slug,
      {
        slug: row.slug,
        name: { en: row.name_en ?? row.slug, fr: row.name_fr ?? row.slug },
        closedOn: row.closed_on,
        services: Number(row.pickup) > 0 ? ['pickup'] : [],
        hours: hoursOf(row),
        today: dayInZone(now, row.time_zone),
      },
    ]),
  )
}

/** The hours of stores, without the words of their exceptions. */
async function hoursIn(rows: Rows, stores: readonly Row[]): Promise<(store: Row) => StoreHours> {
  const ids = sqlList(stores.map(({ id }) => id))
  const [weekly, exceptions] =
    stores.length === 0
      ? [[], []]
      : [
          await rows<Period & { day: Weekday }>(
            sql`select _parent_id as store, day, open, close from stores_hours where _parent_id in (${ids})`,
          ),
          await rows<Period & { date: Day }>(
            sql`select _parent_id as store, date, open, close from stores_exceptions where _parent_id in (${ids})`,
          ),
        ]
  return ({ id, time_zone, opens_on, closed_on }) => {
    const own = <Row extends Period>(all: readonly Row[]) =>
      all.filter(({ store }) => store === id).map((row) => ({ ...row, close: row.close ?? '' }))
    return {
      timeZone: time_zone,
      weekly: Object.groupBy(own(weekly), ({ day }) => day),
      exceptions: own(exceptions),
      ...(opens_on && { opensOn: opens_on }),
      ...(closed_on && { closedOn: closed_on }),
    }
  }
}
type Period = { store: number; open: string; close: string | null }

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
