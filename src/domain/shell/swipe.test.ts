import { expect, test } from 'vitest'
import { isDismissingSwipe } from './swipe.ts'

// acceptance 91: [right, down]
test.each([
  ['a swipe right', 120, 0, true],
  ['a swipe right, a little slanted', 120, -40, true],
  ['the shortest swipe', 50, 0, true],
  ['a little shorter', 49, 0, false],
  ['a swipe left', -120, 0, false],
  ['a vertical drag', 0, 300, false],
  ['a vertical drag that drifts right', 80, 300, false],
  ['a diagonal', 120, 120, false],
  ['a tap that slipped', 10, 2, false],
])('%s: %i px right, %i px down, dismisses: %s (acceptance 91)', (_, right, down, dismisses) => {
  const gesture = { fromX: 50, fromY: 400, toX: 50 + right, toY: 400 + down }
  expect(isDismissingSwipe({ ...gesture, insideHorizontalScroller: false })).toBe(dismisses)
  expect(isDismissingSwipe({ ...gesture, insideHorizontalScroller: true })).toBe(false)
})
