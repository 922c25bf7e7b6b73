import { expect, test } from 'vitest'
import { createEngine, handleProtocol, type ReadQuery } from './index.ts'

/** `cheap` is a price, `blue` a colour; the rest is looked for. */
const read: ReadQuery = (query) => {
  const [cheap, blue] = [/\bcheap\b/.test(query), /\bblue\b/.test(query)]
  return cheap || blue
    ? {
        query: query.replace(/\b(?:cheap|blue)\b/g, '').trim(),
        params: {
          ...(cheap && { numericFilters: ['price<100'] }),
          ...(blue && { facetFilters: ['colour:blue'] }),
        },
      }
    : undefined
}

const engine = createEngine()
const index = engine.index('products')
const ready = index.setSettings({ attributesForFaceting: ['searchable(colour)', 'price'] }).then(async () => {
  await index.saveObjects([
    { objectID: '1', title: 'Tent', colour: 'blue', price: 50 },
    { objectID: '2', title: 'Tent', colour: 'red', price: 60 },
    { objectID: '3', title: 'Tent', colour: 'blue', price: 500 },
    { objectID: '4', title: 'Cheap trick', colour: 'green', price: 900 },
  ])
  await index.saveRules([
    {
      objectID: 'pin',
      conditions: [{ pattern: 'cheap tent', anchoring: 'is' }],
      consequence: { promote: [{ objectID: '4', position: 0 }] },
    },
    {
      objectID: 'pin-within',
      conditions: [{ pattern: 'blue', anchoring: 'contains' }],
      consequence: { promote: [{ objectID: '2', position: 0 }], filterPromotes: true },
    },
    {
      objectID: 'edit',
      conditions: [{ pattern: 'azure', anchoring: 'contains' }],
      consequence: { params: { query: { edits: [{ type: 'replace', delete: 'azure', insert: 'blue' }] } } },
    },
  ])
})

type Answer = { hits: { objectID: string }[]; query: string; appliedRules?: { objectID: string }[] }
async function ask(body: object, path = '/1/indexes/products/query'): Promise<Answer> {
  await ready
  const given = { method: 'POST', path, query: new URLSearchParams(), headers: {}, bodyText: JSON.stringify(body) }
  const { body: answer } = await handleProtocol(engine, given, {
    keys: {},
    readQueries: (name) => (name === 'products' ? read : undefined),
  })
  return answer as Answer
}
const found = ({ hits }: Answer) => hits.map(({ objectID }) => objectID).join('')

test.each([
  ['tent', '123'],
  ['tent blue', '213'],
  ['cheap blue tent', '21'],
  ['azure tent', '13'],
])('“%s” finds %s by what it means, after the rules that edit it', async (query, expected) =>
  expect(found(await ask({ query }))).toBe(expected),
)

test('the answer names the step beside the rules, and the query as it was asked', async () =>
  expect(await ask({ query: 'blue tent' })).toMatchObject({
    query: 'blue tent',
    appliedRules: [{ objectID: 'pin-within' }, { objectID: 'query-understood' }],
  }))

test('rules are about the query as typed', async () => {
  const answer = await ask({ query: 'cheap tent' })
  expect([found(answer), answer.appliedRules?.map(({ objectID }) => objectID)]).toEqual([
    '412',
    ['pin', 'query-understood'],
  ])
})

test('a client that wants no rules wants none of it', async () => {
  const answer = await ask({ query: 'blue tent', enableRules: false, removeWordsIfNoResults: 'none' })
  expect([found(answer), answer.appliedRules]).toEqual(['13', undefined])
  expect(found(await ask({ query: 'cheap trick', enableRules: false }))).toBe('4')
})

test('where nothing is all that was read, the words are looked for', async () => {
  const answer = await ask({ query: 'cheap trick' })
  expect([found(answer), answer.appliedRules]).toEqual(['4', undefined])
})

test('filters of the request count besides', async () =>
  expect(found(await ask({ query: 'blue tent', numericFilters: ['price>100'] }))).toBe('3'))

test('a pin need not be what was read from the words, but meets the filters that were chosen', async () => {
  await ready
  const asked = { query: 'tent', facetFilters: ['colour:blue'] }
  const pinned = (how: object) => found(index.search(asked, { askedAs: 'blue tent', ...how }) as Answer)
  expect([pinned({}), pinned({ pinsMeet: {} }), pinned({ pinsMeet: { facetFilters: ['colour:green'] } })]).toEqual([
    '13',
    '213',
    '13',
  ])
})

test('where nothing else is what was read, the words are looked for, with the pin', async () =>
  expect(found(await ask({ query: 'blue trick', removeWordsIfNoResults: 'none' }))).toBe('2'))

test('the values of a facet are those of what was meant', async () => {
  const path = '/1/indexes/products/facets/colour/query'
  expect(await ask({ query: 'blue tent', facetQuery: '' }, path)).toMatchObject({
    facetHits: [{ value: 'blue', count: 2 }],
  })
})

test('a client that has read the query already says how it was typed, for the rules', async () => {
  await ready
  const asked = { query: 'tent', numericFilters: ['price<100'] }
  expect(found(index.search(asked, { askedAs: 'cheap tent' }) as Answer)).toBe('412')
  expect(index.edited('azure tent')).toBe('blue tent')
})

test('numbers are highlighted too', async () => {
  const [hit] = index.search({
    query: 'tent 500',
    attributesToHighlight: ['*'],
    removeWordsIfNoResults: 'allOptional',
  }).hits
  expect(hit?.['_highlightResult']).toMatchObject({
    price: { value: expect.stringMatching(/^(?:<em>)?\d+(?:<\/em>)?$/) },
  })
})
