import { beforeAll, expect, test } from 'vitest'
import { Refusal, type SearchParams } from './index.ts'
import { en, engine, fillSamples, fr, ids } from './testing/sample-engine.ts'

beforeAll(fillSamples)

test.each([
  ['tent', '1237'],
  ['tents ', '123'],
  ['TENT ', '123'],
  ['tnet', '1273'],
  ['nuntak tent', '126'],
  ['sleepingbag', '3'],
  ['sleeping bags', '3'],
  ['snow shoe', '5'],
  ['snowshoe', '5'],
  ['gore-tex', '4'],
  ['goretex jacket', '4'],
  ['20 l', '6'],
  ['20l', '6'],
  ['-9°C', '3'],
  ['\u22129\u00a0°C', '3'],
  ['5103-264', '4'],
  ['5103-2', '4'],
  ['jacket with pockets', '46'],
  ['hike', '4'],
  ['qqqqq', ''],
])('%j finds %s', (query, found) => expect(ids(query)).toBe(found))

test.each([
  ['tnete', '1'],
  ['sac a dos', '2'],
  ['sac à dos', '2'],
  ['hiver', '1'],
  ["l'hiver", '1'],
  ['verte ', '32'],
  ['oeuvre', '3'],
  ['isolé', '2'],
  ['-18 °C', '1'],
  ['-18°C', '1'],
  ['\u221218\u00a0°C', '1'],
])('in French %j finds %s', (query, found) => expect(ids(query, fr)).toBe(found))

test('a number that is misspelt finds nothing', () => expect(ids('5103-265')).toBe(''))

test.each([
  [{ query: 'tent', typoTolerance: false, queryType: 'prefixNone' }, '123'],
  [{ query: 'tnet', typoTolerance: false }, ''],
  [{ query: 'tent jacket', removeWordsIfNoResults: 'none' }, ''],
  [{ query: 'tent snorkel', removeWordsIfNoResults: 'lastWords' }, '123'],
  [{ query: 'snorkel tent', removeWordsIfNoResults: 'firstWords' }, '1237'],
  [{ query: 'warm', restrictSearchableAttributes: ['title'] }, ''],
  [{ query: 'tent', optionalWords: ['tent'] }, '1237'],
  [{ query: 'tent -poles ', advancedSyntax: true }, '23'],
  [{ query: '"rain jacket"', advancedSyntax: true }, '4'],
  [{ query: '"jacket rain"', advancedSyntax: true }, ''],
  [{ query: '', filters: 'brand:Nunatak' }, '126'],
  [{ query: 'nunatak', filters: 'price < 400' }, '16'],
  [{ query: '', filters: 'brand:Baffin', customRanking: ['desc(popularity)'] }, '45'],
  [{ query: '', distinct: 1, customRanking: ['desc(popularity)'] }, '726345'.replace('2', '6').replace('66', '26')],
  [
    {
      query: 'tent ',
      ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
      customRanking: ['desc(price)'],
    },
    '213',
  ],
  [{ query: 'tent ', ranking: ['asc(price)'] }, '312'],
  [{ query: 'nunatak', optionalFilters: ['colours:black'] }, '612'],
  [{ query: '', offset: 2, length: 2 }, '34'],
] as [SearchParams, string][])('%j finds %s', (params, found) => expect(ids(params)).toBe(found))

test('replicas have the records of their primary in another order', () =>
  expect(ids('tent ', engine.index('products_en_price_asc'))).toBe('312'))

test('facets count what was found, and say their range', () => {
  const {
    facets,
    facets_stats: stats,
    nbHits,
  } = en.search({ query: 'tent ', facets: ['brand', 'price', 'group', 'unknown'] })
  expect(nbHits).toBe(3)
  expect(facets).toEqual({ brand: { Nunatak: 2, 'Tuque Bleue': 1 }, price: { 199: 1, 399: 1, 499: 1 } })
  expect(stats).toEqual({ price: { min: 199, max: 499, avg: 1097 / 3, sum: 1097 } })
  expect(Object.keys(en.search({ facets: ['*'] }).facets ?? {})).toEqual(['brand', 'category', 'colours', 'price'])
})

test('values of a facet are searched by beginnings of words', () => {
  expect(en.searchForFacetValues('category', 'bag')).toEqual({
    facetHits: [{ value: 'Sleeping bags', highlighted: 'Sleeping <em>bag</em>s', count: 1 }],
    exhaustiveFacetsCount: true,
  })
  expect(() => en.searchForFacetValues('brand', 'n')).toThrow(Refusal)
})

test('highlights show what was found, as it was found', () => {
  const [hit] = en.search({
    query: 'nuntak ten',
    hitsPerPage: 1,
    attributesToHighlight: ['title', 'colours', 'text'],
    attributesToSnippet: ['text:3'],
  }).hits
  expect(hit?.['_highlightResult']).toEqual({
    title: {
      value: '<em>Nunatak</em> 2-Person <em>Ten</em>t',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['nuntak', 'ten'],
    },
    colours: [
      { value: 'red', matchLevel: 'none', matchedWords: [] },
      { value: 'blue', matchLevel: 'none', matchedWords: [] },
    ],
    text: {
      value: 'A light <em>ten</em>t for two with poles.',
      matchLevel: 'partial',
      fullyHighlighted: false,
      matchedWords: ['ten'],
    },
  })
  expect(hit?.['_snippetResult']).toEqual({
    text: { value: '…<em>ten</em>t for two…', matchLevel: 'partial', matchedWords: ['ten'] },
  })
})

test('attributes to retrieve', () => {
  expect(en.search({ query: '5101-204', attributesToRetrieve: ['title'], attributesToHighlight: [] }).hits).toEqual([
    { title: 'Nunatak 2-Person Tent', objectID: '1' },
  ])
  expect(
    Object.keys(
      en.search({ query: '5101-204', attributesToRetrieve: ['*', '-text', '-sku'], attributesToHighlight: [] })
        .hits[0]!,
    ),
  ).not.toContain('text')
})

test('synonyms of one and of several words', async () => {
  await en.saveSynonyms([
    { objectID: 'a', type: 'synonym', synonyms: ['anorak', 'rain jacket'] },
    { objectID: 'b', type: 'oneWaySynonym', input: 'shelter', synonyms: ['tent'] },
  ])
  expect(ids('anorak')).toBe('4')
  expect(ids('shelter')).toBe('123')
  expect(ids({ query: 'anorak', synonyms: false })).toBe('')
})
