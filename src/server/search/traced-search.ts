import { traced, type Attributes, type Begun } from '../tracing/trace.ts'
import type { SearchClient, SearchResponse } from './search-client.ts'

/** A span for each search: which index and how many hits, never the words. */
export const tracedSearch = (client: SearchClient): SearchClient => ({
  search: (index, params) =>
    traced(
      searchSpan(() => ({ 'search.index': index })),
      () => client.search(index, params),
      ({ nbHits }) => ({ 'search.hits': nbHits }),
    ),
  searchMany: (requests) =>
    traced(
      searchSpan(() => ({ 'search.index': [...new Set(requests.map(({ indexName }) => indexName))].join(' ') })),
      () => client.searchMany(requests),
      (answers: SearchResponse[]) => ({ 'search.hits': answers[0]?.nbHits ?? 0, 'search.count': answers.length }),
    ),
})

/** What is recorded of a search. */
export const searchSpan = (attributes: () => Attributes): Begun => ({ name: 'search', kind: 'internal', attributes })
