/** The public entry point of the search engine: everything else in this folder is private. */
export { Engine, type EngineOptions } from './store/engine.ts'
export { SearchIndex } from './store/search-index.ts'
export { type SearchAnswer, type FacetAnswer } from './answer/search.ts'
export { type Hit } from './answer/hit.ts'
export { type SearchRecord } from './index/record.ts'
export { type SearchParams } from './settings/params.ts'
export { type Settings } from './settings/settings.ts'
export { type Synonym } from './settings/synonyms.ts'
export { type Rule } from './settings/rule.ts'
export { openEngine, type OpenEngine } from './store/node/open-engine.ts'
export { isAdmin, type Keys } from './protocol/access.ts'
export { handleProtocol, type ProtocolOptions } from './protocol/handle.ts'
export { type Recommend, type RecommendQuestion } from './protocol/recommend-route.ts'
export { newQueryId, type RecordedSearch } from './protocol/search-routes.ts'
export { type ProtocolAnswer, type ProtocolRequest } from './protocol/request.ts'
export { type SearchEvent } from './protocol/events.ts'
export { type ReadQuery } from './store/live-index.ts'
export { languageOf } from './text/language.ts'
export { Refusal } from './settings/refusal.ts'

import { Engine, type EngineOptions } from './store/engine.ts'

/** An engine in memory. For one with indexes on disk see `openEngine`. */
export const createEngine = (options: EngineOptions = {}): Engine => new Engine(options)
