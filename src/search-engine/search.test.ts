import { beforeAll, expect, test } from 'vitest'
import { createEngine, Refusal, type SearchParams } from './index.ts'

const engine = createEngine({ now: () => Date.UTC(2026, 0, 15) })
const en = engine.index('products_en')
const fr = engine.index('products_fr')

const products = [
  {
    objectID: '1',
    title: 'Nunatak 2-Person Tent',
    brand: 'Nunatak',
    category: 'Tents',
    text: 'A light tent for two with poles.',
    price: 399,
    popularity: 5,
    colours: ['red', 'blue'],
    sku: '5101-204',
    group: 'a',
  },
  {
    objectID: '2',
    title: 'Nunatak 3-Person Tent',
    brand: 'Nunatak',
    category: 'Tents',
    text: 'Room for three.',
    price: 499,
    popularity: 9,
    colours: ['green'],
    sku: '5101-205',
    group: 'a',
  },
  {
    objectID: '3',
    title: 'Tuque Bleue Sleeping Bag -9 °C',
    brand: 'Tuque Bleue',
    category: 'Sleeping bags',
    text: 'Warm. Fits into any tent.',
    price: 199,
    popularity: 7,
    colours: ['blue'],
    sku: '5102-101',
    group: 'b',
  },
  {
    objectID: '4',
    title: 'GoreTex Rain Jacket',
    brand: 'Baffin',
    category: 'Jackets',
    text: 'Waterproof shell for hiking.',
    price: 299,
    popularity: 3,
    colours: ['red'],
    sku: '5103-264',
    group: 'c',
  },
  {
    objectID: '5',
    title: 'Snowshoes Back Country',
    brand: 'Baffin',
    category: 'Snowshoes',
    text: 'For deep snow.',
    price: 249,
    popularity: 1,
    colours: ['black'],
    sku: '5104-001',
    group: 'd',
  },
  {
    objectID: '6',
    title: 'Daypack 20L',
    brand: 'Nunatak',
    category: 'Backpacks',
    text: 'A jacket fits into it.',
    price: 89,
    popularity: 8,
    colours: ['black', 'red'],
    sku: '5105-777',
    group: 'e',
  },
  {
    objectID: '7',
    title: 'Tentative Puzzle',
    brand: 'Games',
    category: 'Games',
    text: 'Not for camping.',
    price: 20,
    popularity: 10,
    colours: [],
    sku: '9999-001',
    group: 'f',
  },
]

beforeAll(async () => {
  await en.setSettings({
    searchableAttributes: ['title', 'brand,category', 'colours', 'sku', 'text'],
    attributesForFaceting: ['brand', 'searchable(category)', 'colours', 'filterOnly(group)', 'price'],
    attributeForDistinct: 'group',
    replicas: ['products_en_price_asc', 'virtual(products_en_newest)'],
    indexLanguages: ['en'],
  })
  await en.saveObjects(products)
  await engine.index('products_en_price_asc').setSettings({ ranking: ['asc(price)', 'match', 'relevance'] })
  await fr.setSettings({ searchableAttributes: ['title', 'text'], queryLanguages: ['fr', 'en'] })
  await fr.saveObjects([
    { objectID: '1', title: 'Tente Nunatak pour deux', text: "Pour l'été et l'hiver, jusqu'à \u221218\u00a0°C" },
    { objectID: '2', title: 'Sac à dos vert', text: 'Poches isolées' },
    { objectID: '3', title: 'Vestes vertes', text: 'Œuvre de laine' },
  ])
})

const ids = (params: SearchParams | string, index = en) =>
  index
    .search(typeof params === 'string' ? { query: params } : params)
    .hits.map(({ objectID }) => objectID)
    .join('')

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

