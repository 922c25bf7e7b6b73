import { createECDH, createPrivateKey, createHash, hkdfSync, type KeyObject } from 'node:crypto'
import type { PublicKey } from '../../domain/ucp/profile.ts'

/** The key that signs what agents are sent, and how they verify it. */
export type SigningKey = { kid: string; privateKey: KeyObject; publicKey: PublicKey }

/**
 * The shop's key on the curve P-256, made of its secret: all its processes have the same, and none stores it. It
 * changes with the secret.
 */
export function signingKey(secret: string): SigningKey {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'ucp signing key', 32)))
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const kid = createHash('sha256').update(point).digest('base64url').slice(0, 16)
  const jwk = { kty: 'EC', crv: 'P-256', x, y }
  return {
    kid,
    privateKey: createPrivateKey({ key: { ...jwk, d: curve.getPrivateKey('base64url') }, format: 'jwk' }),
    publicKey: { kid, ...jwk, use: 'sig', alg: 'ES256' },
  }
}
