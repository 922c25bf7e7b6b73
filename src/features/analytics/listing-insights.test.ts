// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyQuery, parseListingQuery } from '../../domain/catalog/listing-query.ts'
import type { ListingSearch } from '../../domain/search/listing-search.ts'
import { listingInsights } from './listing-insights.ts'

const queryID = 'b'.repeat(32)
const granted = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A1; path=/'
const refused = 'OptanonConsent=groups=C0001%3A1%2CC0002%3A0; path=/'
let sent: { url: string; body: Record<string, never> }[]
let down = false

beforeEach(() => {
  sent = []
  down = false
  document.cookie = granted
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) })
    if (down) throw new Error('down')
    return Response.json({ results: [{ queryID }] })
  })
  return () => vi.unstubAllGlobals()
})

let words = 0
/** A search that was not shown before. */
const search = (parameters = ''): ListingSearch => ({
  locale: 'fr',
  scope: {},
  text: `tente ${++words}`,
  query: parseListingQuery(new URLSearchParams(parameters)),
})
const { shown, clicked } = listingInsights(undefined)
const requests = () =>
  sent
    .filter(({ url }) => url.endsWith('/queries'))
    .flatMap(({ body }) => body['requests'] as unknown as Record<string, unknown>[])
const events = () =>
  sent
    .filter(({ url }) => url.endsWith('/events'))
    .flatMap(({ body }) => body['events'] as unknown as Record<string, unknown>[])

test('without consent nothing is requested and nothing tracked (acceptance 109, 145)', async () => {
  document.cookie = refused
  shown(search())
  await clicked(search(), '1', 0)
  expect(sent).toEqual([])
})

test('a search that is shown counts once, with its tags; its further pages are the same search', () => {
  const first = search('brand=a')
  shown(first)
  shown({ ...first, query: { ...first.query, page: 2 } })
  expect(requests()).toMatchObject([
    {
      indexName: 'products_fr',
      query: first.text,
      analytics: true,
      clickAnalytics: true,
      analyticsTags: ['mec', 'search', 'desktop', 'external'],
      facetFilters: [['brandKey:a']],
    },
  ])
})

test('a click carries query, object and position over all pages, in the index of its order (acceptance 109)', async () => {
  await clicked(search('sort=price-asc&page=3'), '5101-204', 4)
  expect(events()).toMatchObject([
    { eventType: 'click', index: 'products_fr_price_asc', objectIDs: ['5101-204'], positions: [53], queryID },
  ])
})

test('a category that is looked at is not a search; a click in it knows its place all the same', async () => {
  await clicked({ locale: 'en', scope: { category: 'tents' }, query: emptyQuery }, '1', 0)
  expect(requests()).toMatchObject([
    {
      analytics: false,
      analyticsTags: ['mec', 'listing', 'desktop', 'external'],
      facetFilters: [['categoryKeys:tents']],
    },
  ])
  expect(events()).toMatchObject([{ positions: [1], queryID }])
})

test('a provider that is down loses the search, not the click', async () => {
  down = true
  await clicked(search(), '1', 0)
  expect(events()).toHaveLength(1)
  expect(events()[0]).not.toHaveProperty('queryID')
})
