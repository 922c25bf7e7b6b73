import { expect, test } from 'vitest'
import { closesOnScroll } from './flyout.ts'

// acceptance 82
test.each([
  [120, 100, true],
  [100, 120, false],
  [100, 100, false],
  [1, 0, true],
])('a scroll to %i from %i closes the flyout: %s (acceptance 82)', (y, previousY, closes) =>
  expect(closesOnScroll(y, previousY)).toBe(closes),
)
