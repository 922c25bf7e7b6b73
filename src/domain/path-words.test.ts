import { expect, test } from 'vitest'
import { pathWords } from './path-words.ts'

test.each([
  ['/en/product/5101-204/storm-shell', 'storm shell'],
  ['/fr/magasiner/sac-à-dos', 'sac dos'],
  ['/en/explore/how-to-ski-in-the-woods-with-small-children-today', 'how ski the woods with small'],
  ['/en/product/5101-204', ''],
  ['/', ''],
  ['', ''],
])('%s was about “%s”', (pathname, words) => expect(pathWords(pathname)).toBe(words))
