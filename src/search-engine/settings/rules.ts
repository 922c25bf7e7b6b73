import { fold } from '../text/characters.ts'
import { paramKinds, readParams, type SearchParams } from './params.ts'
import { Refusal } from './refusal.ts'
import { wordsOf } from './synonyms.ts'

export type Anchoring = 'is' | 'startsWith' | 'endsWith' | 'contains'
export type RuleCondition = { pattern?: string; anchoring?: Anchoring; alternatives?: boolean; context?: string; filters?: string }
export type QueryEdit = { type: 'remove' | 'replace'; delete: string; insert?: string }
export type Promotion = { objectIDs: string[]; position: number }
type AutomaticFilter = { facet: string; score?: number; disjunctive?: boolean; negative?: boolean }

/** A rule as the Algolia protocol has it; what `params` of its consequence hold is kept as it came. */
export type Rule = {
  objectID: string
  description?: string
  enabled?: boolean
  conditions?: RuleCondition[]
  consequence: {
    params?: Record<string, unknown>
    promote?: ({ objectID: string; position: number } | { objectIDs: string[]; position: number })[]
    filterPromotes?: boolean
    hide?: { objectID: string }[]
    userData?: unknown
  }
  /** Seconds since 1970, both included. */
  validity?: { from: number; until: number }[]
  tags?: string[]
  scope?: string
}

const anchorings = ['is', 'startsWith', 'endsWith', 'contains']
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) && value.length <= 500 ? value.filter(isObject) : [])

export function readRule(given: unknown): Rule {
  if (!isObject(given) || typeof given['objectID'] !== 'string' || given['objectID'] === '') throw new Refusal('A rule needs an objectID')
  const { condition, ...rule } = given
  const refuse = (why: string): never => {
    throw new Refusal(`Invalid rule "${String(given['objectID'])}": ${why}`)
  }
  const conditions = isObject(condition) ? [condition] : listOf(rule['conditions'])
  for (const { pattern, anchoring } of conditions) {
    if (pattern !== undefined && typeof pattern !== 'string') refuse('"pattern" must be a text')
    if (pattern !== undefined && !anchorings.includes(anchoring as string)) refuse('"anchoring" must be is, startsWith, endsWith or contains')
  }
  const { consequence, validity } = rule
  if (!isObject(consequence)) return refuse('"consequence" is missing')
  if (isObject(consequence['params'])) readParams(withoutQuery(consequence['params']))
  for (const each of listOf(consequence['promote'])) if (typeof each['position'] !== 'number' || !(typeof each['objectID'] === 'string' || Array.isArray(each['objectIDs']))) refuse('"promote" needs objectID and position')
  for (const each of listOf(validity)) if (typeof each['from'] !== 'number' || typeof each['until'] !== 'number') refuse('"validity" needs from and until')
  return { ...(rule as Rule), ...(conditions.length > 0 ? { conditions: conditions as RuleCondition[] } : {}) }
}

const withoutQuery = ({ query: _query, ...params }: Record<string, unknown>) => Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(paramKinds, name)))

/** What the rules that apply make of a request. */
export type RuleOutcome = {
  query: string
  params: SearchParams
  /** From `automaticFacetFilters` and `automaticOptionalFacetFilters`. */
  facetFilters: (string | string[])[]
  optionalFilters: string[]
  promote: Promotion[]
  filterPromotes: boolean
  hide: string[]
  userData: unknown[]
  applied: string[]
}

/** @param isFacetValue whether a word of the query is a value of a facet, for patterns such as `{facet:brand}`; returns the value as written */
export function applyRules(rules: Iterable<Rule>, query: string, params: SearchParams, nowSeconds: number, isFacetValue: (facet: string, words: string) => string | undefined): RuleOutcome {
  const outcome: RuleOutcome = { query, params: {}, facetFilters: [], optionalFilters: [], promote: [], filterPromotes: false, hide: [], userData: [], applied: [] }
  for (const rule of rules) {
    if (rule.enabled === false || !isValid(rule, nowSeconds)) continue
    const matched = (rule.conditions ?? [{}]).map((condition) => meets(condition, query, params, isFacetValue)).find((each) => each !== undefined)
    if (!matched) continue
    outcome.applied.push(rule.objectID)
    apply(rule, outcome, matched)
  }
  return outcome
}

