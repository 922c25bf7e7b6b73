import type { Payload } from 'payload'
import { GUEST_CART_DAYS } from '../../domain/cart/guest-cart.ts'
import { MESSAGE_DAYS } from '../../domain/webhooks/webhook.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import { STORED_MS } from '../http/idempotency.ts'
import { phoneOrderKey } from '../orders/phone-order-key.ts'
import { noteCustomers } from './note-customer.ts'
import { anonymizeOrphans } from './customer-orders.ts'
import { forgetSessions } from '../ucp/session-rows.ts'
import { forgetAddresses } from '../questions/questions.ts'
import { repeat, type Repeating } from '../app/repeat.ts'

const DAY_MS = 86_400_000
/** How long an unsubscribed address is stored, so that it stays unsubscribed. */
export const LEFT_NEWSLETTER_YEARS = 3
/** How long each is stored, in days (SECURITY.md). */
const retentionDays = {
  securityEvents: 365,
  unconfirmedAccounts: 30,
  throttles: 14,
  guestCarts: GUEST_CART_DAYS,
  agentSessions: 30,
  leftNewsletter: LEFT_NEWSLETTER_YEARS * 365,
  webhookMessages: MESSAGE_DAYS,
  reviewVotes: 365,
  doneEntries: 90,
} as const
/** Messages to webhooks that are stored, however young they are. */
export const MOST_WEBHOOK_MESSAGES = 10_000
const EVERY_MS = 6 * 60 * 60 * 1000

/** Deletes what is no longer needed. Doing it twice, or in two processes at once, does no harm. */
export async function sweep(payload: Payload, now: number): Promise<void> {
  const rows = rowsOf(payload)
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const today = new Date(now).toISOString()
  await rows(sql`delete from customer_sessions where expires_at < ${today}`)
  await rows(sql`delete from customer_verifications where expires_at < ${today}`)
  await rows(sql`delete from agent_links where expires_at < ${today}`)
  await rows(sql`delete from throttles where last_at < ${now - retentionDays.throttles * DAY_MS}`)
  await rows(sql`delete from security_events where created_at < ${before(retentionDays.securityEvents)}`)
  const unconfirmed = sql`select id from customers where email_verified = ${false} and created_at < ${before(retentionDays.unconfirmedAccounts)}`
  for (const table of ['customer_credentials', 'customer_notes'])
    await rows(sql`delete from ${sql.identifier(table)} where user_id in (${unconfirmed})`)
  await inTransaction(payload, async (inside) => {
    const gone = await inside<{ id: string }>(sql`delete from customers where id in (${unconfirmed}) returning id`)
    await noteCustomers(
      payload,
      inside,
      'deleted',
      gone.map(({ id }) => id),
    )
  })
  const old = sql`select id from carts where updated_at < ${before(retentionDays.guestCarts)}`
  await rows(sql`delete from cart_lines where cart_id in (${old})`)
  await rows(
    sql`delete from carts where updated_at < ${before(retentionDays.guestCarts)} and id not in (select cart_id from cart_lines)`,
  )
  // A checkout under way holds a name and an address.
  await rows(sql`delete from checkouts where updated_at < ${before(retentionDays.guestCarts)}`)
  await rows(
    sql`delete from newsletter where status = 'unsubscribed' and unsubscribed_at < ${before(retentionDays.leftNewsletter)}`,
  )
  // Each says itself until when it waits.
  await rows(sql`delete from stock_alerts where expires_at < ${today}`)
  await forgetAddresses(rows, sql`address_until < ${today}`)
  await rows(
    sql`delete from webhook_deliveries where created_at < ${before(retentionDays.webhookMessages)} or id <= (select id from webhook_deliveries order by id desc limit 1 offset ${MOST_WEBHOOK_MESSAGES})`,
  )
  await rows(sql`delete from outbox where kind = 'webhook' and created_at < ${before(retentionDays.webhookMessages)}`)
  // A letter is with whoever reads it; nothing else needs its words.
  await rows(sql`delete from outbox where kind in ('person-mail', 'account-deleted') and done_at is not null`)
  // The key of an order's letter that asks for reviews prevents a second one at a later step; who took an order by phone
  // is read when its cart is ordered.
  await rows(
    sql`delete from outbox where done_at < ${now - retentionDays.doneEntries * DAY_MS} and key not like 'mail review %' and not exists (select 1 from carts where token = replace(outbox.key, ${phoneOrderKey('')}, ''))`,
  )
  await rows(sql`delete from review_votes where created_at < ${before(retentionDays.reviewVotes)}`)
  await rows(sql`delete from api_requests where started_at < ${now - STORED_MS}`)
  await forgetSessions(rows, before(retentionDays.agentSessions))
  await anonymizeOrphans(payload, now)
}

/** Sweeps at the start and every six hours. */
export const runSweeps = (payload: Payload, log: (sentence: string) => void): Repeating =>
  repeat(
    EVERY_MS,
    () => sweep(payload, Date.now()),
    (reason) => log(`What is no longer needed could not be deleted; it is tried again: ${reason}`),
  )
