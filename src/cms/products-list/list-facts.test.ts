import { expect, test } from 'vitest'
import { languageState } from './list-facts.ts'

test.each([
  ['never published', { isPublished: false, isDraft: true }, 'draft'],
  ['published', { isPublished: true, isDraft: false }, 'published'],
  ['published, then saved as a draft', { isPublished: true, isDraft: true }, 'changed'],
] as const)('a product that is %s', (_, { isPublished, isDraft }, state) => {
  const facts = { isPublished, complete: { en: true, fr: false } }
  expect(languageState(facts, isDraft, 'en')).toBe(state)
  expect(languageState(facts, isDraft, 'fr')).toBe('incomplete')
})
