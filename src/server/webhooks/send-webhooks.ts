import type { Payload } from 'payload'
import { waitAfter, type OffReason } from '../../domain/webhooks/webhook.ts'
import { openText, sealText } from '../admin/sealed-text.ts'
import { inTransaction, rowsOf, sql } from '../database/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { TryLater } from '../orders/outbox.ts'
import { OutboxSender } from '../orders/outbox-sender.ts'
import { writeSecurityEvent } from '../accounts/write-security-event.ts'
import { webhookOffLetter } from './off-letter.ts'
import { postWebhook, type Posted, type Receiver } from './post-webhook.ts'
import { changeRelay } from './relay-changes.ts'
import { signedHeaders } from './sign-webhook.ts'
import { findDelivery, isToEnd, turnOff, writeAttempt, writeHealth, type StoredDelivery } from './webhook-rows.ts'

type Options = {
  payload(): Promise<Payload>
  mail: Mailer
  /** The shop's own e-mail address, notified of a webhook that was turned off. */
  office: string
  siteUrl: string
  log(sentence: string): void
  now?(): number
  /** Whom messages may be sent to; the public internet over HTTPS unless it says otherwise. */
  receiver?: Receiver
}

/** Of a receiver that is no more (Standard Webhooks). */
const GONE = 410

const seal = (payload: Payload, owner: number) => ({ secret: payload.secret, purpose: 'webhook', owner })

/** A signing secret as the database has it. */
export const sealedSecret = (payload: Payload, webhook: number, secret: string): string =>
  sealText(seal(payload, webhook), secret)

const unreadableSecret = (webhook: number) =>
  `the signing secret of webhook ${webhook} was made with another SECRET and cannot be read; make a new one in its form`

/** Undefined where it was sealed with another SECRET than that of now. */
export const openedSecret = (payload: Payload, webhook: number, sealed: string): string | undefined =>
  openText(seal(payload, webhook), sealed)

/**
 * Sends the messages of webhooks, at least once each: the outbox has an entry for every message, apart from the
 * entries of orders, which no slow receiver may delay.
 */
export function webhookSender({ payload: getPayload, mail, office, siteUrl, log, now = Date.now, receiver }: Options) {
  const outbox = new OutboxSender({
    payload: getPayload,
    log,
    now,
    receiver: sql`(select webhook_id from webhook_deliveries where id = cast(outbox.data ->> 'delivery' as integer))`,
    handlers: { webhook: async ({ delivery }) => send(await getPayload(), Number(delivery)) },
  })

  async function send(payload: Payload, id: number): Promise<void> {
    const at = now()
    const delivery = await findDelivery(rowsOf(payload), id, at)
    if (!delivery || delivery.state !== 'waiting') return
    const { webhook, message, body } = delivery
    if (!webhook)
      return writeAttempt(rowsOf(payload), id, { state: 'failed', attempts: delivery.attempts, error: 'off', at })
    const secrets = webhook.secrets.flatMap((sealed) => openedSecret(payload, webhook.id, sealed) ?? [])
    const posted =
      secrets.length === 0
        ? 'unsigned'
        : await postWebhook(webhook.url, { headers: signedHeaders(secrets, { id: message, at, body }), body }, receiver)
    await record(payload, delivery, posted)
  }

  async function record(
    payload: Payload,
    { id, webhook, ...delivery }: StoredDelivery,
    posted: Posted | 'unsigned',
  ): Promise<void> {
    if (!webhook) return
    const at = now()
    const attempts = delivery.attempts + 1
    const isSigned = posted !== 'unsigned'
    const status = isSigned && 'status' in posted ? posted.status : undefined
    const isTaken = status !== undefined && status >= 200 && status < 300
    const wait = isTaken || status === GONE ? undefined : waitAfter(attempts, Math.random())
    const failingSince = isTaken ? undefined : (webhook.failingSince ?? at)
    const rows = rowsOf(payload)
    await writeHealth(rows, webhook.id, failingSince)
    await writeAttempt(rows, id, {
      state: isTaken ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
      attempts,
      at,
      ...(status !== undefined && { status }),
      ...(isSigned && 'refused' in posted && { error: posted.refused }),
      ...(wait !== undefined && { next: at + wait }),
    })
    if (wait !== undefined) {
      const reason = status === undefined ? 'no answer' : `the receiver answered ${status}`
      throw new TryLater(isSigned ? reason : unreadableSecret(webhook.id), wait)
    }
    if (status === GONE) await end(payload, webhook.id, 'gone')
    else if (isToEnd(failingSince, at)) await end(payload, webhook.id, 'failing')
  }

  async function end(payload: Payload, webhook: number, reason: OffReason): Promise<void> {
    const off = await inTransaction(payload, async (rows) => {
      const found = await turnOff(rows, webhook, reason, now())
      if (found)
        await writeSecurityEvent(rows, { kind: 'webhook-off', of: `webhook ${webhook}`, detail: reason, at: now() })
      return found
    })
    if (!off) return
    const letter = await webhookOffLetter(office, {
      ...off,
      reason,
      href: `${siteUrl}/admin/collections/webhooks/${webhook}`,
    })
    // It is seen in the admin, too: a mail server that fails must not send the message again.
    await mail.send(letter).catch((error: unknown) => log(`a notice of a webhook was not sent: ${String(error)}`))
  }

  const relay = changeRelay({ payload: getPayload, siteUrl, now })
  return {
    /** Notes what the change feed brought, and begins to send what is due. */
    async begin(): Promise<void> {
      await relay()
      await outbox.begin()
    },
    /** As `begin`, and waits for the answers. */
    async run(): Promise<number> {
      await relay()
      return outbox.run()
    },
    stop: () => outbox.stop(),
  }
}
