import type { Json } from '../index/record.ts'
import { Refusal } from './refusal.ts'

/** All of the entries, any of a list among them, all of a list in that. */
export type FilterList = string | FilterEntry[]
export type FilterEntry = string | (string | string[])[]
export type TypoTolerance = boolean | 'min' | 'strict'
export type Relaxation = 'none' | 'lastWords' | 'firstWords' | 'allOptional'

/**
 * Search parameters of the protocol that may also be settings of an index. Lengths and limits as in Algolia's
 * reference.
 */
export type SearchParams = {
  query?: string
  page?: number
  hitsPerPage?: number
  offset?: number
  length?: number
  filters?: string
  facetFilters?: FilterList
  numericFilters?: FilterList
  tagFilters?: FilterList
  optionalFilters?: FilterList
  sumOrFiltersScores?: boolean
  facets?: string[]
  maxValuesPerFacet?: number
  maxFacetHits?: number
  sortFacetValuesBy?: 'count' | 'alpha'
  facetingAfterDistinct?: boolean
  attributesToRetrieve?: string[]
  attributesToHighlight?: string[]
  attributesToSnippet?: string[]
  highlightPreTag?: string
  highlightPostTag?: string
  snippetEllipsisText?: string
  restrictHighlightAndSnippetArrays?: boolean
  restrictSearchableAttributes?: string[]
  typoTolerance?: TypoTolerance
  minWordSizefor1Typo?: number
  minWordSizefor2Typos?: number
  allowTyposOnNumericTokens?: boolean
  disableTypoToleranceOnWords?: string[]
  disableTypoToleranceOnAttributes?: string[]
  ignorePlurals?: boolean | string[]
  removeStopWords?: boolean | string[]
  queryLanguages?: string[]
  queryType?: 'prefixLast' | 'prefixAll' | 'prefixNone'
  removeWordsIfNoResults?: Relaxation
  advancedSyntax?: boolean
  advancedSyntaxFeatures?: string[]
  optionalWords?: string[]
  synonyms?: boolean
  decompoundQuery?: boolean
  distinct?: number
  aroundLatLng?: string
  aroundRadius?: number | 'all'
  aroundPrecision?: number
  minimumAroundRadius?: number
  insideBoundingBox?: number[][]
  insidePolygon?: number[][]
  ranking?: string[]
  customRanking?: string[]
  relevancyStrictness?: number
  minProximity?: number
  getRankingInfo?: boolean
  enableRules?: boolean
  ruleContexts?: string[]
  analytics?: boolean
  clickAnalytics?: boolean
  analyticsTags?: string[]
  userToken?: string
  responseFields?: string[]
  renderingContent?: { [key: string]: Json | undefined }
  /** Ours: with fewer documents than this, documents with most of the words follow. See docs/search.md. */
  relaxBelow?: number
  /** Ours: with fewer documents than this, misspelt words are looked for. */
  typoBelow?: number
}

/** Entries of a list, and UTF-16 units of one: an attribute has no longer name. */
const [MOST_TEXTS, LONGEST_TEXT] = [1000, 500]
/** Numbers in all corners together. */
const MOST_CORNERS = 1000

type Kind = (value: unknown) => unknown

const wrong = (): never => {
  throw new TypeError('wrong type')
}
const text: Kind = (value) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : wrong())
const whole: Kind = (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : wrong()
}
const yes: Kind = (value) =>
  value === true || value === 'true' || value === 1 || value === '1'
    ? true
    : value === false || value === 'false' || value === 0 || value === '0'
      ? false
      : wrong()
