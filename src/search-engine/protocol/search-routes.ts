import { Deadline } from '../answer/deadline.ts'
import { visible } from '../answer/visible.ts'
import type { SearchAnswer } from '../answer/search.ts'
import type { SearchRecord } from '../index/record.ts'
import type { SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import type { Engine } from '../store/engine.ts'
import type { ReadQuery } from '../store/live-index.ts'
import { bodyOf, isBody, jsonOf, paramsOf, paramsText, type Body } from './request.ts'

/** Searches of one request. */
export const MOST_QUERIES = 50
/** Milliseconds after which no further one of them is begun. */
export const ALL_WITHIN = 150

const seconds = (engine: Engine) => Math.floor(engine.now() / 1000)
/** 32 hexadecimal digits, as click analytics expects. */
export const newQueryId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export type IndexAnswer = Partial<SearchAnswer> & {
  processingTimeMS: number
  index: string
  params: string
  queryID?: string
}

/** An answered search, for statistics. */
export type RecordedSearch = { index: string; params: SearchParams; nbHits: number; queryID?: string }
export type RecordSearch = (search: RecordedSearch) => void
/** What goes on beside searches. `read` understands the queries of an index, if anything does. */
export type Beside = {
  record?: RecordSearch | undefined
  read?: ((index: string) => ReadQuery | undefined) | undefined
}

/** One search of one index, which must exist; `beside.record` gets the query and the number of hits. */
export function searchIndex(engine: Engine, name: string, body: Body, { record, read }: Beside = {}): IndexAnswer {
  const { search, given } = paramsOf(body)
  const start = performance.now()
  const answer = engine.existing(name).search(search, seconds(engine), { read: read?.(name) })
  const whole: IndexAnswer = {
    ...answer,
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
    index: name,
    params: paramsText(given),
    ...(search.clickAnalytics ? { queryID: newQueryId() } : {}),
  }
  record?.({ index: name, params: search, nbHits: answer.nbHits, ...(whole.queryID ? { queryID: whole.queryID } : {}) })
  return chosen(whole, search)
}

/** Only the fields asked for; some are always there. */
function chosen(answer: IndexAnswer, { responseFields }: SearchParams): IndexAnswer {
  if (!responseFields || responseFields.includes('*')) return answer
  const stored = new Set([
    ...responseFields,
    'message',
    'index',
    'queryID',
    ...(responseFields.includes('hits') ? ['hits'] : []),
  ])
  return Object.fromEntries(Object.entries(answer).filter(([name]) => stored.has(name))) as IndexAnswer
}

/** The values of a facet that contain a text. */
export function searchFacet(engine: Engine, name: string, facet: string, body: Body, { read }: Beside = {}) {
  const { search, given } = paramsOf(body)
  const facetQuery = typeof given['facetQuery'] === 'string' ? given['facetQuery'] : ''
  const start = performance.now()
  const answer = engine.existing(name).searchFacet(facet, facetQuery, search, seconds(engine), { read: read?.(name) })
  return { ...answer, processingTimeMS: Math.max(1, Math.round(performance.now() - start)) }
}

/** Several searches at once; `stopIfEnoughMatches` leaves those after the first full page. */
export function searchMany(engine: Engine, bodyText: string, beside: Beside = {}) {
  const json = jsonOf(bodyText)
  const { requests, strategy } = Array.isArray(json) ? { requests: json, strategy: 'none' } : bodyOf(bodyText)
  if (!Array.isArray(requests)) throw new Refusal('Expecting "requests" to be a list')
  if (requests.length > MOST_QUERIES) throw new Refusal(`Too many requests in one, at most ${MOST_QUERIES}`)
  const results: unknown[] = []
  const deadline = new Deadline(ALL_WITHIN)
  let isEnough = false
  for (const request of requests) {
    if (!isBody(request) || typeof request['indexName'] !== 'string')
      throw new Refusal('Every request needs an indexName')
    const { indexName, type, facet, ...rest } = request
    if (results.length > 0) deadline.check()
    if (isEnough)
      results.push({
        hits: [],
        nbHits: 0,
        page: 0,
        nbPages: 0,
        hitsPerPage: 0,
        processingTimeMS: 0,
        processed: false,
        index: indexName,
        params: '',
        query: '',
      })
    else if (type === 'facet') results.push(searchFacet(engine, indexName as string, String(facet), rest, beside))
    else {
      const answer = searchIndex(engine, indexName as string, rest, beside)
      results.push(answer)
      isEnough =
        strategy === 'stopIfEnoughMatches' &&
        (answer.nbHits ?? 0) >= ('hitsPerPage' in answer ? (answer.hitsPerPage ?? 0) : 20)
    }
  }
  return { results }
}

/** A record as it may be shown; a Refusal with 404 where there is none. */
export function getObject(
  engine: Engine,
  name: string,
  objectID: string,
  attributes: readonly string[] | undefined,
): SearchRecord {
  const index = engine.existing(name)
  const record = index.record(objectID)
  if (!record) throw new Refusal('ObjectID does not exist', 404)
  return shown(record, index.view.settings.unretrievableAttributes, attributes)
}

const shown = (record: SearchRecord, hidden?: readonly string[], attributes?: readonly string[]): SearchRecord =>
  Object.fromEntries(
    Object.entries(visible(record, hidden)).filter(
      ([name]) => name === 'objectID' || !attributes || attributes.includes('*') || attributes.includes(name),
    ),
  ) as SearchRecord

/** Records of several indexes at once; null for each that does not exist. */
export function getObjects(engine: Engine, { requests }: Body) {
  if (!Array.isArray(requests) || requests.length > 1000)
    throw new Refusal('Expecting "requests" to be a list of at most 1000')
  return {
    results: requests.map((request) => {
      if (!isBody(request) || typeof request['indexName'] !== 'string' || typeof request['objectID'] !== 'string')
        throw new Refusal('Every request needs an indexName and an objectID')
      const index = engine.existing(request['indexName'])
      const record = index.record(request['objectID'])
      const attributes = request['attributesToRetrieve']
      return record
        ? shown(
            record,
            index.view.settings.unretrievableAttributes,
            Array.isArray(attributes) ? attributes.map(String) : undefined,
          )
        : null
    }),
  }
}

/** All records that a query and filters find, page by page; the cursor is where the next begins. */
export function browse(engine: Engine, name: string, body: Body) {
  const { search, given } = paramsOf(body)
  const index = engine.existing(name)
  const cursor = typeof given['cursor'] === 'string' ? cursorOf(given['cursor']) : { after: '', params: search }
  const { hitsPerPage = 1000 } = cursor.params
  if (hitsPerPage < 1 || hitsPerPage > 1000) throw new Refusal('hitsPerPage must be 1 to 1000')
  // By objectID, so that concurrent changes do not shift the pages.
  const ids = index.idsMeeting(cursor.params).sort()
  const from = ids.findIndex((id) => id > cursor.after)
  const page = from < 0 ? [] : ids.slice(from, from + hitsPerPage)
  const isLast = from < 0 || from + hitsPerPage >= ids.length
  return {
    hits: page
      .flatMap((id) => index.record(id) ?? [])
      .map((record) => shown(record, undefined, cursor.params.attributesToRetrieve)),
    nbHits: ids.length,
    page: 0,
    nbPages: Math.ceil(ids.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    query: cursor.params.query ?? '',
    params: paramsText(given),
    ...(isLast
      ? {}
      : { cursor: btoa(encodeURIComponent(JSON.stringify({ after: page.at(-1), params: cursor.params }))) }),
  }
}

function cursorOf(text: string): { after: string; params: SearchParams } {
  try {
    const { after, params } = JSON.parse(decodeURIComponent(atob(text))) as Body
    if (typeof after === 'string' && isBody(params)) return { after, params: paramsOf(params).search }
  } catch {}
  throw new Refusal('Invalid cursor')
}
