import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'

/**
 * What a device answers that makes a passkey for a challenge at an origin; `none` as attestation, as most browsers
 * send, signs nothing.
 */
export function madePasskey(challenge: string, origin: string, { synced = false } = {}) {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
  const [id, count] = [randomBytes(16), Buffer.alloc(4)]
  const publicKey = map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x ?? '', 'base64url'))],
    [number(-3), bytes(Buffer.from(y ?? '', 'base64url'))],
  ])
  const site = createHash('sha256').update(new URL(origin).hostname).digest()
  const authenticator = Buffer.concat([
    site,
    Buffer.from([PRESENT | VERIFIED | NEW_KEY | (synced ? MAY_SYNC | SYNCED : 0)]),
    count,
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    publicKey,
  ])
  const attestation = map([
    [words('fmt'), words('none')],
    [words('attStmt'), map([])],
    [words('authData'), bytes(authenticator)],
  ])
  const client = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }))
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  }
}

const [PRESENT, VERIFIED, MAY_SYNC, SYNCED, NEW_KEY] = [0x01, 0x04, 0x08, 0x10, 0x40]

// CBOR (RFC 8949), as much of it as a passkey needs.
const head = (kind: number, size: number): Buffer =>
  Buffer.from(size < 24 ? [(kind << 5) | size] : [(kind << 5) | 24, size])
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const words = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()])
