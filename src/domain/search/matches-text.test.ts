import { expect, test } from 'vitest'
import { matchesText } from './matches-text.ts'

test.each([
  ['sac a dos', ['Sac à dos de jour'], true],
  ['sac à dos', ['SAC A DOS'], true],
  ['tentes', ['Tente Nunatak'], true],
  ['bottes d’hiver', ["Bottes d'hiver Tuque Bleue"], true],
  ['tent jacket', ['Tent'], false],
  ['oeufs', ['Œuf en poudre'], true],
  ['5101-204', ['Rain Jacket', '5101-204'], true],
  ['', ['Tent'], false],
  ['  ', ['Tent'], false],
])('%j in %j: %s', (query, texts, found) => expect(matchesText(texts, query)).toBe(found))
