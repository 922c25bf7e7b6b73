import { joinParams } from '../filter/filter-lists.ts'
import { editQuery } from './edit-query.ts'
import type { SearchParams } from './params.ts'
import { readRuleParams } from './read-rule.ts'
import type { AutomaticFilter, PinnedHit, Rule } from './rule.ts'
import { RuleQuestion, type RuleFacetValue } from './rule-condition.ts'

/** A request after the applicable rules. */
export type RuleOutcome = {
  query: string
  /** Its filters are to be met besides those of the request. */
  params: SearchParams
  promote: PinnedHit[]
  filterPromotes: boolean
  hide: string[]
  userData: unknown[]
  applied: string[]
}

/** @param facetValue looks up words of the query for patterns such as `{facet:brand}` */
export function applyRules(
  rules: Iterable<Rule>,
  query: string,
  params: SearchParams,
  nowSeconds: number,
  facetValue: RuleFacetValue,
): RuleOutcome {
  const outcome: RuleOutcome = {
    query,
    params: {},
    promote: [],
    filterPromotes: false,
    hide: [],
    userData: [],
    applied: [],
  }
  const asked = new RuleQuestion(query, params, facetValue)
  for (const rule of rules) {
    if (rule.enabled === false || !isValid(rule, nowSeconds)) continue
    const matched = (rule.conditions?.length ? rule.conditions : [{}])
      .map((condition) => asked.meets(condition))
      .find((each) => each !== undefined)
    if (!matched) continue
    outcome.applied.push(rule.objectID)
    apply(rule, outcome, matched)
  }
  return outcome
}

const isValid = ({ validity }: Rule, now: number) =>
  !validity?.length || validity.some(({ from, until }) => from <= now && now <= until)

function apply({ consequence }: Rule, outcome: RuleOutcome, values: Map<string, string>) {
  const { params = {}, promote, hide, userData, filterPromotes } = consequence
  const { query, automaticFacetFilters, automaticOptionalFacetFilters, ...read } = readRuleParams(params)
  if (typeof query === 'string') outcome.query = query
  else if (query) outcome.query = editQuery(outcome.query, query)
  outcome.params = joinParams(outcome.params, read)
  const filtersOn = (list: (string | AutomaticFilter)[]) =>
    list
      .map((each): AutomaticFilter => (typeof each === 'string' ? { facet: each } : each))
      .flatMap(({ facet, negative }) =>
        values.has(facet) ? [`${facet}:${negative ? '-' : ''}${values.get(facet)}`] : [],
      )
  if (automaticFacetFilters)
    outcome.params = joinParams(outcome.params, { facetFilters: filtersOn(automaticFacetFilters) })
  if (automaticOptionalFacetFilters)
    outcome.params = joinParams(outcome.params, { optionalFilters: filtersOn(automaticOptionalFacetFilters) })
  for (const each of promote ?? [])
    outcome.promote.push({ objectIDs: 'objectIDs' in each ? each.objectIDs : [each.objectID], position: each.position })
  outcome.filterPromotes ||= filterPromotes === true
  outcome.hide.push(...(hide ?? []).map(({ objectID }) => objectID))
  if (userData !== undefined) outcome.userData.push(userData)
}
