import { createHash, sign } from 'node:crypto'
import type { SigningKey } from './signing-key.ts'

type Request = {
  method: 'POST'
  url: URL
  body: string
  headers: Record<string, string>
  /** Of the signature besides its key, such as `;created=…`. */
  parameters?: string
}

/**
 * The headers that prove where a request comes from (RFC 9421, its body by RFC 9530): signed are the method, where it
 * goes, the given headers, and the body's sum.
 */
export function signedRequest(
  { kid, privateKey }: SigningKey,
  { method, url, body, headers, parameters = '' }: Request,
): Record<string, string> {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
  const all: Record<string, string> = { ...headers, 'content-digest': digest, 'content-type': 'application/json' }
  const parts: [string, string][] = [
    ['@method', method],
    ['@authority', url.host],
    ['@path', url.pathname],
    ...(url.search ? [['@query', url.search] as [string, string]] : []),
    ...Object.entries(all),
  ]
  const input = `(${parts.map(([name]) => `"${name}"`).join(' ')});keyid="${kid}"${parameters}`
  const base = [...parts.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${input}`].join('\n')
  // Both halves as they are, not as DER.
  const signature = sign('sha256', Buffer.from(base), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return {
    ...all,
    'signature-input': `sig1=${input}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  }
}

/** How the first version proves it: a detached signature of the body alone (RFC 7515, unencoded by RFC 7797). */
export function detachedSignature({ kid, privateKey }: SigningKey, body: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid, b64: false, crit: ['b64'] })).toString('base64url')
  const signature = sign('sha256', Buffer.from(`${header}.${body}`), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${header}..${signature.toString('base64url')}`
}
