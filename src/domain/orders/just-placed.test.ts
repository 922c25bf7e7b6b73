import { expect, test } from 'vitest'
import { instantOf } from '../time.ts'
import { isJustPlaced } from './just-placed.ts'

const placedAt = '2026-11-21T18:00:00.000Z'

test.each([
  [0, true],
  [14, true],
  [15, false],
  [60 * 24, false],
])('an order is thanked for right after it was placed: %d minutes after, %s', (minutes, thanks) =>
  expect(isJustPlaced({ placedAt }, instantOf(placedAt) + minutes * 60_000)).toBe(thanks),
)
