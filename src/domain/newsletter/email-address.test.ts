import { expect, test } from 'vitest'
import { emailAddress } from './email-address.ts'

test.each([
  ['anna@example.com', 'anna@example.com'],
  ['  Anna.Roy+gear@Example.CA ', 'Anna.Roy+gear@example.ca'],
  ['o’neil@exemple.québec', "o'neil@exemple.québec"],
  ['a@sub.domain.example.com', 'a@sub.domain.example.com'],
])('%j is stored as %j', (text, address) => expect(emailAddress(text)).toBe(address))

test.each([
  '',
  'anna',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'anna @example.com',
  'anna@exa mple.com',
  'a@-x.com',
  'a..b@example.com',
  '.a@example.com',
  'a@example.com\nBcc: b@example.com',
  'Anna <anna@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  7,
  null,
  undefined,
])('%j is not an address', (text) => expect(emailAddress(text)).toBeUndefined())
