import { expect, test } from 'vitest'
import { isSameQuestion, loggedQuery } from './search-log.ts'

test.each([
  [' Sac à  dos ', 'sac a dos'],
  ['GORE-TEX®', 'gore tex'],
  ['5138-624-LICHEN-3P', '5138 624 lichen 3p'],
  ['20L', '20l'],
  ['', undefined],
  ['…', undefined],
  ['jo@example.ca', undefined],
  ['514 555 0199', undefined],
  ['+1 (514) 555-0199', undefined],
  ['4111 1111 1111 1111', undefined],
])('"%s" is logged as %s', (query, logged) => expect(loggedQuery(query)).toBe(logged))

test.each([
  ['te', 'tent', true],
  ['tent', 'ten', true],
  ['tent', 'tent', true],
  ['tent', 'kayak', false],
])('"%s", then "%s": the same question %s', (before, after, same) => expect(isSameQuestion(before, after)).toBe(same))
