import { expect, test } from 'vitest'
import { firstChoices, preferenceOf } from './import-choices.ts'

test.each([
  ['nothing', null, 'fr', false],
  [
    'another choice',
    preferenceOf({ language: 'en', create: true, category: 'tents', hosts: ['a.example'] }),
    'en',
    true,
  ],
  ['something else', { language: 'de', create: 'yes' }, 'fr', false],
])(
  'with %s remembered, an import begins in the language of the admin or of the last time',
  (_, stored, language, create) =>
    expect(firstChoices('fr', stored)).toEqual({ language, create, category: '', hosts: [] }),
)
