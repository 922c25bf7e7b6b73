import { newQueryId, type Engine, type SearchAnswer, type SearchParams } from '../../search-engine/index.ts'

/** A response, and the id that identifies its clicks if `clickAnalytics` requests one. */
export type SearchResponse = Pick<
  SearchAnswer,
  'hits' | 'nbHits' | 'query' | 'facets' | 'facets_stats' | 'queryAfterRemoval' | 'userData' | 'renderingContent'
> & { page: number; nbPages: number; queryID?: string }
/** Where filters were read from the query: how it was typed, and the filters without those. Both stay on this side. */
type AsAsked = { askedAs?: string; pinsMeet?: SearchParams }
export type SearchClientRequest = { indexName: string } & AsAsked & SearchParams

/** The search as loaders use it: the same questions as over HTTP, without it. */
export type SearchClient = {
  search(index: string, params: SearchParams): Promise<SearchResponse>
  /** Several at once, as disjunctive facets need. */
  searchMany(requests: readonly SearchClientRequest[]): Promise<SearchResponse[]>
}

/** The client of the embedded engine. @param ready settled when the indexes can be searched */
export function engineClient(engine: () => Promise<Engine>, ready: () => Promise<void>): SearchClient {
  const searchMany = async (requests: readonly SearchClientRequest[]): Promise<SearchResponse[]> => {
    await ready()
    const own = await engine()
    return requests.map(({ indexName, askedAs, pinsMeet, ...params }) => ({
      page: 0,
      nbPages: 0,
      ...own.index(indexName).search(params, { ...(askedAs !== undefined && { askedAs }), pinsMeet }),
      ...(params.clickAnalytics && { queryID: newQueryId() }),
    }))
  }
  return { searchMany, search: async (indexName, params) => (await searchMany([{ ...params, indexName }]))[0]! }
}