test('rules promote, hide, edit, filter and redirect while they are valid', async () => {
  const at = (year: number) => Date.UTC(year, 0, 1) / 1000
  await en.saveRules([
    {
      objectID: 'pin',
      conditions: [{ pattern: 'tent', anchoring: 'is' }],
      consequence: { promote: [{ objectID: '5', position: 0 }], hide: [{ objectID: '7' }], userData: { banner: 'x' } },
    },
    {
      objectID: 'old',
      conditions: [{ pattern: 'tent', anchoring: 'is' }],
      consequence: { params: { query: 'jacket' } },
      validity: [{ from: at(2020), until: at(2021) }],
    },
    {
      objectID: 'edit',
      conditions: [{ pattern: 'cheap', anchoring: 'contains' }],
      consequence: { params: { query: { edits: [{ type: 'remove', delete: 'cheap' }] }, filters: 'price < 450' } },
    },
    {
      objectID: 'go',
      conditions: [{ pattern: 'stores', anchoring: 'is' }],
      consequence: { params: { renderingContent: { redirect: { url: '/en/stores' } } } },
    },
    { objectID: 'context', conditions: [{ context: 'autocomplete' }], consequence: { params: { hitsPerPage: 1 } } },
    {
      objectID: 'brand',
      conditions: [{ pattern: '{facet:brand}', anchoring: 'contains' }],
      consequence: { params: { automaticFacetFilters: ['brand'] } },
    },
  ])
  expect(ids('tent')).toBe('5123')
  const answer = en.search({ query: 'tent' })
  expect([answer.nbHits, answer.userData, answer.appliedRules]).toEqual([4, [{ banner: 'x' }], [{ objectID: 'pin' }]])
  expect(ids('cheap tent ')).toBe('137')
  expect(en.search({ query: 'stores' }).renderingContent).toEqual({ redirect: { url: '/en/stores' } })
  expect(ids({ query: 'jacket', ruleContexts: ['autocomplete'] })).toBe('4')
  expect(ids({ query: 'tent', enableRules: false })).toBe('1237')
  expect(ids('baffin')).toBe('54'.split('').sort().join(''))
  await en.saveRules([], { replace: true })
})

test('what rules promote and hide is counted as it is shown, on every page', async () => {
  await en.saveRules([
    {
      objectID: 'last first',
      conditions: [{ pattern: 'tent', anchoring: 'is' }],
      consequence: { promote: [{ objectID: '3', position: 0 }] },
    },
    {
      objectID: 'none',
      conditions: [{ pattern: 'jacket', anchoring: 'is' }],
      consequence: { hide: [{ objectID: '4' }, { objectID: '6' }] },
    },
    {
      objectID: 'one of a group',
      conditions: [{ pattern: 'nunatak tent', anchoring: 'is' }],
      consequence: { hide: [{ objectID: '2' }] },
    },
  ])
  const pages = [0, 1, 2, 3].map((page) => en.search({ query: 'tent', hitsPerPage: 1, page }))
  expect(pages.map(({ hits, nbHits }) => [hits[0]?.objectID, nbHits])).toEqual([
    ['3', 4],
    ['1', 4],
    ['2', 4],
    ['7', 4],
  ])
  const none = en.search({ query: 'jacket', facets: ['brand'] })
  expect([none.hits, none.nbHits, none.facets]).toEqual([[], 0, {}])
  expect(en.search({ query: 'jacket', hitsPerPage: 0 }).nbHits).toBe(0)
  const group = en.search({ query: 'nunatak tent', distinct: 1, facets: ['category'] })
  expect([group.hits.map(({ objectID }) => objectID), group.nbHits, group.facets]).toEqual([
    ['1', '6'],
    2,
    { category: { Tents: 1, Backpacks: 1 } },
  ])
  await en.saveRules([], { replace: true })
})

test('changes are found at once, gone things are gone', async () => {
  const index = engine.index('changing')
  await index.saveObjects([
    { objectID: 'a', title: 'Kayak', stock: 1 },
    { objectID: 'b', title: 'Paddle' },
  ])
  await index.partialUpdateObjects([{ objectID: 'a', title: 'Canoe', stock: { _operation: 'Increment', value: 2 } }])
  expect([ids('kayak', index), ids('canoe', index), index.getObject('a')?.['stock']]).toEqual(['', 'a', 3])
  await index.deleteObjects(['a'])
  expect([ids('canoe', index), index.size]).toEqual(['', 1])
  for (let i = 0; i < 50; i++) await index.saveObjects([{ objectID: 'b', title: `Paddle ${i}x` }])
  expect([
    ids('paddle 49x', index),
    ids({ query: 'paddle 48x', removeWordsIfNoResults: 'none' }, index),
    index.size,
  ]).toEqual(['b', '', 1])
  await index.replaceAllObjects([{ objectID: 'z', title: 'Oar' }])
  expect([ids('', index), engine.index('changing.tmp').exists]).toEqual(['z', false])
})

