import { expect, test } from 'vitest'
import { keyedHash, openText, sealText } from './sealed-text.ts'

const seal = { secret: 'a secret of the tests only', purpose: 'a key', owner: 7 }

test('a sealed text opens again, and is sealed differently each time', () => {
  const [one, two] = [sealText(seal, 'été 12'), sealText(seal, 'été 12')]
  expect([openText(seal, one), openText(seal, two)]).toEqual(['été 12', 'été 12'])
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').includes('12')).toBe(false)
})

test.each([
  ['another secret', { ...seal, secret: 'another secret of the tests' }],
  ['another purpose', { ...seal, purpose: 'a ticket' }],
  ['another owner', { ...seal, owner: 8 }],
])('it does not open for %s', (_, other) => expect(openText(other, sealText(seal, 'x'))).toBeUndefined())

test.each(['', 'short', 'A'.repeat(80)])('%j is not a sealed text', (given) =>
  expect(openText(seal, given)).toBeUndefined(),
)

test('each changed byte is noticed', () => {
  const bytes = Buffer.from(sealText(seal, 'a key'), 'base64url')
  for (const i of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[i] = (changed[i] ?? 0) ^ 1
    expect(openText(seal, changed.toString('base64url'))).toBeUndefined()
  }
})

test('the hash of a code is its owner’s, and the secret’s', () => {
  const hashes = [seal, { ...seal, owner: 8 }, { ...seal, secret: 'another secret of the tests' }].map((each) =>
    keyedHash(each, '23456789ABCD'),
  )
  expect(new Set(hashes).size).toBe(3)
  expect(keyedHash(seal, '23456789ABCD')).toBe(hashes[0])
})
