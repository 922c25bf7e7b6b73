import { createHmac } from 'node:crypto'
import {
  giftCardCode,
  maskedCode,
  readGiftCardCode,
  type GiftCardBalance,
  type GiftCardEntryKind,
  type GiftCardWish,
} from '../../domain/gift-card/gift-card.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Cents } from '../../domain/money.ts'
import { sql, sqlList, type Rows } from '../database/database.ts'
import { hashedToken } from '../http/tokens.ts'

type Row = {
  id: number | string
  last_four: string
  balance: number | string
  amount: number | string
  active: boolean | number | null
}
/** `isVoid`: it is blocked, or its order was cancelled. */
export type StoredGiftCard = { id: string; code: string; balance: Cents; amount: Cents; isVoid: boolean }

const columns = sql`id, last_four, balance, amount, active`
const cardOf = (row: Row): StoredGiftCard => ({
  id: String(row.id),
  code: maskedCode(row.last_four),
  balance: row.active ? Number(row.balance) : 0,
  amount: Number(row.amount),
  isVoid: !row.active,
})

export async function findCardByCode(rows: Rows, typed: unknown): Promise<StoredGiftCard | undefined> {
  const code = readGiftCardCode(typed)
  const [row] = code ? await rows<Row>(sql`select ${columns} from gift_cards where code = ${hashedToken(code)}`) : []
  return row && cardOf(row)
}

/** A code has too many letters to be guessed: whoever has it may know that its card is no longer valid. */
export const balanceOf = async (rows: Rows, typed: unknown): Promise<GiftCardBalance | undefined> => {
  const card = await findCardByCode(rows, typed)
  return card && { code: card.code, balance: card.balance, amount: card.amount, isVoid: card.isVoid }
}

/** The cards of a checkout, in its order; one that is gone is left out. */
export async function findCards(rows: Rows, ids: readonly string[]): Promise<StoredGiftCard[]> {
  if (ids.length === 0) return []
  const found = await rows<Row>(sql`select ${columns} from gift_cards where id in (${sqlList(ids.map(Number))})`)
  return ids.flatMap((id) => found.filter((row) => String(row.id) === id).map(cardOf))
}

/** Takes an amount off a card if its balance allows it; false if not. Its entry is written with it. */
export async function spend(rows: Rows, id: string, amount: Cents, order: string): Promise<boolean> {
  const now = new Date().toISOString()
  const taken = await rows(
    sql`update gift_cards set balance = balance - ${amount}, updated_at = ${now} where id = ${Number(id)} and active = ${true} and balance >= ${amount} returning id`,
  )
  if (taken.length === 0) return false
  await enter(rows, id, order, 'spent', -amount)
  return true
}

export async function refundToCard(rows: Rows, id: string, amount: Cents, order: string): Promise<void> {
  await rows(
    sql`update gift_cards set balance = balance + ${amount}, updated_at = ${new Date().toISOString()} where id = ${Number(id)} returning id`,
  )
  await enter(rows, id, order, 'given-back', amount)
}

/**
 * The code of a card that an order sold: made from the server's secret, so that it need not be stored and can be mailed
 * again.
 */
export function soldCode(secret: string, order: string, line: number, nth: number): string {
  const bytes = [0, 1, 2].flatMap((round) => [
    ...createHmac('sha256', secret)
      .update(JSON.stringify(['gift-card', order, line, nth, round]))
      .digest(),
  ])
  return giftCardCode(bytes)
}

type Issued = { code: string; amount: Cents; order: string; locale: Locale; gift: GiftCardWish }

/** Puts a new card into the book; the second time nothing. */
export async function issue(rows: Rows, { code, amount, order, locale, gift }: Issued): Promise<void> {
  const now = new Date().toISOString()
  const made = await rows<{
    id: number | string
  }>(sql`insert into gift_cards (code, last_four, amount, balance, active, "order", language, recipient_name, recipient_email, sender_name, message, send_on, created_at, updated_at)
    values (${hashedToken(code)}, ${code.slice(-4)}, ${amount}, ${amount}, ${true}, ${order}, ${locale}, ${gift.recipientName}, ${gift.recipientEmail}, ${gift.senderName}, ${gift.message}, ${gift.sendOn ?? null}, ${now}, ${now}) on conflict (code) do nothing returning id`)
  if (made[0]) await enter(rows, String(made[0].id), order, 'issued', amount)
}

/** Whether a card that was sold is still to be mailed: a blocked one waits, a cancelled one never goes. */
export async function isToMail(rows: Rows, code: string): Promise<boolean> {
  const found = await rows(
    sql`select id from gift_cards where code = ${hashedToken(code)} and active = ${true} and sent_at is null`,
  )
  return found.length > 0
}

/** Whether a card can still pay: it is neither blocked nor cancelled. */
export const isGood = async (rows: Rows, code: string): Promise<boolean> =>
  (await findCardByCode(rows, code))?.isVoid === false

export const markSent = (rows: Rows, code: string): Promise<unknown> =>
  rows(sql`update gift_cards set sent_at = ${new Date().toISOString()} where code = ${hashedToken(code)} returning id`)

/** That the order which sold a card was cancelled. */
const cancelledEntry = sql`select 1 from gift_card_entries e where e.card_id = gift_cards.id and e.kind = 'cancelled'`

/** Blocks a card, or takes that back, and records who did; done again it is done already. */
export async function turnCard(
  rows: Rows,
  id: number,
  active: boolean,
  by: string,
): Promise<'done' | 'unknown' | 'cancelled'> {
  const turned = await rows<{ order: string }>(
    sql`update gift_cards set active = ${active}, updated_at = ${new Date().toISOString()} where id = ${id} and active <> ${active} and not exists (${cancelledEntry}) returning "order"`,
  )
  if (turned[0]) {
    // Its day may have passed while it was blocked; of the order's other cards, those mailed are not mailed again.
    if (active)
      await rows(
        sql`update outbox set done_at = null, due_at = 0 where kind = 'gift-mail' and key like ${`gift ${turned[0].order} %`} and done_at is not null returning id`,
      )
    await enter(rows, String(id), turned[0].order, active ? 'unblocked' : 'blocked', 0, by)
    return 'done'
  }
  const [card] = await rows<{ active: boolean | number | null }>(sql`select active from gift_cards where id = ${id}`)
  if (!card) return 'unknown'
  return Boolean(card.active) === active ? 'done' : 'cancelled'
}

/**
 * Cards that an order sold become worthless, what is left on them: the money is paid back. Returns false if something
 * was spent already.
 */
export async function cancelSold(rows: Rows, order: string): Promise<boolean> {
  const cards = await rows<Row>(
    sql`select ${columns} from gift_cards where "order" = ${order} and not exists (${cancelledEntry})`,
  )
  if (cards.some(({ balance, amount }) => Number(balance) !== Number(amount))) return false
  for (const { id, balance } of cards) {
    const taken = await rows(
      sql`update gift_cards set balance = 0, active = ${false} where id = ${id} and balance = ${Number(balance)} returning id`,
    )
    if (taken.length === 0) return false
    await enter(rows, String(id), order, 'cancelled', -Number(balance))
  }
  return true
}

async function enter(
  rows: Rows,
  id: string,
  order: string,
  kind: GiftCardEntryKind,
  amount: Cents,
  by?: string,
): Promise<void> {
  const now = new Date().toISOString()
  await rows(
    sql`insert into gift_card_entries (card_id, "order", kind, amount, "by", created_at, updated_at) values (${Number(id)}, ${order}, ${kind}, ${amount}, ${by ?? null}, ${now}, ${now}) returning id`,
  )
}
