import { describe, expect, test } from 'vitest'
import { signedRequest } from './sign-request.ts'
import { signingKey } from './signing-key.ts'
import { verifySignature, type SignedRequest } from './verify-signature.ts'

const key = signingKey('an agent')
const keys = [{ ...key.publicKey }]
const now = Date.parse('2026-11-20T15:00:00Z')
const url = new URL('https://shop.example.com/ucp/2026-04-08/carts?x=1')
const body = '{"line_items":[]}'
const named = { 'ucp-agent': 'profile="https://agent.example.com/profile"', 'idempotency-key': 'one' }

const signed = (own: Record<string, string> = named): SignedRequest => ({
  method: 'POST',
  url,
  headers: signedRequest(key, { method: 'POST', url, body, headers: own }),
  body,
  needsTime: false,
})
/** Signed as it is, but for what is changed of the parameters before. */
const timed = (parameters: string, own: Partial<SignedRequest> = {}): SignedRequest => ({
  ...signed(),
  ...own,
  headers: signedRequest(key, { method: 'POST', url, body, headers: named, parameters }),
})
const at = (seconds: number) => String(Math.floor(now / 1000) + seconds)
const headers = (more: Record<string, string | undefined>) => ({
  ...signed(),
  headers: { ...signed().headers, ...more },
})

const codeOf = (proof: ReturnType<typeof verifySignature>) => (typeof proof === 'string' ? proof : proof.code)

describe('a request', () => {
  test.each<[string, SignedRequest, string]>([
    ['as it was signed', signed(), 'verified'],
    ['without a signature', { ...signed(), headers: named }, 'unsigned'],
    [
      'to another shop',
      { ...signed(), url: new URL('https://other.example.com/ucp/2026-04-08/carts?x=1') },
      'signature_invalid',
    ],
    [
      'to another address',
      { ...signed(), url: new URL('https://shop.example.com/ucp/2026-04-08/orders?x=1') },
      'signature_invalid',
    ],
    [
      'of another query',
      { ...signed(), url: new URL('https://shop.example.com/ucp/2026-04-08/carts?x=2') },
      'signature_invalid',
    ],
    ['by another method', { ...signed(), method: 'PUT' }, 'signature_invalid'],
    ['with another body', { ...signed(), body: '{"line_items":[1]}' }, 'digest_mismatch'],
    [
      'in the name of another agent',
      headers({ 'ucp-agent': 'profile="https://other.example.com/"' }),
      'signature_invalid',
    ],
    ['with another key of idempotency', headers({ 'idempotency-key': 'two' }), 'signature_invalid'],
    [
      'whose signature does not cover its key',
      {
        ...signed({ 'ucp-agent': 'a' }),
        headers: { ...signed({ 'ucp-agent': 'a' }).headers, 'idempotency-key': 'one' },
      },
      'signature_invalid',
    ],
    ['with half of a signature', headers({ signature: undefined }), 'signature_invalid'],
    ['malformed', headers({ 'signature-input': 'sig1=("@method"' }), 'signature_invalid'],
    [
      'by a key that the agent does not have',
      headers({ 'signature-input': String(signed().headers['signature-input']).replace(key.kid, 'gone') }),
      'key_not_found',
    ],
    ['signed just now', timed(`;created=${at(-60)}`), 'verified'],
    ['recorded an hour ago', timed(`;created=${at(-3600)}`), 'signature_invalid'],
    ['of the future', timed(`;created=${at(3600)}`), 'signature_invalid'],
    ['that is over', timed(`;created=${at(-60)};expires=${at(-1)}`), 'signature_invalid'],
    ['that names the algorithm of its key', timed(';alg="ecdsa-p256-sha256"'), 'verified'],
    ['that names an algorithm of another kind of key', timed(';alg="rsa-pss-sha512"'), 'algorithm_unsupported'],
    ['that names an algorithm of a larger key', timed(';alg="ecdsa-p384-sha384"'), 'algorithm_unsupported'],
    ['that writes without a key or a time', { ...signed({ 'ucp-agent': 'a' }), needsTime: true }, 'signature_invalid'],
    ['that writes without a key, signed just now', timed(`;created=${at(0)}`, { needsTime: true }), 'verified'],
  ])('%s is %s', (_, request, answer) => expect(codeOf(verifySignature(request, keys, now))).toBe(answer))

  test('is refused with what its agent can mend', () => {
    const uncovered = { ...signed({ 'ucp-agent': 'a' }).headers, 'idempotency-key': 'one' }
    expect(verifySignature({ ...signed(), headers: uncovered }, keys, now)).toMatchObject({
      missing: ['idempotency-key'],
    })
    expect(verifySignature(timed(`;created=${at(-3600)}`), keys, now)).toMatchObject({ isUntimely: true })
    expect(verifySignature(timed(`;created=${at(-60)};expires=${at(-1)}`), keys, now)).toMatchObject({
      isUntimely: true,
    })
    expect(verifySignature({ ...signed(), method: 'PUT' }, keys, now)).toEqual({ code: 'signature_invalid' })
  })

  test('by a key of another kind is not understood, and what is not a key verifies nothing', () => {
    const { kid } = key
    expect(codeOf(verifySignature(signed(), [{ kid, kty: 'OKP', crv: 'Ed25519', x: 'x' }], now))).toBe(
      'algorithm_unsupported',
    )
    expect(codeOf(verifySignature(signed(), [{ kid, kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }], now))).toBe(
      'signature_invalid',
    )
    expect(codeOf(verifySignature(signed(), [{ ...signingKey('another').publicKey, kid }], now))).toBe(
      'signature_invalid',
    )
  })
})
