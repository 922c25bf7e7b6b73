import { Deadline } from '../answer/deadline.ts'
import type { Hit } from '../answer/hit.ts'
import { joinParams } from '../filter/filter-lists.ts'
import { Refusal } from '../settings/refusal.ts'
import type { Engine } from '../store/engine.ts'
import { bodyOf, isBody, paramsOf, type Body } from './request.ts'
import { ALL_WITHIN, MOST_QUERIES } from './search-routes.ts'

/** Hits of one answer. */
const MOST_RECOMMENDED = 30
/** Of the best of an answer; each after it has a little less, as only their order is known. */
const BEST_SCORE = 100

/** What is asked for: of an index, by a model, beside a record or with a value of a facet. */
export type RecommendQuestion = {
  index: string
  model: string
  objectID?: string
  facet?: { name: string; value: string }
}
/** Ids of records, the surest first; undefined where a model is not offered. */
export type Recommend = (asked: RecommendQuestion) => Promise<readonly string[] | undefined>

type RecommendAnswer = { hits: (Hit & { _score: number })[]; nbHits: number; processingTimeMS: number }

/** Several questions at once; the parameters of a search filter what is recommended and say what is shown of it. */
export async function recommendMany(engine: Engine, bodyText: string, recommend: Recommend) {
  const { requests } = bodyOf(bodyText)
  if (!Array.isArray(requests)) throw new Refusal('Expecting "requests" to be a list')
  if (requests.length > MOST_QUERIES) throw new Refusal(`Too many requests in one, at most ${MOST_QUERIES}`)
  const results: RecommendAnswer[] = []
  const deadline = new Deadline(ALL_WITHIN)
  for (const request of requests) {
    if (!isBody(request)) throw new Refusal('Every request is an object')
    if (results.length > 0) deadline.check()
    results.push(await recommendOne(engine, request, recommend))
  }
  return { results }
}

async function recommendOne(engine: Engine, request: Body, recommend: Recommend): Promise<RecommendAnswer> {
  const [begun, asked] = [performance.now(), questionOf(request)]
  const { maxRecommendations: most = MOST_RECOMMENDED, threshold = 0, queryParameters = {} } = request
  if (typeof most !== 'number' || !Number.isInteger(most) || most < 0 || most > MOST_RECOMMENDED)
    throw new Refusal(`maxRecommendations must be 0 to ${MOST_RECOMMENDED}`)
  if (typeof threshold !== 'number' || threshold < 0 || threshold > BEST_SCORE)
    throw new Refusal(`threshold must be 0 to ${BEST_SCORE}`)
  if (!isBody(queryParameters)) throw new Refusal('Expecting "queryParameters" to be an object')
  const index = engine.existing(asked.index)
  const ids = await recommend(asked)
  if (!ids) throw new Refusal(`The model ${asked.model.slice(0, 40)} is not offered here`)
  const found =
    ids.length === 0
      ? []
      : index.search(
          joinParams(paramsOf(queryParameters).search, {
            query: '',
            facetFilters: [ids.map((id) => `objectID:${id.startsWith('-') ? `\\${id}` : id}`)],
            hitsPerPage: ids.length,
            page: 0,
            enableRules: false,
          }),
          Math.floor(engine.now() / 1000),
        ).hits
  const places = new Map(ids.map((id, place) => [id, place]))
  const placeOf = ({ objectID }: Hit) => places.get(objectID) ?? ids.length
  const hits = found
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((hit) => ({ ...hit, _score: Math.max(0, BEST_SCORE - placeOf(hit)) }))
    .filter(({ _score }) => _score >= threshold)
    .slice(0, most)
  return { hits, nbHits: hits.length, processingTimeMS: Math.max(1, Math.round(performance.now() - begun)) }
}

function questionOf({ indexName, model, objectID, facetName, facetValue }: Body): RecommendQuestion {
  if (typeof indexName !== 'string' || typeof model !== 'string')
    throw new Refusal('Every request needs an indexName and a model')
  if (!model.startsWith('trending-') && typeof objectID !== 'string')
    throw new Refusal(`The model ${model.slice(0, 40)} needs an objectID`)
  return {
    index: indexName,
    model,
    ...(typeof objectID === 'string' && { objectID }),
    ...(typeof facetName === 'string' &&
      typeof facetValue === 'string' && { facet: { name: facetName, value: facetValue } }),
  }
}
