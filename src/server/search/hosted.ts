import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, sendJson } from '../http/json-http.ts'
import type { SearchResponse, SearchClient } from './search-client.ts'

export type HostedKeys = {
  appId: string
  searchKey: string
  /** Address of another server that speaks the protocol, for tests. */
  host?: string
}

/** The official client of a hosted application; `host` without `https://` in tests. */
export const hostedClient = ({ appId, searchKey: key, host }: HostedKeys): Algoliasearch =>
  algoliasearch(appId, key, host ? { hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }] } : {})

/** The client of hosted Algolia: the same queries, answered there. */
export function hostedSearchClient(client: Algoliasearch): SearchClient {
  const searchMany: SearchClient['searchMany'] = async (given) => {
    // The client knows a type for each parameter, and ours are names with values.
    const requests = given.map(({ askedAs: _, pinsMeet: __, ...request }) => request) as never
    const { results } = await client.search({ requests })
    // What answers in another shape is not the search: it counts as away (search-fallback.ts).
    if (results.length !== given.length || !results.every((answer) => 'hits' in answer && Array.isArray(answer.hits)))
      throw new Error(`the answer has not ${given.length} lists of hits`)
    return results.map((answer) => ({ page: 0, nbPages: 0, ...answer }) as unknown as SearchResponse)
  }
  return { searchMany, search: async (indexName, params) => (await searchMany([{ ...params, indexName }]))[0]! }
}

/** What a browser may ask; everything else needs a key that never leaves the server. */
const asked = [
  /^POST \/1\/indexes\/[^/]+\/(?:queries|query)$/,
  /^POST \/1\/indexes\/[^/]+\/facets\/[^/]+\/query$/,
  /^POST \/1\/indexes\/\*\/recommendations$/,
  /^POST \/1\/events$/,
  /^GET \/1\/indexes\/[^/]+\/[^/]+$/,
]
const LARGEST_BODY = 128 * 1024
const TIME_MS = 5000

/**
 * The same addresses under `/api/search` as the engine inside has, answered by hosted Algolia: clients need not know
 * which one they talk to, and never get a key.
 */
export function hostedApi({ appId, searchKey, host }: HostedKeys, prefix: string) {
  const base = (isEvent: boolean) =>
    host ? `http://${host}` : isEvent ? 'https://insights.algolia.io' : `https://${appId}-dsn.algolia.net`
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const path = url.pathname.slice(prefix.length - 1)
    if (!asked.some((each) => each.test(`${request.method} ${path}`)))
      return sendJson(response, 403, { message: 'Method not allowed with this API key', status: 403 })
    const body = request.method === 'POST' ? await readBody(request, LARGEST_BODY) : ''
    if (body === undefined) return sendJson(response, 413, { message: 'Body is too large', status: 413 })
    try {
      const answer = await fetch(base(path === '/1/events') + path, {
        method: request.method!,
        headers: {
          'x-algolia-application-id': appId,
          'x-algolia-api-key': searchKey,
          'content-type': 'application/json',
        },
        ...(request.method === 'POST' ? { body } : {}),
        signal: AbortSignal.timeout(TIME_MS),
      })
      sendJson(response, answer.status, await answer.json())
    } catch {
      sendJson(response, 503, { message: 'Search is out of reach', status: 503 })
    }
  }
}
