import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  handleProtocol,
  isAdmin,
  type Engine,
  type Keys,
  type ProtocolOptions,
  type SearchEvent,
  type RecordedSearch,
} from '../../search-engine/index.ts'
import { readBody, sendJson } from '../http/json-http.ts'
import { traced } from '../tracing/trace.ts'
import { searchSpan } from './traced-search.ts'

/** Where the Algolia protocol begins; behind it come its own paths, such as `/1/indexes/products_en/query`. */
export const SEARCH_API = '/api/search/'

/** Bytes of a body: of anybody, and of a client that writes records. */
const [LARGEST_BODY, LARGEST_ADMIN_BODY] = [128 * 1024, 10 * 1024 * 1024]

/** Records searches and events on their hits. `address` distinguishes shoppers; it is not stored. */
export type SearchCounter = {
  searched(search: RecordedSearch, address: string): void
  happened(events: SearchEvent[], address: string): void | Promise<void>
}

export type SearchApiParts = {
  counter?: SearchCounter
  addressOf?: (request: IncomingMessage) => string
  /** Understands queries, for clients that do not switch rules off. */
  readQueries?: () => Promise<NonNullable<ProtocolOptions['readQueries']>>
  recommend?: ProtocolOptions['recommend']
}

export type SearchApi = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/**
 * The search engine over HTTP, for any Algolia client. Limits on requests and the check of where they come from are
 * the server's.
 */
export function searchApi(
  engine: () => Promise<Engine>,
  keys: Keys,
  { counter, addressOf = ({ socket }) => socket.remoteAddress ?? '', readQueries, recommend }: SearchApiParts = {},
): SearchApi {
  return async (request, response, url) => {
    const given = {
      method: request.method ?? 'GET',
      path: url.pathname.slice(SEARCH_API.length - 1),
      query: url.searchParams,
      headers: request.headers,
    }
    const bodyText = await readBody(request, isAdmin(given, keys) ? LARGEST_ADMIN_BODY : LARGEST_BODY)
    if (bodyText === undefined) return sendJson(response, 413, { message: 'Body is too large', status: 413 })
    const [own, read] = [await engine(), await readQueries?.()]
    const answer = async () =>
      handleProtocol(
        own,
        { ...given, bodyText },
        {
          keys,
          ...(read && { readQueries: read }),
          ...(recommend && { recommend }),
          ...(counter
            ? {
                onEvents: (events) => counter.happened(events, addressOf(request)),
                onSearch: (search) => counter.searched(search, addressOf(request)),
              }
            : {}),
        },
      )
    const { status, body } = await traced(
      searchSpan(() => ({})),
      answer,
    )
    sendJson(response, status, body)
  }
}
