import type { DatedPromotion } from '../../domain/feeds/google-promotion.ts'
import { promotionKinds, type Promotion } from '../../domain/promo/promotion.ts'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { choicesOf } from '../markdowns/placed-products.ts'

type Value = number | string | null
type Row = {
  id: number | string
  name_en: string
  name_fr: string
  kind: string
  percent: Value
  amount: Value
  minimum: Value
  buy: Value
  get: Value
  gift: string | null
  combines: boolean | number | null
  begins: string | Date
  ends_at: string | Date | null
}

/** The promotions that apply by themselves at an instant, as the database has them now. */
export async function runningPromotions(rows: Rows, now: Instant): Promise<Promotion[]> {
  const begun = sql`and (starts_at is null or starts_at <= ${isoInstant(now)})`
  return (await readPromotions(rows, now, begun)).map(({ from: _, until: __, ...promotion }) => promotion)
}

/** The same with those that are still to begin, and when each does. */
export const datedPromotions = (rows: Rows, now: Instant): Promise<DatedPromotion[]> => readPromotions(rows, now, sql``)

async function readPromotions(rows: Rows, now: Instant, begun: ReturnType<typeof sql>): Promise<DatedPromotion[]> {
  const found = await rows<Row>(sql`
    select id, name_en, name_fr, kind, percent, amount, minimum, buy, ${sql.identifier('get')}, gift, combines, coalesce(starts_at, created_at) as begins, ends_at from promotions
    where active = ${true} ${begun} and (ends_at is null or ends_at > ${isoInstant(now)}) order by id`)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => Number(id))
  const choice = await choicesOf(rows, 'promotions', ids)
  const tiers = await rows<{ parent: Value; least: Value; percent: Value }>(
    sql`select _parent_id as parent, ${sql.identifier('from')} as least, percent from promotions_tiers where _parent_id in (${sqlList(ids)}) order by _order`,
  )
  return found.map((row) => {
    const id = Number(row.id)
    const { percent, amount, minimum, buy, get } = row
    return {
      id,
      name: { en: row.name_en, fr: row.name_fr },
      kind: promotionKinds.find((kind) => kind === row.kind) ?? 'percentage',
      choice: choice(id).chosen,
      ...numbers({ percent, amount, minimum, buy, get }),
      ...(row.gift && { gift: row.gift }),
      tiers: tiers
        .filter(({ parent }) => Number(parent) === id)
        .map((tier) => ({ from: Number(tier.least), percent: Number(tier.percent) })),
      combines: Boolean(row.combines),
      from: new Date(row.begins).getTime(),
      ...(row.ends_at !== null && { until: new Date(row.ends_at).getTime() }),
    }
  })
}

/** Payload's numbers of PostgreSQL are texts; what is not filled in is left out. */
const numbers = <Name extends string>(values: Record<Name, Value>): Partial<Record<Name, number>> =>
  Object.fromEntries(
    Object.entries<Value>(values).flatMap(([name, value]) => (value === null ? [] : [[name, Number(value)]])),
  ) as Partial<Record<Name, number>>
