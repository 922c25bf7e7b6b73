import { isGivenUp, type DeliveryState, type OffReason } from '../../domain/webhooks/webhook.ts'
import { localeOr, type Locale } from '../../domain/locale.ts'
import { isoInstant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'

type Row = {
  id: number | string
  message: string
  type: string
  state: DeliveryState
  attempts: number | string
  body: string
  webhook: number | string | null
  url: string | null
  active: boolean | number | null
  secret: string | null
  previous_secret: string | null
  previous_until: number | string | null
  failing_since: number | string | null
}

/** A message with the webhook it goes to; secrets are sealed. */
export type StoredDelivery = {
  id: number
  message: string
  body: string
  state: DeliveryState
  attempts: number
  webhook?: { id: number; url: string; secrets: string[]; failingSince?: number }
}

export async function findDelivery(rows: Rows, id: number, now: number): Promise<StoredDelivery | undefined> {
  const [row] = await rows<Row>(sql`
    select d.id, d.message, d.type, d.state, d.attempts, d.body, w.id as webhook, w.url, w.active, w.secret, w.previous_secret, w.previous_until, w.failing_since
    from webhook_deliveries d left join webhooks w on w.id = d.webhook_id where d.id = ${id}`)
  if (!row) return undefined
  const isOn = Number(row.active) === 1
  const previous = Number(row.previous_until ?? 0) > now ? row.previous_secret : null
  return {
    id: Number(row.id),
    message: row.message,
    body: row.body,
    state: row.state,
    attempts: Number(row.attempts),
    ...(isOn &&
      row.url !== null &&
      row.secret !== null && {
        webhook: {
          id: Number(row.webhook),
          url: row.url,
          secrets: [row.secret, ...(previous === null ? [] : [previous])],
          ...(row.failing_since !== null && { failingSince: Number(row.failing_since) }),
        },
      }),
  }
}

type Attempt = { state: DeliveryState; attempts: number; status?: number; error?: string; next?: number; at: number }

export async function writeAttempt(
  rows: Rows,
  delivery: number,
  { state, attempts, status, error, next, at }: Attempt,
): Promise<void> {
  await rows(sql`
    update webhook_deliveries set state = ${state}, attempts = ${attempts}, status = ${status ?? null}, error = ${error ?? null},
    next_at = ${next === undefined ? null : isoInstant(next)}, sent_at = ${isoInstant(at)}, updated_at = ${isoInstant(at)}
    where id = ${delivery} returning id`)
}

/** A receiver took something, or did not. */
export async function writeHealth(rows: Rows, webhook: number, failingSince: number | undefined): Promise<void> {
  await rows(
    failingSince === undefined
      ? sql`update webhooks set failing_since = null where id = ${webhook} and failing_since is not null returning id`
      : sql`update webhooks set failing_since = ${failingSince} where id = ${webhook} and failing_since is null returning id`,
  )
}

/** Turns a webhook off; what the notice says of it, where it was on. */
export async function turnOff(
  rows: Rows,
  webhook: number,
  reason: OffReason,
  now: number,
): Promise<{ name: string; url: string; locale: Locale } | undefined> {
  const [off] = await rows<{ name: string; url: string; language: string | null }>(sql`
    update webhooks set active = ${false}, off_reason = ${reason}, off_at = ${isoInstant(now)}, updated_at = ${isoInstant(now)}
    where id = ${webhook} and active = ${true} returning name, url, language`)
  return off && { name: off.name, url: off.url, locale: localeOr(off.language) }
}

/** Whether a receiver that failed the last attempt of a message is given up. */
export const isToEnd = (failingSince: number | undefined, now: number): boolean =>
  failingSince !== undefined && isGivenUp(failingSince, now)
