import { expect, test } from 'vitest'
import { isUsable } from './api-scope.ts'

test.each([
  [{ active: true }, true],
  [{ active: false }, false],
  [{ active: true, expiresAt: 1001 }, true],
  [{ active: true, expiresAt: 1000 }, false],
  [{ active: false, expiresAt: 2000 }, false],
])('%o at 1000: %s', (key, expected) => expect(isUsable(key, 1000)).toBe(expected))
