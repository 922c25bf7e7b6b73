import { expect, test } from 'vitest'
import { folded } from './folded.ts'

test.each([
  ['Œuvre d’été', "oeuvre d'ete"],
  ['SAC À DOS', 'sac a dos'],
  ['ÆON', 'aeon'],
  ['5101-204', '5101-204'],
  ['', ''],
])('%s is %s', (text, expected) => expect(folded(text)).toBe(expected))
