import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A secret as Standard Webhooks writes it, of 32 bytes. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64')

type Message = { id: string; at: number; body: string }

/** The headers of a message by Standard Webhooks 1.0: signed by each of the secrets, at an instant (milliseconds). */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Message): Record<string, string> {
  const seconds = String(Math.floor(at / 1000))
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${seconds}.${body}`)).join(' '),
  }
}

const signatureOf = (secret: string, text: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(PREFIX, ''), 'base64'))
    .update(text)
    .digest('base64')}`
