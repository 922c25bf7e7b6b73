import { expect, test } from 'vitest'
import { createEngine, type SearchIndex } from '../index.ts'

/**
 * Terms that some write as one word, others as two or with a hyphen; and many other texts in which the parts are
 * separate.
 */
async function gear(): Promise<SearchIndex> {
  const index = createEngine().index('gear')
  await index.setSettings({ searchableAttributes: ['title', 'text'], indexLanguages: ['en'] })
  await index.saveObjects([
    { objectID: 'pack', title: 'Trail Pack', text: 'With a sleeping-bag compartment.' },
    { objectID: 'bag', title: 'Down Sleeping Bag', text: 'For snow.' },
    { objectID: 'bags', title: 'Winter Sleeping Bags', text: 'For two.' },
    { objectID: 'snowshoes', title: 'Ash Snowshoes', text: 'With bindings.' },
    { objectID: 'snowshoe', title: 'Moulded Snowshoe', text: 'For children.' },
    ...Array.from({ length: 12 }, (_, i) => ({
      objectID: `shoes${i}`,
      title: `Running Shoes ${i}`,
      text: 'For wet snow.',
    })),
    ...Array.from({ length: 12 }, (_, i) => ({
      objectID: `tote${i}`,
      title: `Tote bag ${i}`,
      text: 'Not for sleeping.',
    })),
  ])
  return index
}

const first = (index: SearchIndex, query: string, count: number) =>
  index
    .search({ query })
    .hits.slice(0, count)
    .map(({ objectID }) => objectID)
    .sort()

test('a word that some wrote with a hyphen is two words to the others', async () => {
  const index = await gear()
  for (const query of ['sleepingbag', 'sleepingbags', 'sleepingbag '])
    expect(first(index, query, 9)).toEqual(['bag', 'bags', 'pack'])
  expect(index.search({ query: 'sleepingbag', decompoundQuery: false }).hits.map(({ objectID }) => objectID)).toEqual([
    'pack',
  ])
})

test('what was found in two words is marked in both', async () => {
  const index = await gear()
  const [hit] = index
    .search({ query: 'sleepingbags', attributesToHighlight: ['title'] })
    .hits.filter(({ objectID }) => objectID === 'bags')
  expect(hit?.['_highlightResult']).toMatchObject({
    title: { value: 'Winter <em>Sleeping</em> <em>Bags</em>', matchLevel: 'full' },
  })
})

test('two words that are one are found in any form, before things that have both somewhere', async () => {
  const index = await gear()
  for (const query of ['snow shoe', 'snow shoes', 'snow-shoe ', 'snowshoes '])
    expect(first(index, query, 2)).toEqual(['snowshoe', 'snowshoes'])
  // A compound is not split if its parts are far more frequent than the word itself and never adjacent.
  expect(index.search({ query: 'snowshoe ' }).nbHits).toBe(2)
})

test('a synonym of a word applies in singular and plural', async () => {
  const index = await gear()
  await index.saveSynonyms([
    { objectID: 'racket', type: 'oneWaySynonym', input: 'raquette', synonyms: ['snowshoe'] },
    { objectID: 'bedroll', type: 'synonym', synonyms: ['bedroll', 'sleeping bag'] },
  ])
  expect(first(index, 'raquette', 9)).toEqual(['snowshoe', 'snowshoes'])
  expect(first(index, 'bedroll', 9)).toEqual(['bag', 'bags', 'pack'])
  expect(index.search({ query: 'bedroll', ignorePlurals: false }).nbHits).toBe(2)
})

test('a synonym is recognized from any form of the query, and is found in any form of each word', async () => {
  const index = await gear()
  await index.saveObjects([
    { objectID: 'coat', title: 'Wool coat' },
    { objectID: 'jackets', title: 'Rain jackets' },
    { objectID: 'johns', title: 'Long johns' },
  ])
  await index.saveSynonyms([
    { objectID: '1', type: 'synonym', synonyms: ['coat', 'jacket'] },
    { objectID: '2', type: 'synonym', synonyms: ['base layer', 'long john'] },
  ])
  for (const query of ['coat', 'coats ', 'jacket', 'jackets '])
    expect(first(index, query, 9)).toEqual(['coat', 'jackets'])
  for (const query of ['base layer', 'base layers ', 'bases layer ']) expect(first(index, query, 1)).toEqual(['johns'])
  expect(index.search({ query: 'coats ', ignorePlurals: false, typoTolerance: false }).nbHits).toBe(0)
  expect(index.search({ query: '"long john"', advancedSyntax: true, removeWordsIfNoResults: 'none' }).nbHits).toBe(0)
})

test('French marks the plural in the middle of a name', async () => {
  const index = createEngine().index('articles')
  await index.setSettings({ searchableAttributes: ['title'], indexLanguages: ['fr', 'en'] })
  await index.saveObjects(
    ['Sacs à dos', 'Bâtons de marche', 'Bâton de marches', 'Vestes chaudes', 'Dos du sac'].map((title) => ({
      objectID: title,
      title,
    })),
  )
  await index.saveSynonyms([
    { objectID: '1', type: 'synonym', synonyms: ['packsack', 'sac à dos'] },
    { objectID: '2', type: 'oneWaySynonym', input: 'canne', synonyms: ['bâton de marche'] },
    { objectID: '3', type: 'synonym', synonyms: ['manteau', 'veste'] },
  ])
  for (const query of ['packsack', 'packsacks ']) expect(first(index, query, 9)).toEqual(['Sacs à dos'])
  expect(first(index, 'cannes', 9)).toEqual(['Bâton de marches', 'Bâtons de marche'])
  expect(first(index, 'manteaux', 9)).toEqual(['Vestes chaudes'])
})

test('words beside each other are marked in the form in which they were found', async () => {
  const index = await gear()
  await index.saveSynonyms([{ objectID: '1', type: 'synonym', synonyms: ['bedroll', 'sleeping bag'] }])
  const marked = (query: string) =>
    index.search({ query, attributesToHighlight: ['title'] }).hits.find(({ objectID }) => objectID === 'bags')
      ?._highlightResult
  for (const query of ['bedrolls ', 'sleepingbag '])
    expect(marked(query)).toMatchObject({ title: { value: 'Winter <em>Sleeping</em> <em>Bags</em>' } })
})
