import { expect, test } from 'vitest'
import { createEngine } from '../index.ts'

const engine = createEngine()
const titles = [
  'Manteau d’hiver',
  'Bottes d’hiver',
  'Canot de bois',
  'Pelle pliante',
  'Manteau de pluie',
  'Temps divers',
]

async function found(query: string, language: string): Promise<string[]> {
  const index = engine.index(language)
  await index.setSettings({ searchableAttributes: ['title'], indexLanguages: [language], queryLanguages: [language] })
  await index.saveObjects(titles.map((title) => ({ objectID: title, title })))
  return index.search({ query }).hits.map(({ objectID }) => objectID)
}

test.each([
  ['manto', ['Manteau d’hiver', 'Manteau de pluie']],
  ['manto ivers', ['Manteau d’hiver', 'Manteau de pluie', 'Bottes d’hiver']],
  ['kano', ['Canot de bois']],
  ['botes iver', ['Bottes d’hiver', 'Manteau d’hiver']],
])('%s is French as it is pronounced: %j', async (query, expected) => {
  const hits = await found(query, 'fr')
  expect([hits[0], hits.toSorted()]).toEqual([expected[0], expected.toSorted()])
})

test('other languages have no French homophones', async () => expect(await found('manto ', 'en')).toEqual([]))
