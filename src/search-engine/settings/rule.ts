import type { SearchParams } from './params.ts'

export type Anchoring = 'is' | 'startsWith' | 'endsWith' | 'contains'
export type RuleCondition = {
  pattern?: string
  anchoring?: Anchoring
  alternatives?: boolean
  context?: string
  filters?: string
}
export type QueryEdit = { type: 'remove' | 'replace'; delete: string; insert?: string }
export type QueryEdits = { edits?: QueryEdit[]; remove?: string[] }
export type PinnedHit = { objectIDs: string[]; position: number }
export type AutomaticFilter = { facet: string; score?: number; disjunctive?: boolean; negative?: boolean }

/** A rule as the Algolia protocol has it; the `params` of its consequence are stored as received. */
export type Rule = {
  objectID: string
  description?: string
  enabled?: boolean
  conditions?: RuleCondition[]
  consequence: RuleConsequence
  /** Seconds since 1970, both included. */
  validity?: { from: number; until: number }[]
  tags?: string[]
  scope?: string
}

type RuleConsequence = {
  params?: Record<string, unknown>
  promote?: ({ objectID: string; position: number } | { objectIDs: string[]; position: number })[]
  filterPromotes?: boolean
  hide?: { objectID: string }[]
  userData?: unknown
}

/** The `params` of a consequence beyond those of a search. */
export type RuleParams = Omit<SearchParams, 'query'> & {
  query?: string | QueryEdits
  automaticFacetFilters?: (string | AutomaticFilter)[]
  automaticOptionalFacetFilters?: (string | AutomaticFilter)[]
}
