import { expect, test } from 'vitest'
import { hashedToken, sameToken } from './tokens.ts'

// FIPS 180-2, appendix B.1
test('a hash is SHA-256', () =>
  expect(hashedToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'))

test.each([
  ['abcd', 'abcd', true],
  ['abce', 'abcd', false],
  ['abc', 'abcd', false],
  ['', 'abcd', false],
  // As many letters, but more bytes: not a reason to fail.
  ['éééé', 'abcd', false],
])('"%s" is "%s": %s', (given, right, same) => expect(sameToken(given, right)).toBe(same))
