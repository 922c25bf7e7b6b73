import { expect, test } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { namedReviewError } from './review-words.ts'

// Above the form each error leads to its field, so two of the same words would not do.
test.each([
  ['en', 'Headline: Please write plain text, without HTML or codes.'],
  ['fr', 'Titre\u00a0: Écrivez du texte simple, sans HTML ni codes.'],
] as const)('in %s an error apart from its field names it', (locale, text) => {
  overwriteGetLocale(() => locale)
  const named = (['title', 'text', 'author'] as const).map((field) => namedReviewError({ field, problem: 'markup' }))
  expect(named[0]).toBe(text)
  expect(new Set(named).size).toBe(3)
})

test('a rating and pictures need no name: their words say what is wrong', () => {
  overwriteGetLocale(() => 'en')
  expect(namedReviewError({ field: 'stars', problem: 'missing' })).toBe('Choose a rating from 1 to 5 stars.')
})
