import { expect, test } from 'vitest'
import { decoded } from './decoded.ts'

test.each([
  ['tent', 'tent'],
  ['%C3%A9t%C3%A9', 'été'],
  ['100%25', '100%'],
  ['a%2Fb+c', 'a/b+c'],
  ['', ''],
  ['%', undefined],
  ['a%2', undefined],
  ['%ff', undefined],
  ['%E0%A4%A', undefined],
  ['%zz', undefined],
])('%j is decoded to %j', (text, expected) => expect(decoded(text)).toBe(expected))
