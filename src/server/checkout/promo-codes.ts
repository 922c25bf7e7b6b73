import { promoKinds, type Promo } from '../../domain/promo/promo.ts'
import { shopperOf } from '../../domain/promo/shopper-of.ts'
import { sql, type Rows } from '../database/database.ts'

type Row = {
  id: number | string
  code: string
  kind: string
  percent: number | string | null
  amount: number | string | null
  minimum: number | string | null
  active: boolean | number | null
  starts_on: string | null
  ends_on: string | null
  most_uses: number | string | null
  most_uses_each: number | string | null
  uses: number | string
}

export type StoredPromo = Promo & { id: number }

/** A code as the merchant defined it; undefined where there is none of this name. */
export async function findPromo(rows: Rows, code: string): Promise<StoredPromo | undefined> {
  const [row] = await rows<Row>(
    sql`select id, code, kind, percent, amount, minimum, active, starts_on, ends_on, most_uses, most_uses_each, uses from promo_codes where code = ${code}`,
  )
  if (!row) return undefined
  const categories = await rows<{ key: string }>(
    sql`select c.key from promo_codes_rels r join categories c on c.id = r.categories_id where r.parent_id = ${row.id}`,
  )
  const number = (value: number | string | null) => (value === null ? undefined : Number(value))
  return {
    id: Number(row.id),
    code: row.code,
    kind: promoKinds.find((kind) => kind === row.kind) ?? 'percentage',
    percent: number(row.percent),
    amount: number(row.amount),
    minimum: number(row.minimum),
    categories: categories.map(({ key }) => key),
    active: Boolean(row.active),
    startsOn: row.starts_on || undefined,
    endsOn: row.ends_on || undefined,
    mostUses: number(row.most_uses),
    mostUsesEach: number(row.most_uses_each),
    uses: Number(row.uses),
  }
}

/**
 * Locks a code until the transaction ends, so that orders with it queue: what is counted after that, of all its uses
 * and of those of one e-mail address, is counted with every order before. On SQLite there is one writer anyway.
 */
export async function lockPromo(rows: Rows, code: string, postgres: boolean): Promise<void> {
  if (postgres) await rows(sql`select id from promo_codes where code = ${code} for update`)
}

/** Orders of an e-mail address, with a tag or without, that used a code; a cancelled one released it. */
export async function usesBy(rows: Rows, code: string, email: string | undefined): Promise<number> {
  if (!email) return 0
  const shopper = shopperOf(email)
  // What the addresses of one shopper begin with, so that few of a much used code are read.
  const [name = ''] = shopper.split('@')
  const found = await rows<{ email: string }>(
    sql`select email from orders where promo = ${code} and state <> 'cancelled' and replace(lower(email), '.', '') like ${`${name.replaceAll('.', '')}%`}`,
  )
  return found.filter((order) => shopperOf(order.email) === shopper).length
}

/** Counts a use if one is left; false if not. */
export async function usePromo(rows: Rows, id: number): Promise<boolean> {
  const used = await rows(
    sql`update promo_codes set uses = uses + 1 where id = ${id} and active = ${true} and (most_uses is null or uses < most_uses) returning id`,
  )
  return used.length === 1
}

export const releasePromoUse = (rows: Rows, code: string): Promise<unknown> =>
  rows(sql`update promo_codes set uses = uses - 1 where code = ${code} and uses > 0 returning id`)
