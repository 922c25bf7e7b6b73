import { newQueryId, type Engine, type SearchAnswer, type SearchParams } from '../../search-engine/index.ts'

/** An answer, and the id by which its clicks are told from others where `clickAnalytics` asks for one. */
export type DoorAnswer = Pick<
  SearchAnswer,
  'hits' | 'nbHits' | 'query' | 'facets' | 'facets_stats' | 'queryAfterRemoval' | 'userData' | 'renderingContent'
> & { page: number; nbPages: number; queryID?: string }
export type DoorRequest = { indexName: string } & SearchParams

/** The search as loaders use it: the same questions as over HTTP, without it. */
export type SearchDoor = {
  search(index: string, params: SearchParams): Promise<DoorAnswer>
  /** Several at once, as disjunctive facets need. */
  searchMany(requests: readonly DoorRequest[]): Promise<DoorAnswer[]>
}

/**
 * The door of the engine inside.
 * @param ready settled when the indexes can be searched
 */
export function engineDoor(engine: () => Promise<Engine>, ready: () => Promise<void>): SearchDoor {
  const searchMany = async (requests: readonly DoorRequest[]): Promise<DoorAnswer[]> => {
    await ready()
    const own = await engine()
    return requests.map(({ indexName, ...params }) => ({
      page: 0,
      nbPages: 0,
      ...own.index(indexName).search(params),
      ...(params.clickAnalytics && { queryID: newQueryId() }),
    }))
  }
  return { searchMany, search: async (indexName, params) => (await searchMany([{ ...params, indexName }]))[0]! }
}
