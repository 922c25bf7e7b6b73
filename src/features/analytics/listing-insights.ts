import { PAGE_SIZE } from '../../domain/catalog/listing.ts'
import { fieldsOf, listOf, textOf } from '../../domain/search/foreign.ts'
import { listingIndex, listingView, type ListingSearch } from '../../domain/search/listing-search.ts'
import { searchUrl, type HostedSearch } from '../../domain/search/search-provider.ts'
import { isStorePc } from '../../domain/search/store-pc.ts'
import { isGranted } from './consent-state.ts'
import { searchInsights } from './search-insights.ts'

/** One id for each search that is shown, also on its further pages. */
const ids = new Map<string, Promise<string | undefined>>()

/**
 * Listing pages are the same for all visitors, so they carry no query id: the browser requests one, once consent allows
 * it.
 * @param hosted the provider to query
 */
export const listingInsights = (hosted: HostedSearch | undefined) => ({
  /** A search with words is shown: it counts as one. */
  shown: (search: ListingSearch): void => void (isGranted('C0002') && queryIdOf(search, hosted)),

  /** A product of the page was followed. `place` counts from 0, on its page. */
  async clicked(search: ListingSearch, objectID: string, place: number): Promise<void> {
    if (!isGranted('C0002')) return
    const queryID = await queryIdOf(search, hosted)
    searchInsights(hosted).clicked({
      index: listingIndex(search.locale, search.query.sort),
      objectID,
      position: (search.query.page - 1) * PAGE_SIZE + place + 1,
      ...(queryID && { queryID }),
    })
  },
})

function queryIdOf(search: ListingSearch, hosted: HostedSearch | undefined): Promise<string | undefined> {
  const key = JSON.stringify({ ...search, query: { ...search.query, page: 1 } })
  const asked = ids.get(key) ?? ask(search, hosted)
  ids.set(key, asked)
  return asked
}

/** Undefined where the provider cannot be reached: a click is then tracked without its search. */
async function ask(search: ListingSearch, hosted: HostedSearch | undefined): Promise<string | undefined> {
  try {
    const request = listingView(search, {
      width: window.innerWidth,
      storePc: isStorePc(document.cookie),
      isHosted: hosted !== undefined,
    })
    const response = await fetch(searchUrl(hosted), {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ requests: [request] }),
      keepalive: true,
    })
    return textOf(fieldsOf(listOf(fieldsOf(await response.json()).results)[0]).queryID)
  } catch {
    return undefined
  }
}
