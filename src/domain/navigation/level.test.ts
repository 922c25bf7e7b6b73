import { expect, test } from 'vitest'
import { level } from './level.ts'

test.each([
  [1, 'level 1'],
  [2, 'level 2'],
  [3, 'level 3'],
  [4, 'level 4'],
  [5, 'level 4'],
  [0, 'level 1'],
  [-3, 'level 1'],
])('depth %i is "%s" (acceptance 115)', (depth, word) => expect(level(depth)).toBe(word))
