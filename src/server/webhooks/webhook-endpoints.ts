import type { Endpoint, PayloadRequest } from 'payload'
import { allowed, roleOf } from '../../cms/access/permissions.ts'
import { localeOf } from '../../cms/locale-of.ts'
import { staffText } from '../../cms/staff-words.ts'
import { isoInstant, type Instant } from '../../domain/time.ts'
import { OLD_SECRET_MS } from '../../domain/webhooks/webhook.ts'
import { inTransaction, sql, type Rows } from '../database/database.ts'
import { auditOf } from '../partners/audit.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { noteSending } from './note-webhook.ts'
import { sealedSecret } from './send-webhooks.ts'
import { newWebhookSecret } from './sign-webhook.ts'

/** Longer than an attempt takes, which has its entry for itself meanwhile. */
const MINUTE_MS = 60_000

type Word = 'partners_forbidden' | 'partners_unknown' | 'partners_waiting' | 'partners_off'

/**
 * `POST /admin/api/webhooks/{id}/secret` makes a new signing secret and shows it this once; the one before signs for a
 * day besides. `POST /admin/api/webhook-deliveries/{id}/replay` sends a message again, under the same id. For
 * administrators.
 */
export const webhookEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/secret', method: 'post', handler: guarded(renewSecret) },
]
export const deliveryEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/replay', method: 'post', handler: guarded(replay) },
]

function guarded(answer: (req: PayloadRequest, id: number) => Promise<Response>): Endpoint['handler'] {
  return async (req) => {
    if (!allowed(roleOf(req.user), 'webhooks', 'update')) return refusal(req, 403, 'partners_forbidden')
    const id = Number(req.routeParams?.id)
    return Number.isSafeInteger(id) ? answer(req, id) : refusal(req, 404, 'partners_unknown')
  }
}

const refusal = (req: PayloadRequest, status: number, word: Word) =>
  Response.json({ errors: [{ message: staffText(localeOf(req), word) }] }, { status })

async function renewSecret(req: PayloadRequest, id: number): Promise<Response> {
  const [secret, now] = [newWebhookSecret(), Date.now()]
  const isThere = await inTransaction(req.payload, async (rows) => {
    // `updated_at` stays: the form that is open would take its next save for one of an outdated document.
    const [found] = await rows<{ name: string }>(sql`
      update webhooks set previous_secret = secret, previous_until = ${now + OLD_SECRET_MS}, secret = ${sealedSecret(req.payload, id, secret)}
      where id = ${id} returning name`)
    if (found) {
      await writeSecurityEvent(rows, { ...auditOf(req, found.name), kind: 'webhook-secret', of: `webhook ${id}` })
    }
    return found !== undefined
  })
  if (!isThere) return refusal(req, 404, 'partners_unknown')
  return Response.json({ secret }, { headers: { 'cache-control': 'no-store' } })
}

async function replay(req: PayloadRequest, id: number): Promise<Response> {
  const now = Date.now()
  const answer = await inTransaction(req.payload, async (rows) => {
    const [to] = await rows<{ active: boolean | number }>(
      sql`select w.active from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}`,
    )
    if (!to) return 'partners_unknown'
    // It would be sent to nobody, and what was answered last would be lost.
    if (Number(to.active) !== 1) return 'partners_off'
    const [again] = await rows<{ message: string; replays: number | string }>(sql`
      update webhook_deliveries set state = 'waiting', attempts = 0, replays = replays + 1, error = null, status = null, next_at = null, updated_at = ${isoInstant(now)}
      where id = ${id} and state <> 'waiting' returning message, replays`)
    const sent = again ?? (await sooner(rows, id, now))
    if (!sent) return 'partners_waiting'
    if (again) await noteSending(rows, { id, message: again.message, replays: Number(again.replays) })
    await writeSecurityEvent(rows, {
      ...auditOf(req, sent.message),
      kind: 'webhook-replayed',
      of: `webhook message ${id}`,
    })
    return undefined
  })
  if (answer === undefined) return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } })
  return refusal(req, answer === 'partners_unknown' ? 404 : 409, answer)
}

/** Has a message whose next attempt may be a day away sent now; none where it leaves within a minute anyway. */
async function sooner(rows: Rows, id: number, now: Instant): Promise<{ message: string } | undefined> {
  const moved = await rows(
    sql`update outbox set due_at = ${now} where kind = 'webhook' and done_at is null and due_at > ${now + MINUTE_MS} and cast(data ->> 'delivery' as integer) = ${id} returning id`,
  )
  if (moved.length === 0) return undefined
  const [waiting] = await rows<{ message: string }>(
    sql`update webhook_deliveries set next_at = null, updated_at = ${isoInstant(now)} where id = ${id} returning message`,
  )
  return waiting
}
