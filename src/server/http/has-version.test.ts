import { expect, test } from 'vitest'
import { hasVersion } from './has-version.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('a client that names %s has "a": %s', (named, has) => {
  const request = { headers: { 'if-none-match': named } }
  expect([hasVersion(request, '"a"'), hasVersion(request, 'W/"a"')]).toEqual([has, has])
})
