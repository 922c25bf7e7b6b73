import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A public key of an agent, as its profile says it. */
export type AgentKey = JsonWebKey & { kid: string }

export type SignedRequest = {
  method: string
  /** At the shop's own address, whatever a proxy made of it. */
  url: URL
  headers: IncomingHttpHeaders
  body: string | undefined
  /** A write without an idempotency key: only its time tells it from one that was recorded and is sent again. */
  needsTime: boolean
}
export type SignatureProblem = 'signature_invalid' | 'key_not_found' | 'digest_mismatch' | 'algorithm_unsupported'
/** What is wrong with a signature, as far as its agent can mend it: what it has to cover as well, or its time. */
export type SignatureFault = { code: SignatureProblem; missing?: string[]; isUntimely?: true }

/** Milliseconds by which the time of a signature may differ from the shop's. */
export const REPLAY_WINDOW_MS = 5 * 60_000

/** What is signed by a key of each curve, and the name of it in a signature (RFC 9421, section 6.2.2). */
const algorithms: Record<string, { hash: string; alg: string }> = {
  'P-256': { hash: 'sha256', alg: 'ecdsa-p256-sha256' },
  'P-384': { hash: 'sha384', alg: 'ecdsa-p384-sha384' },
}

/**
 * Whether the agent that has these keys made a request (RFC 9421, its body by RFC 9530): the signature covers the
 * method, where it goes, the agent's name, the idempotency key and the body's sum, as far as there are any.
 */
export function verifySignature(
  request: SignedRequest,
  keys: readonly AgentKey[],
  now: number,
): 'unsigned' | 'verified' | SignatureFault {
  const { headers, body, needsTime } = request
  const input = headers['signature-input']
  if (input === undefined && headers.signature === undefined) return 'unsigned'
  const signatures = signaturesIn(String(input), String(headers.signature))
  if (signatures.length === 0) return invalid
  const signature = signatures.find(({ keyid }) => keys.some(({ kid }) => kid === keyid))
  const jwk = keys.find(({ kid }) => kid === signature?.keyid)
  if (!signature || !jwk) return { code: 'key_not_found' }
  const algorithm = algorithms[String(jwk.crv)]
  const { names, alg, created, expires } = signature
  if (jwk.kty !== 'EC' || !algorithm || (alg ?? algorithm.alg) !== algorithm.alg)
    return { code: 'algorithm_unsupported' }
  const missing = required(request).filter((name) => !names.includes(name))
  if (missing.length > 0) return { ...invalid, missing }
  if (created === undefined ? needsTime : Math.abs(now - created * 1000) > REPLAY_WINDOW_MS) return untimely
  if (expires !== undefined && expires * 1000 < now) return untimely
  if (names.includes('content-digest') && !isDigest(String(headers['content-digest']), body ?? ''))
    return { code: 'digest_mismatch' }
  const values = names.map((name) => [name, valueOf(request, name)])
  if (new Set(names).size < names.length || values.some(([, value]) => value === undefined)) return invalid
  const base = [...values.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${signature.params}`]
  return isVerified({ hash: algorithm.hash, jwk, base: base.join('\n'), value: signature.value }) ? 'verified' : invalid
}

const invalid: SignatureFault = { code: 'signature_invalid' }
const untimely: SignatureFault = { ...invalid, isUntimely: true }

/** What a signature has to cover of a request. */
const required = ({ url, headers, body }: SignedRequest): string[] => [
  '@method',
  '@authority',
  '@path',
  ...(url.search ? ['@query'] : []),
  ...(headers['ucp-agent'] === undefined ? [] : ['ucp-agent']),
  ...(headers['idempotency-key'] === undefined ? [] : ['idempotency-key']),
  ...(body ? ['content-digest', 'content-type'] : []),
]

function valueOf({ method, url, headers }: SignedRequest, name: string): string | undefined {
  switch (name) {
    case '@method':
      return method
    case '@authority':
      return url.host
    case '@path':
      return url.pathname
    case '@query':
      return url.search || '?'
    default: {
      const value = headers[name]
      return (Array.isArray(value) ? value.join(', ') : value)?.trim()
    }
  }
}

type Signature = {
  keyid: string
  names: string[]
  alg?: string
  created?: number
  expires?: number
  /** As they were written, as they are signed. */
  params: string
  value: Buffer
}

/** The signatures of both headers that are written as the protocol asks; others are as if they were not there. */
function signaturesIn(inputs: string, values: string): Signature[] {
  const inputOf = /(?:^|,\s*)([a-z*][\w.*-]*)=(\(([^()]*)\)((?:;[a-z]+=(?:"[^"\\]*"|\d+))*))(?=,|$)/g
  return [...inputs.matchAll(inputOf)].flatMap(([, label = '', params = '', list = '', rest = '']) => {
    const names = list.split(' ').filter(Boolean)
    const parameter = (name: string) => new RegExp(`;${name}=(?:"([^"]*)"|(\\d+))`).exec(rest)
    const [keyid, alg] = [parameter('keyid')?.[1], parameter('alg')?.[1]]
    const [created, expires] = [parameter('created')?.[2], parameter('expires')?.[2]]
    const value = valueIn(values, label)
    if (!keyid || !value || !names.every((name) => /^"[@a-z0-9-]+"$/.test(name))) return []
    return [
      {
        keyid,
        names: names.map((name) => name.slice(1, -1)),
        params,
        value,
        ...(alg !== undefined && { alg }),
        ...(created !== undefined && { created: Number(created) }),
        ...(expires !== undefined && { expires: Number(expires) }),
      },
    ]
  })
}

function valueIn(values: string, label: string): Buffer | undefined {
  const found = values.split(',').find((one) => one.trim().startsWith(`${label}=:`))
  const text = found?.trim().slice(label.length + 2)
  return text?.endsWith(':') ? Buffer.from(text.slice(0, -1), 'base64') : undefined
}

function isDigest(header: string, body: string): boolean {
  const sum = createHash('sha256').update(body).digest('base64')
  return header.split(',').some((one) => one.trim() === `sha-256=:${sum}:`)
}

function isVerified({ hash, jwk, base, value }: { hash: string; jwk: AgentKey; base: string; value: Buffer }): boolean {
  try {
    const { kty, crv, x, y } = jwk
    const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })
    return verify(hash, Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, value)
  } catch {
    // What the profile says is not a key.
    return false
  }
}