const isValid = ({ validity }: Rule, now: number) => !validity?.length || validity.some(({ from, until }) => from <= now && now <= until)

/** The values found for the facets of the pattern; undefined if the condition is not met. */
function meets({ pattern, anchoring = 'contains', context, filters }: RuleCondition, query: string, params: SearchParams, isFacetValue: (facet: string, words: string) => string | undefined): Map<string, string> | undefined {
  if (context && !params.ruleContexts?.includes(context)) return undefined
  if (filters && fold(params.filters ?? '').trim() !== fold(filters).trim()) return undefined
  const values = new Map<string, string>()
  if (pattern === undefined) return values
  const wanted = pattern.trim().split(/\s+/).flatMap((part) => (/^\{facet:.+\}$/.test(part) ? [part] : wordsOf(part)))
  const words = wordsOf(query)
  if (wanted.length === 0) return words.length === 0 && (anchoring === 'is' || pattern === '') ? values : undefined
  const last = words.length - wanted.length
  const starts = anchoring === 'is' ? (last === 0 ? [0] : []) : anchoring === 'startsWith' ? [0] : anchoring === 'endsWith' ? [last] : Array.from({ length: Math.max(0, last + 1) }, (_, i) => i)
  return starts.some((from) => from >= 0 && from <= last && wanted.every((part, i) => {
    const facet = /^\{facet:(.+)\}$/.exec(part)?.[1]
    if (facet === undefined) return words[from + i] === part
    const value = isFacetValue(facet, words[from + i]!)
    if (value !== undefined) values.set(facet, value)
    return value !== undefined
  })) ? values : undefined
}

function apply({ consequence }: Rule, outcome: RuleOutcome, values: Map<string, string>) {
  const { params = {}, promote, hide, userData, filterPromotes } = consequence
  const { query, automaticFacetFilters, automaticOptionalFacetFilters, ...rest } = params
  const { facetFilters, optionalFilters, ...read } = readParams<SearchParams>(rest)
  if (typeof query === 'string') outcome.query = query
  else if (isObject(query)) outcome.query = edited(outcome.query, query)
  // A filter of a rule narrows what others let through.
  if (read.filters && outcome.params.filters) read.filters = `(${outcome.params.filters}) AND (${read.filters})`
  Object.assign(outcome.params, read)
  if (facetFilters) outcome.facetFilters.push(...(typeof facetFilters === 'string' ? [facetFilters] : facetFilters))
  if (optionalFilters) outcome.optionalFilters.push(...[optionalFilters].flat(2))
  const automatic = (list: unknown) => (Array.isArray(list) ? list : []).map((each: string | AutomaticFilter) => (typeof each === 'string' ? { facet: each } : each)).flatMap(({ facet, negative }: AutomaticFilter) => (values.has(facet) ? [`${facet}:${negative ? '-' : ''}${values.get(facet)}`] : []))
  outcome.facetFilters.push(...automatic(automaticFacetFilters))
  outcome.optionalFilters.push(...automatic(automaticOptionalFacetFilters))
  for (const each of promote ?? []) outcome.promote.push({ objectIDs: 'objectIDs' in each ? each.objectIDs : [each.objectID], position: each.position })
  outcome.filterPromotes ||= filterPromotes === true
  outcome.hide.push(...(hide ?? []).map(({ objectID }) => objectID))
  if (userData !== undefined) outcome.userData.push(userData)
}

/** Takes words out of a query or puts others in their place; the rest stays as typed. */
function edited(query: string, { edits, remove }: Record<string, unknown>): string {
  const changes = [...listOf(edits), ...(Array.isArray(remove) ? remove : []).map((each) => ({ type: 'remove', delete: String(each) }))] as QueryEdit[]
  return changes.reduce((text, { type, delete: from, insert }) => {
    const wanted = fold(String(from)).split(/\s+/)
    const words = text.split(/\s+/).filter(Boolean)
    for (let at = 0; at + wanted.length <= words.length; at++) {
      if (wanted.every((each, i) => fold(words[at + i]!) === each)) words.splice(at, wanted.length, ...(type === 'replace' && insert ? [insert] : []))
    }
    return words.join(' ')
  }, query)
}
