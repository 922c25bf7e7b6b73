import { expect, test } from 'vitest'
import { footerIsWanted } from './footer.ts'

// acceptance 88
test.each([
  [0, false, false],
  [0.0499, false, false],
  [0.05, false, true],
  [1, false, true],
  [0.03, true, true],
])('main %d visible, sentinel %s: wanted %s (acceptance 88)', (mainRatio, sentinelVisible, wanted) =>
  expect(footerIsWanted(false, { mainRatio, sentinelVisible })).toBe(wanted),
)

test('a main of 30 screens loads it by the sentinel only (acceptance 88)', () => {
  const mostEverVisible = 1 / 30
  expect(footerIsWanted(false, { mainRatio: mostEverVisible, sentinelVisible: false })).toBe(false)
  expect(footerIsWanted(false, { mainRatio: mostEverVisible, sentinelVisible: true })).toBe(true)
})

test('once wanted it stays so', () => expect(footerIsWanted(true, { mainRatio: 0, sentinelVisible: false })).toBe(true))
