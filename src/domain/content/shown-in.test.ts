import { expect, test } from 'vitest'
import { isShownIn } from './shown-in.ts'

test.each([
  [undefined, true, true],
  [null, true, true],
  ['all', true, true],
  ['en', true, false],
  ['fr', false, true],
])('a section for %s is shown in English: %s, in French: %s', (shownIn, english, french) =>
  expect([isShownIn({ shownIn }, 'en'), isShownIn({ shownIn }, 'fr')]).toEqual([english, french]),
)
