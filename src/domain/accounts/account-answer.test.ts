import { expect, test } from 'vitest'
import { localPath } from './account-answer.ts'

test.each([
  ['/en/cart', '/en/cart'],
  ['/fr/product/5101-204/x?colour=plum', '/fr/product/5101-204/x?colour=plum'],
  ['/fr', '/fr'],
  ['//evil.test', undefined],
  ['/en//evil.test', undefined],
  [String.raw`/en\evil.test`, undefined],
  ['https://evil.test', undefined],
  ['/english', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s leads to %s after signing in', (text, path) => expect(localPath(text)).toBe(path))
