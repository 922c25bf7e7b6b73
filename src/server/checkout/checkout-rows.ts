import { randomUUID } from 'node:crypto'
import type { CheckoutNotice, CheckoutState } from '../../domain/checkout/checkout.ts'
import { sql, type Rows } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'

/** A checkout as stored: by the hash of its cart's token. `notices` are shown until the next change. */
export type StoredCheckout = { key: string; state: CheckoutState; notices: CheckoutNotice[] }

type Row = { key: string; state: unknown; seen: unknown }
const begun = (): CheckoutState => ({ giftCards: [] })

export async function readCheckout(rows: Rows, cart: string): Promise<StoredCheckout | undefined> {
  const [row] = await rows<Row>(sql`select key, state, seen from checkouts where cart = ${cart}`)
  return (
    row && {
      key: row.key,
      state: { ...begun(), ...jsonOf<CheckoutState>(row.state) },
      notices: row.seen ? jsonOf<CheckoutNotice[]>(row.seen) : [],
    }
  )
}

/** The checkout of a cart; begun, with the key of its placing, if there is none. */
export async function beginCheckout(rows: Rows, cart: string): Promise<StoredCheckout> {
  const known = await readCheckout(rows, cart)
  if (known) return known
  const now = new Date().toISOString()
  await rows(
    sql`insert into checkouts (cart, key, state, created_at, updated_at) values (${cart}, ${randomUUID()}, ${JSON.stringify(begun())}, ${now}, ${now}) on conflict (cart) do nothing returning id`,
  )
  const made = await readCheckout(rows, cart)
  if (!made) throw new Error('a checkout vanished while it was begun')
  return made
}

export const writeCheckout = (
  rows: Rows,
  cart: string,
  state: CheckoutState,
  notices: readonly CheckoutNotice[],
): Promise<unknown> =>
  rows(
    sql`update checkouts set state = ${JSON.stringify(state)}, seen = ${JSON.stringify(notices)}, updated_at = ${new Date().toISOString()} where cart = ${cart} returning id`,
  )

/** After an attempt that failed the next one is another: it gets another key. */
export const renewKey = (rows: Rows, cart: string, key: string): Promise<unknown> =>
  rows(
    sql`update checkouts set key = ${randomUUID()}, updated_at = ${new Date().toISOString()} where cart = ${cart} and key = ${key} returning id`,
  )

/** The store that the checkout, not the cart, picks up at. */
export const storeOf = (state: CheckoutState | undefined): string | undefined =>
  state?.delivery?.kind === 'pickup' ? state.delivery.store : undefined
