import { expect, test } from 'vitest'
import { autocompleteAnswer, autocompleteQueries } from './autocomplete-answer.ts'

const from = { query: 'tente', width: 1280, storePc: false, locale: 'fr' as const }
const tags = ['mec', 'autocomplete', 'desktop', 'external']

test.each(['en', 'fr'] as const)(
  '%s asks its own two indexes, each with tags and context (acceptance 105, 106)',
  (locale) => {
    const queries = autocompleteQueries({ ...from, locale })
    expect(queries.map(({ indexName }) => indexName)).toEqual([`suggestions_${locale}`, `products_${locale}`])
    for (const query of queries)
      expect(query).toMatchObject({
        query: 'tente',
        analytics: true,
        analyticsTags: tags,
        ruleContexts: ['context_autocomplete'],
        clickAnalytics: true,
      })
  },
)

test.each(['', '  '])('an empty query %j is asked with analytics off (acceptance 94)', (query) => {
  for (const each of autocompleteQueries({ ...from, query }))
    expect(each).toMatchObject({ query: '', analytics: false })
})

const product = { objectID: '1', title: 'Tente', url: '/fr/product/1/tente' }
const body = (suggestions: unknown[], products: unknown[] = []) => ({
  results: [
    { index: 'suggestions_fr', hits: suggestions, nbHits: 9 },
    { index: 'products_fr', hits: products, nbHits: 42, queryID: 'f'.repeat(32) },
  ],
})

test('all that is shown of a product is asked for, its audience too', () => {
  const whole = {
    ...product,
    image: '/media/t.jpg',
    sku: '1-RED',
    colour: 'Rouge',
    custom_fields: { Gender: 'women' },
    tags: [{ id: 'top', name: 'Très demandé' }],
    price: 40,
    salePrice: 30,
    priceRange: { price: { low: 40, high: 50 } },
  }
  const asked = new Set(['objectID', ...(autocompleteQueries(from)[1]?.attributesToRetrieve ?? [])])
  const answered = Object.fromEntries(Object.entries(whole).filter(([name]) => asked.has(name)))
  const { products } = autocompleteAnswer('tente', body([], [answered]))
  expect(products).toEqual(autocompleteAnswer('tente', body([], [whole])).products)
  expect(products[0]).toMatchObject({ gender: 'women', colour: 'Rouge', price: { salePrice: 30_00 } })
})

test('products carry their position, from 1 (acceptance 109)', () => {
  const { products, total } = autocompleteAnswer(
    'tente',
    body([], [product, { title: 'no id' }, { ...product, objectID: '3' }]),
  )
  expect(products.map(({ source }) => source)).toEqual([
    { index: 'products_fr', objectID: '1', queryID: 'f'.repeat(32), position: 1 },
    { index: 'products_fr', objectID: '3', queryID: 'f'.repeat(32), position: 3 },
  ])
  expect(total).toBe(42)
})

test.each([
  [{ query: 'tentes 4 saisons', _highlightResult: { query: { value: '⟦tente⟧s 4 saisons' } } }, 'tentes 4 saisons', 2],
  [{ objectID: 'sac à dos' }, 'sac à dos', 1],
  [{ query: 'tente', _highlightResult: { query: { value: '⟦quelque chose⟧' } } }, 'tente', 1],
])('%j suggests %s', (hit, query, parts) => {
  const { suggestions } = autocompleteAnswer('t', body([hit]))
  expect(suggestions.map((each) => each.query)).toEqual([query])
  expect(suggestions[0]?.parts).toHaveLength(parts)
})

test('the same words in other letters are one suggestion, the first', () =>
  expect(
    autocompleteAnswer(
      's',
      body([{ query: 'Sac à dos' }, { query: 'sac a dos' }, { query: 'sacoche' }]),
    ).suggestions.map(({ query }) => query),
  ).toEqual(['Sac à dos', 'sacoche']))

test.each([
  [undefined],
  [null],
  [{}],
  [{ results: 'x' }],
  [{ results: [] }],
  [{ results: [null, 7] }],
  [{ message: 'Index does not exist', status: 404 }],
])('a malformed answer %j counts as empty, and breaks nothing', (answer) =>
  expect(autocompleteAnswer('tente', answer)).toEqual({ query: 'tente', suggestions: [], products: [], total: 0 }),
)
