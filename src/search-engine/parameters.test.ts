import { beforeAll, expect, test } from 'vitest'
import { createEngine, type SearchIndex, type SearchParams } from './index.ts'

/** Parameters of Algolia's reference, each on its own, where no module test covers it. */
const engine = createEngine()
const index = engine.index('p')
const coast = engine.index('coast')

beforeAll(async () => {
  await index.setSettings({
    searchableAttributes: ['title', 'brand'],
    attributesForFaceting: ['searchable(brand)', 'colour', 'categories.lvl0', 'categories.lvl1', 'afterDistinct(size)'],
    attributeForDistinct: 'group',
    customRanking: ['desc(popularity)'],
    indexLanguages: ['en'],
    unretrievableAttributes: ['cost'],
    replicas: ['virtual(p_cheap)'],
  })
  await index.saveObjects([
    {
      objectID: '1',
      title: 'Canoe pack',
      brand: 'Été',
      colour: ['red', 'blue'],
      categories: { lvl0: 'Packs', lvl1: 'Packs > Canoe packs' },
      size: 'L',
      group: 'a',
      popularity: 4,
      price: 40,
      cost: 7,
    },
    {
      objectID: '2',
      title: 'Canoes',
      brand: 'Été',
      colour: ['blue'],
      categories: { lvl0: 'Boats', lvl1: 'Boats > Canoes' },
      size: 'S',
      group: 'a',
      popularity: 3,
      price: 30,
      cost: 7,
    },
    {
      objectID: '3',
      title: 'Kayak',
      brand: 'Nordet',
      colour: ['blue', 'green'],
      categories: { lvl0: 'Boats', lvl1: 'Boats > Kayaks' },
      size: 'M',
      group: 'b',
      popularity: 2,
      price: 20,
      cost: 7,
    },
    {
      objectID: '4',
      title: 'Canopy',
      brand: 'Nordet',
      colour: ['amber'],
      categories: { lvl0: 'Tents', lvl1: 'Tents > Canopies' },
      size: 'S',
      group: 'c',
      popularity: 1,
      price: 10,
      cost: 7,
    },
  ])
  await engine.index('p_cheap').setSettings({ customRanking: ['asc(price)'] })
  await coast.saveObjects([
    { objectID: 'halifax', name: 'Halifax', _geoloc: { lat: 44.65, lng: -63.58 } },
    { objectID: 'moncton', name: 'Moncton', _geoloc: { lat: 46.09, lng: -64.78 } },
    {
      objectID: 'quebec',
      name: 'Québec',
      _geoloc: [
        { lat: 46.81, lng: -71.21 },
        { lat: 45.5, lng: -73.57 },
      ],
    },
    { objectID: 'nowhere', name: 'By mail' },
  ])
})

const ids = (params: SearchParams, of: SearchIndex = index) =>
  of
    .search(params)
    .hits.map(({ objectID }) => objectID)
    .join(' ')

test.each([
  // Prefixes and misspellings.
  [{ query: 'cano pac', queryType: 'prefixAll', removeWordsIfNoResults: 'none' }, '1'],
  [{ query: 'cano pac', queryType: 'prefixNone', typoTolerance: false, removeWordsIfNoResults: 'none' }, ''],
  [{ query: 'cano', typoTolerance: false }, '2 4 1'],
  [{ query: 'kayka', typoTolerance: false }, ''],
  [{ query: 'kayka' }, '3'],
  [{ query: 'kayka', minWordSizefor1Typo: 6 }, ''],
  [{ query: 'kayka', disableTypoToleranceOnWords: ['kayka'] }, ''],
  [{ query: 'canoe', ignorePlurals: false, typoTolerance: false, queryType: 'prefixNone' }, '1'],
  [{ query: 'canoe', typoTolerance: false, queryType: 'prefixNone' }, '2 1'],
  // Of the two one may be switched off; what is quoted is never left out.
  [{ query: '"canoe pack" -canoe', advancedSyntax: true, advancedSyntaxFeatures: ['exactPhrase'] }, '1'],
  [{ query: '"canoe pack" blue kayak', advancedSyntax: true }, ''],
  [
    { query: 'canoe -pack', advancedSyntax: true, advancedSyntaxFeatures: ['excludeWords'], queryType: 'prefixNone' },
    '2',
  ],
  // Groups.
  [{ query: '', distinct: 1 }, '1 3 4'],
  [{ query: '', distinct: 2 }, '1 2 3 4'],
  // Filters that only order.
  [{ query: '', optionalFilters: ['brand:Nordet'] }, '3 4 1 2'],
  [{ query: '', optionalFilters: ['brand:Nordet<score=1>', 'colour:red<score=3>'] }, '1 3 4 2'],
  [{ query: '', filters: 'colour:blue<score=2> OR colour:green<score=3>' }, '3 1 2'],
  [{ query: '', optionalFilters: [['brand:Nordet<score=1>', 'colour:red<score=5>']] }, '1 3 4 2'],
  [{ query: '', optionalFilters: ['colour:-blue'] }, '4 1 2 3'],
  [{ query: '', filters: 'brand:Nordet OR colour:blue<score=2>', sumOrFiltersScores: true }, '3 1 2 4'],
  [{ query: '', distinct: 2, hitsPerPage: 2 }, '1 2 3'],
  [{ query: '', distinct: 2, hitsPerPage: 2, page: 1 }, '4'],
  [{ query: '', offset: 1, length: 2 }, '2 3'],
] as [SearchParams, string][])('%j finds %j', (params, found) => expect(ids(params)).toBe(found))

