import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { refusalText } from './account-words.ts'

test.each([
  ['en', 1, '1 second'],
  ['en', 59, '59 seconds'],
  ['en', 60, '1 minute'],
  ['en', 61, '2 minutes'],
  ['fr', 1, '1 seconde'],
  ['fr', 59, '59 secondes'],
  ['fr', 60, '1 minute'],
  ['fr', 61, '2 minutes'],
] as const)('in %s, who must wait for %i s reads %s', (locale, seconds, time) => {
  overwriteGetLocale(() => locale)
  expect(refusalText({ ok: false, reason: 'wait', seconds })).toMatch(new RegExp(`\\b${time}\\b`))
})
