import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

// acceptance 91: [right, down]
test.each([
  ['a swipe right', 120, 0, 'right'],
  ['a swipe right, a little slanted', 120, -40, 'right'],
  ['the shortest swipe', 50, 0, 'right'],
  ['a little shorter', 49, 0, undefined],
  ['a swipe left', -120, 0, 'left'],
  ['a swipe left, too short', -49, 0, undefined],
  ['a vertical drag', 0, 300, undefined],
  ['a vertical drag that drifts right', 80, 300, undefined],
  ['a diagonal', 120, 120, undefined],
  ['a tap that slipped', 10, 2, undefined],
])('%s: %i px right, %i px down, is a swipe: %s (acceptance 91)', (_, right, down, expected) => {
  const gesture = { fromX: 50, fromY: 400, toX: 50 + right, toY: 400 + down }
  expect(swipeOf({ ...gesture, insideHorizontalScroller: false })).toBe(expected)
  expect(swipeOf({ ...gesture, insideHorizontalScroller: true })).toBeUndefined()
})
