import { expect, test } from 'vitest'
import { isConnectionLost } from './connection-lost.ts'

test.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError("Cannot read properties of undefined (reading 'x')"), false],
  [new Error('Failed to fetch'), false],
  [{ status: 500 }, false],
])('%s: the shop was not reached: %s', (error, lost) => expect(isConnectionLost(error)).toBe(lost))