test('values of facets: in the order of count or letters, so many, of a hierarchy, and searched without accents', () => {
  const facets = (params: SearchParams) => index.search({ query: '', facets: ['*'], ...params }).facets
  expect(Object.entries(facets({})!['colour']!)).toEqual([
    ['blue', 3],
    ['amber', 1],
    ['green', 1],
    ['red', 1],
  ])
  expect(Object.keys(facets({ sortFacetValuesBy: 'alpha' })!['colour']!)).toEqual(['amber', 'blue', 'green', 'red'])
  expect(facets({ maxValuesPerFacet: 1 })!['colour']).toEqual({ blue: 3 })
  expect(facets({ facetFilters: ['categories.lvl0:Boats'] })!['categories.lvl1']).toEqual({
    'Boats > Canoes': 1,
    'Boats > Kayaks': 1,
  })
  // Sizes are counted once a group, colours for each record.
  expect(facets({ distinct: 1 })).toMatchObject({ size: { L: 1, M: 1, S: 1 }, colour: { blue: 3 } })
  expect(facets({ distinct: 1, facetingAfterDistinct: true })!['colour']).toEqual({
    blue: 2,
    amber: 1,
    green: 1,
    red: 1,
  })
  expect(index.searchForFacetValues('brand', 'ete').facetHits).toEqual([
    { value: 'Été', highlighted: '<em>Été</em>', count: 2 },
  ])
})

test('what may not be shown is shown nowhere', () => {
  const [kayak] = index.search({
    query: 'kayak',
    attributesToRetrieve: ['title', 'cost'],
    attributesToHighlight: ['cost', 'title'],
    attributesToSnippet: ['cost', 'title:1'],
  }).hits
  expect(JSON.stringify(kayak)).not.toContain('cost')
  expect(kayak).toMatchObject({ objectID: '3', title: 'Kayak' })
})

test('a virtual replica has its own order and no records of its own', () => {
  expect(ids({ query: '' }, engine.index('p_cheap'))).toBe('4 3 2 1')
  expect(ids({ query: '' })).toBe('1 2 3 4')
})

test('how a hit was ranked is reported', () => {
  const [first] = index.search({ query: 'canoe pakc', getRankingInfo: true }).hits
  expect(first).toMatchObject({
    objectID: '1',
    _rankingInfo: { words: 2, nbTypos: 1, nbExactWords: 1, promoted: false },
  })
})

test('places: the nearest first, within a radius, a box or a polygon', () => {
  const near = (params: SearchParams) => ids(params, coast)
  const halifax = { aroundLatLng: '44.6, -63.6' }
  expect(near({ ...halifax, aroundRadius: 50_000 })).toBe('halifax')
  expect(near({ ...halifax, aroundRadius: 250_000 })).toBe('halifax moncton')
  expect(near({ ...halifax, aroundRadius: 'all' })).toBe('halifax moncton quebec nowhere')
  // From Montréal the second place of Québec is the nearest of all.
  expect(near({ aroundLatLng: '45.5, -73.6', aroundRadius: 20_000 })).toBe('quebec')
  expect(near({ insideBoundingBox: [[47, -66, 44, -63]] })).toBe('halifax moncton')
  expect(near({ insidePolygon: [[47, -65.5, 47, -64, 45.5, -64, 45.5, -65.5]] })).toBe('moncton')
  expect(coast.search({ ...halifax, aroundRadius: 50_000, getRankingInfo: true }).hits[0]).toMatchObject({
    _rankingInfo: { geoDistance: expect.closeTo(5780, -3) },
  })
})