test.each([
  [{ hitsPerPage: 1001 }],
  [{ page: -1 }],
  [{ query: 'é'.repeat(257) }],
  [{ filters: '(' }],
  [{ aroundLatLng: 'x' }],
  [{ facets: 7 }],
] as never[])('%j is refused', (params: SearchParams) => expect(() => en.search(params)).toThrow(Refusal))

test('a misspelt word is looked for in every part of an index', async () => {
  const index = engine.index('parts')
  const save = (from: number, count: number) =>
    index.saveObjects(
      Array.from({ length: count }, (_, i) => ({ objectID: `t${from + i}`, title: `Tent ${from + i}` })),
    )
  await save(0, 300)
  await save(300, 250)
  expect(engine.live.get('parts')?.segments.list).toHaveLength(2)
  expect(index.search({ query: 'tnet' }).nbHits).toBe(550)
})

test('what a thing is called counts more than a rare word in a text', async () => {
  const index = engine.index('things')
  await index.setSettings({ searchableAttributes: ['title', 'text'] })
  await index.saveObjects([
    ...Array.from({ length: 20 }, (_, i) => ({ objectID: `canoe${i}`, title: `River canoe ${i}`, text: 'For two.' })),
    { objectID: 'lamp', title: 'Water purifier', text: 'A green light says that it is done.' },
    ...Array.from({ length: 400 }, (_, i) => ({ objectID: `other${i}`, title: `Kayak ${i}`, text: 'For one.' })),
  ])
  expect(
    index
      .search({ query: 'green canoes' })
      .hits.slice(0, 10)
      .map(({ title }) => String(title).slice(0, 11)),
  ).toEqual(Array(10).fill('River canoe'))
})

test('in a large index a word that very many have brings no crowd behind those with all words', async () => {
  const index = engine.index('crowd')
  await index.setSettings({ searchableAttributes: ['title'] })
  await index.saveObjects([
    ...Array.from({ length: 20_500 }, (_, i) => ({ objectID: String(i), title: `Tent ${i}` })),
    { objectID: 'blue', title: 'Blue tent' },
    { objectID: 'bag', title: 'Blue bag' },
  ])
  expect(index.search({ query: 'blue tent' }).hits.map(({ objectID }) => objectID)).toEqual(['blue', 'bag'])
  expect(index.search({ query: 'tent ' }).nbHits).toBe(20_501)
})

test('values inside a hidden attribute cannot be requested', async () => {
  const index = engine.index('secrets')
  await index.setSettings({ unretrievableAttributes: ['secret', 'shown.cost'] })
  await index.saveObjects([
    {
      objectID: '1',
      title: 'Tent',
      secret: { cost: 'cheap', deep: { cost: 'cheap' } },
      secretly: { name: 'tent' },
      shown: { cost: 'cheap', name: 'tent' },
    },
  ])
  const paths = ['secret', 'secret.cost', 'secret.deep.cost', 'shown.cost', 'secretly.name', 'shown.name']
  const [hit] = index.search({
    query: 'tent',
    attributesToRetrieve: paths,
    attributesToHighlight: paths,
    attributesToSnippet: paths,
  }).hits
  expect(hit).toMatchObject({
    secretly: { name: 'tent' },
    shown: { name: 'tent' },
    _highlightResult: { secretly: {}, shown: {} },
    _snippetResult: { secretly: {}, shown: {} },
  })
  expect(JSON.stringify(hit)).not.toContain('cheap')
  for (const path of ['shown', '*'])
    expect(
      JSON.stringify(
        index.search({
          query: 'tent',
          attributesToRetrieve: [path],
          attributesToHighlight: [path],
          attributesToSnippet: [path],
        }).hits,
      ),
    ).not.toContain('cheap')
})
