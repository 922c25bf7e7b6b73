import { joinParams } from '../filter/filter-lists.ts'
import { fold } from '../text/characters.ts'
import { editQuery } from './edit-query.ts'
import type { SearchParams } from './params.ts'
import { readRuleParams } from './read-rule.ts'
import type { AutomaticFilter, Promotion, Rule, RuleCondition } from './rule.ts'
import { wordsOf } from './synonyms.ts'

/** What the rules that apply make of a request. */
export type RuleOutcome = {
  query: string
  /** Its filters are to be met besides those of the request. */
  params: SearchParams
  promote: Promotion[]
  filterPromotes: boolean
  hide: string[]
  userData: unknown[]
  applied: string[]
}

/** @param isFacetValue whether a word of the query is a value of a facet, for patterns such as `{facet:brand}`; returns the value as written */
export function applyRules(rules: Iterable<Rule>, query: string, params: SearchParams, nowSeconds: number, isFacetValue: (facet: string, words: string) => string | undefined): RuleOutcome {
  const outcome: RuleOutcome = { query, params: {}, promote: [], filterPromotes: false, hide: [], userData: [], applied: [] }
  for (const rule of rules) {
    if (rule.enabled === false || !isValid(rule, nowSeconds)) continue
    const matched = (rule.conditions?.length ? rule.conditions : [{}]).map((condition) => meets(condition, query, params, isFacetValue)).find((each) => each !== undefined)
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
  const { query, automaticFacetFilters, automaticOptionalFacetFilters, ...read } = readRuleParams(params)
  if (typeof query === 'string') outcome.query = query
  else if (query) outcome.query = editQuery(outcome.query, query)
  outcome.params = joinParams(outcome.params, read)
  const filtersOn = (list: (string | AutomaticFilter)[]) => list.map((each): AutomaticFilter => (typeof each === 'string' ? { facet: each } : each)).flatMap(({ facet, negative }) => (values.has(facet) ? [`${facet}:${negative ? '-' : ''}${values.get(facet)}`] : []))
  if (automaticFacetFilters) outcome.params = joinParams(outcome.params, { facetFilters: filtersOn(automaticFacetFilters) })
  if (automaticOptionalFacetFilters) outcome.params = joinParams(outcome.params, { optionalFilters: filtersOn(automaticOptionalFacetFilters) })
  for (const each of promote ?? []) outcome.promote.push({ objectIDs: 'objectIDs' in each ? each.objectIDs : [each.objectID], position: each.position })
  outcome.filterPromotes ||= filterPromotes === true
  outcome.hide.push(...(hide ?? []).map(({ objectID }) => objectID))
  if (userData !== undefined) outcome.userData.push(userData)
}
