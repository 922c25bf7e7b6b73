import { webcrypto } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

export type Received = { headers: IncomingHttpHeaders; body: string }

/** A receiver of webhooks on this machine: remembers what came, and answers as the test says. */
export function webhookReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') })
        response.writeHead(answers.shift() ?? 204).end()
      })
    })
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  })
  afterAll(() => void server.close())
  return { received, answers, address: () => `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Seconds that a message may be old or early (Standard Webhooks). */
const WINDOW = 5 * 60

/**
 * Whether a message comes from one who knows the secret, and from now (seconds since 1970): Standard Webhooks as a
 * receiver reads it, with WebCrypto, by nothing that sends them.
 */
export async function isGenuine({ headers, body }: Received, secret: string, now: number): Promise<boolean> {
  const [id, at] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  if (Math.abs(now - Number(at)) > WINDOW) return false
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (letter) => letter.codePointAt(0) ?? 0)
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const text = new TextEncoder().encode(`${id}.${at}.${body}`)
  const signatures = String(headers['webhook-signature'])
    .split(' ')
    .map((one) => one.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, signature = '']) => Uint8Array.from(atob(signature), (letter) => letter.codePointAt(0) ?? 0))
  const found = await Promise.all(signatures.map((signature) => webcrypto.subtle.verify('HMAC', key, signature, text)))
  return found.includes(true)
}
