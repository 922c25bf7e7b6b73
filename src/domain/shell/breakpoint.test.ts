import { expect, test } from 'vitest'
import { isMobileWidth, WIDTH_BEFORE_MOUNT_PX } from './breakpoint.ts'

test.each([
  [320, true],
  [719, true],
  [719.5, true],
  [720, false],
  [721, false],
  [1920, false],
])('%d px is mobile: %s (acceptance 107)', (width, mobile) => expect(isMobileWidth(width)).toBe(mobile))

test('before mount it is a desktop of 720 px (acceptance 126)', () => {
  expect(WIDTH_BEFORE_MOUNT_PX).toBe(720)
  expect(isMobileWidth(WIDTH_BEFORE_MOUNT_PX)).toBe(false)
})
