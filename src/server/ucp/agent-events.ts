import type { Payload } from 'payload'
import { profileUrlOf } from '../../domain/ucp/version.ts'
import { isGivenUp } from '../../domain/webhooks/webhook.ts'
import { sql } from '../database/database.ts'
import { OutboxSender } from '../orders/outbox-sender.ts'
import { postWebhook, type Receiver } from '../webhooks/post-webhook.ts'
import { agentOrder } from './agent-orders.ts'
import { detachedSignature, signedRequest } from './sign-request.ts'
import { signingKey } from './signing-key.ts'
import { isHttps } from '../http/same-origin.ts'

type Options = { payload(): Promise<Payload>; siteUrl: string; log(sentence: string): void; receiver?: Receiver }

/**
 * Sends agents their orders as they are now, signed, whenever something happens to one; what is not taken is sent again
 * for three days.
 */
export function agentEvents({ payload: getPayload, siteUrl, log, receiver = receiverOf(siteUrl) }: Options) {
  return new OutboxSender({
    payload: getPayload,
    log,
    receiver: sql`(select max(agent) from agent_sessions where "order" = outbox.data ->> 'number')`,
    handlers: {
      'agent-event': async ({ number, kind, at }) => {
        const payload = await getPayload()
        const found = await agentOrder(payload, siteUrl, String(number))
        const url = URL.parse(found?.session.webhook ?? '')
        if (!found || !url || isGivenUp(Date.parse(String(at)), Date.now())) return
        const { version } = found.session
        const event = `${String(number)}.${String(kind)}.${Date.parse(String(at))}`
        const body = JSON.stringify({
          ...found.view,
          // Later versions say it in headers only.
          ...(version === '2026-01-11' && { event_id: event, created_time: at }),
        })
        const key = signingKey(payload.secret)
        const signed = signedRequest(key, {
          method: 'POST',
          url,
          body,
          headers: {
            'ucp-agent': `profile="${profileUrlOf(siteUrl, version)}"`,
            'idempotency-key': event,
            'webhook-id': event,
            'webhook-timestamp': String(Math.floor(Date.parse(String(at)) / 1000)),
          },
        })
        const headers = {
          ...signed,
          ...(version === '2026-01-11' && { 'request-signature': detachedSignature(key, body) }),
        }
        const posted = await postWebhook(url.href, { headers, body }, receiver)
        if (!('status' in posted) || posted.status < 200 || posted.status >= 300)
          throw new Error(`the agent took no news of ${String(number)}`)
      },
    },
  })
}

/** Where the shop itself is on plain HTTP, as on the machine of a developer, agents are too. */
const receiverOf = (siteUrl: string): Receiver =>
  isHttps(siteUrl) ? {} : { isPublic: () => true, protocols: ['http:', 'https:'] }
