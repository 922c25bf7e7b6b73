import { createPublicKey, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { signingKey } from './signing-key.ts'

test('what the private key signs, the published one verifies; each secret has its own key, always the same', () => {
  const { kid, privateKey, publicKey } = signingKey('secret')
  const text = Buffer.from('an order')
  const signature = sign('sha256', text, privateKey)
  const { kty, crv, x, y } = publicKey
  expect(verify('sha256', text, createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }), signature)).toBe(true)
  expect(signingKey('secret').publicKey).toEqual(publicKey)
  expect(signingKey('other').kid).not.toBe(kid)
})
