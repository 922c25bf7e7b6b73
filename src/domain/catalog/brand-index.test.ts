import { expect, test } from 'vitest'
import { brandIndex } from './brand-index.ts'

const index = (names: string[], language = 'fr-CA') =>
  brandIndex(
    names.map((name) => ({ name, href: '/', origin: '', count: 1 })),
    language,
  ).map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)].join(' '))

// acceptance 16, 17
test.each([
  [
    ['Tern', 'Aster', 'alder'],
    ['A alder Aster', 'T Tern'],
  ],
  [['Étoile', 'Echo', 'Ember'], ['E Echo Ember Étoile']],
  [
    ['7 Summits', 'Ø Nord', 'Nord'],
    ['# 7 Summits Ø Nord', 'N Nord'],
  ],
  [[], []],
])('%j is grouped as %j', (names, groups) => expect(index(names)).toEqual(groups))

test('leaves the list it was given as it was', () => {
  const brands = ['B', 'A'].map((name) => ({ name, href: '/', origin: '', count: 1 }))
  brandIndex(brands, 'en-CA')
  expect(brands.map(({ name }) => name)).toEqual(['B', 'A'])
})