const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return wrong()
  }
}
/** A list; as text, JSON or separated by commas. */
const texts: Kind = (value) => {
  const given = parsed(value)
  if (typeof given === 'string') return texts(given === '' ? [] : given.split(',').map((each) => each.trim()))
  return Array.isArray(given) &&
    given.length <= MOST_TEXTS &&
    given.every((each) => typeof each === 'string' && each.length <= LONGEST_TEXT)
    ? given
    : wrong()
}
const words: Kind = (value) =>
  typeof value === 'string' && !/^\s*\[/.test(value) ? value.split(/[\s,]+/).filter(Boolean) : texts(value)
const either =
  (...kinds: Kind[]): Kind =>
  (value) => {
    for (const kind of kinds) {
      try {
        return kind(value)
      } catch {}
    }
    return wrong()
  }
const oneOf =
  (...options: string[]): Kind =>
  (value) =>
    options.includes(value as string) ? value : wrong()
const filterList: Kind = (value) => {
  const given = parsed(value)
  if (typeof given === 'string') return given
  const isText = (each: unknown) => typeof each === 'string'
  const isList = (each: unknown, isEntry: (one: unknown) => boolean) => Array.isArray(each) && each.every(isEntry)
  const isEither = (each: unknown) => isText(each) || isList(each, isText)
  return isList(given, (each) => isText(each) || isList(each, isEither)) ? given : wrong()
}
const numberLists: Kind = (value) => {
  const given =
    typeof value === 'string' && !value.trim().startsWith('[') ? value.split(',').map(Number) : parsed(value)
  const lists = Array.isArray(given) && given.every((each) => typeof each === 'number') ? [given] : given
  return Array.isArray(lists) &&
    lists.flat().length <= MOST_CORNERS &&
    lists.every((list) => Array.isArray(list) && list.every((each) => Number.isFinite(each)))
    ? lists
    : wrong()
}
const object: Kind = (value) => {
  const given = parsed(value)
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : wrong()
}
const precision: Kind = either(whole, (value) => {
  const given = parsed(value)
  return Array.isArray(given) && typeof given[0]?.value === 'number' ? given[0].value : wrong()
})
const stops = (value: unknown) => Number(either(whole, yes)(value))

export const paramKinds: Record<keyof SearchParams, Kind> = {
  query: text,
  page: whole,
  hitsPerPage: whole,
  offset: whole,
  length: whole,
  filters: text,
  facetFilters: filterList,
  numericFilters: filterList,
  tagFilters: filterList,
  optionalFilters: filterList,
  sumOrFiltersScores: yes,
  facets: texts,
  maxValuesPerFacet: whole,
  maxFacetHits: whole,
  sortFacetValuesBy: oneOf('count', 'alpha'),
  facetingAfterDistinct: yes,
  attributesToRetrieve: texts,
  attributesToHighlight: texts,
  attributesToSnippet: texts,
  highlightPreTag: text,
  highlightPostTag: text,
  snippetEllipsisText: text,
  restrictHighlightAndSnippetArrays: yes,
  restrictSearchableAttributes: texts,
  typoTolerance: either(yes, oneOf('min', 'strict')),
  minWordSizefor1Typo: whole,
  minWordSizefor2Typos: whole,
  allowTyposOnNumericTokens: yes,
  disableTypoToleranceOnWords: texts,
  disableTypoToleranceOnAttributes: texts,
  ignorePlurals: either(yes, texts),
  removeStopWords: either(yes, texts),
  queryLanguages: texts,
  queryType: oneOf('prefixLast', 'prefixAll', 'prefixNone'),
  removeWordsIfNoResults: oneOf('none', 'lastWords', 'firstWords', 'allOptional'),
  advancedSyntax: yes,
  advancedSyntaxFeatures: texts,
  optionalWords: words,
  synonyms: yes,
  decompoundQuery: yes,
  distinct: stops,
  aroundLatLng: text,
  aroundRadius: either(whole, oneOf('all')),
  aroundPrecision: precision,
  minimumAroundRadius: whole,
  insideBoundingBox: numberLists,
  insidePolygon: numberLists,
  ranking: texts,
  customRanking: texts,
  relevancyStrictness: whole,
  minProximity: whole,
  getRankingInfo: yes,
  enableRules: yes,
  ruleContexts: texts,
  analytics: yes,
  clickAnalytics: yes,
  analyticsTags: texts,
  userToken: text,
  responseFields: texts,
  renderingContent: object,
  relaxBelow: whole,
  typoBelow: whole,
}

/**
 * Reads what it knows of a request and leaves out the rest; null counts as not given. Throws a Refusal for a value of
 * the wrong kind.
 */
export function readParams<T>(given: Record<string, unknown>, kinds: Record<string, Kind> = paramKinds): T {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || !Object.hasOwn(kinds, name)) continue
    try {
      read[name] = kinds[name]!(value)
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw new Refusal(`Invalid value for "${name}" parameter`)
    }
  }
  return read as T
}

export const kindsOfSettings = { text, whole, texts, object, either, yes, oneOf, wrong }
