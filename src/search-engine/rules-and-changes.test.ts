import { beforeAll, expect, test } from 'vitest'
import { Refusal, type SearchParams } from './index.ts'
import { en, engine, fillSamples, ids } from './testing/sample-engine.ts'

beforeAll(fillSamples)

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

test('a condition with alternatives is met by singular and plural', async () => {
  const pinned = (alternatives: boolean) => ({
    objectID: 'pin',
    conditions: [{ pattern: 'red tents', anchoring: 'is' as const, alternatives }],
    consequence: { userData: 'met' },
  })
  const met = (query: string) => en.search({ query }).userData
  await en.saveRules([pinned(true)], { replace: true })
  expect(['red tents', 'red tent', 'red tenth', 'red tent x'].map(met)).toEqual([
    ['met'],
    ['met'],
    undefined,
    undefined,
  ])
  await en.saveRules([pinned(false)], { replace: true })
  expect(['red tents', 'red tent'].map(met)).toEqual([['met'], undefined])
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
