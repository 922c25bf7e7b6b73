import type { TitleLookup } from '../../domain/search/understanding/query-vocabulary.ts'
import type { SearchIndex, SearchParams } from '../../search-engine/index.ts'

/** Only whether there is anything: as it is written, and nothing of it recorded. */
const asWritten: SearchParams = {
  hitsPerPage: 0,
  typoTolerance: false,
  queryType: 'prefixNone',
  ignorePlurals: false,
  synonyms: false,
  decompoundQuery: false,
  removeWordsIfNoResults: 'none',
  removeStopWords: false,
  enableRules: false,
  analytics: false,
}
const attributes = { brand: 'brandKey', category: 'categoryKeys' } as const

/** What titles are asked so that a name stays a name, by the index of this process. */
export const titleLookup = (index: SearchIndex): TitleLookup => ({
  hasWord: (query) => index.search({ ...asWritten, query }).nbHits > 0,
  inTitles: (words, without) =>
    index.search({
      ...asWritten,
      query: `"${words.join(' ')}"`,
      advancedSyntax: true,
      restrictSearchableAttributes: ['title'],
      ...(without && { facetFilters: without.keys.map((key) => [`${attributes[without.kind]}:-${key}`]) }),
    }).nbHits > 0,
})

/**
 * Does a word find something as a shopper's search does, with its synonyms and slips of typing? Small words always do.
 */
export const isKnown = (index: SearchIndex, query: string): boolean =>
  index.search({
    query,
    hitsPerPage: 0,
    queryType: 'prefixNone',
    removeWordsIfNoResults: 'none',
    enableRules: false,
    analytics: false,
  }).nbHits > 0
