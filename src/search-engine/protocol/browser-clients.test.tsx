// @vitest-environment jsdom
// @remembers these clients look at the window as they load
import { createAutocomplete } from '@algolia/autocomplete-core'
import { getAlgoliaResults } from '@algolia/autocomplete-preset-algolia'
import { liteClient } from 'algoliasearch/lite'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Hits, InstantSearch, RefinementList, SearchBox, useInstantSearch } from 'react-instantsearch'
import insights from 'search-insights'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../index.ts'
import { testServer, type TestServer } from './test-server.ts'

const engine = createEngine()
let server: TestServer
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  server = await testServer(engine)
  const index = engine.index('products_en')
  await index.setSettings({ attributesForFaceting: ['brand'] })
  await index.saveObjects([
    { objectID: '1', title: 'Tent', brand: 'Nunatak' },
    { objectID: '2', title: 'Tarp', brand: 'Baffin' },
    { objectID: '3', title: 'Jacket', brand: 'Baffin' },
  ])
})
afterAll(() => server.close())

function Status() {
  const { results } = useInstantSearch()
  return <output>{results.nbHits}</output>
}

test('react-instantsearch searches, refines disjunctively and lists hits', async () => {
  const client = liteClient('portage', 'public', {
    hosts: [{ url: server.host, accept: 'readWrite', protocol: 'http' }],
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <InstantSearch
        searchClient={client}
        indexName="products_en"
        initialUiState={{ products_en: { query: 't', refinementList: { brand: ['Baffin'] } } }}
      >
        <SearchBox />
        <RefinementList attribute="brand" />
        <Status />
        <Hits hitComponent={({ hit }) => <b>{hit['title'] as string}</b>} />
      </InstantSearch>,
    ),
  )
  await expect
    .poll(async () => {
      await act(async () => {})
      return place.querySelector('b')?.textContent
    })
    .toBe('Tarp')
  expect(place.querySelector('output')?.textContent).toBe('1')
  // The other brand is still counted: facets are disjunctive.
  expect(
    Array.from(place.querySelectorAll('.ais-RefinementList-labelText'), (each) => each.textContent).sort(),
  ).toEqual(['Baffin', 'Nunatak'])
  await act(async () => root.unmount())
})

test('search-insights sends clicks and conversions', async () => {
  insights('init', {
    appId: 'portage',
    apiKey: 'public',
    host: `http://${server.host}`,
    userToken: 'somebody',
  } as never)
  insights('clickedObjectIDsAfterSearch', {
    index: 'products_en',
    eventName: 'Product clicked',
    queryID: 'a'.repeat(32),
    objectIDs: ['1'],
    positions: [1],
  })
  insights('addedToCartObjectIDs', {
    index: 'products_en',
    eventName: 'Added to cart',
    objectIDs: ['1'],
    objectData: [{ quantity: 1, price: 20 }],
    currency: 'CAD',
    value: 20,
  })
  await expect.poll(() => server.events.length).toBe(2)
  expect(server.events[0]).toMatchObject({
    eventType: 'click',
    objectIDs: ['1'],
    positions: [1],
    queryID: 'a'.repeat(32),
  })
  expect(server.events[1]).toMatchObject({ eventType: 'conversion', eventSubtype: 'addToCart' })
})

test('autocomplete-core with getAlgoliaResults', async () => {
  const items: unknown[] = []
  const autocomplete = createAutocomplete({
    openOnFocus: false,
    getSources: ({ query }) => [
      {
        sourceId: 'products',
        getItems: () =>
          getAlgoliaResults({
            searchClient: liteClient('portage', 'public', {
              hosts: [{ url: server.host, accept: 'readWrite', protocol: 'http' }],
            }) as never,
            queries: [{ indexName: 'products_en', params: { query, hitsPerPage: 5 } }],
          }),
      },
    ],
    onStateChange: ({ state }) =>
      void (state.status === 'idle' && items.splice(0, items.length, ...(state.collections[0]?.items ?? []))),
  })
  autocomplete.setQuery('jack')
  await autocomplete.refresh()
  await expect.poll(() => items.length).toBe(1)
  expect(items[0]).toMatchObject({
    objectID: '3',
    _highlightResult: { title: { value: '__aa-highlight__Jack__/aa-highlight__et' } },
  })
})
