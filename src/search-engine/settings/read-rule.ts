import { filterOf } from '../filter/filter-lists.ts'
import { parseFilters } from '../filter/parse-filters.ts'
import { kindsOfSettings, paramKinds, readParams } from './params.ts'
import { Refusal } from './refusal.ts'
import type { Rule, RuleParams } from './rule.ts'

type Kinds = Parameters<typeof readParams>[1] & {}
type Kind = Kinds[string]

/** Entries of one list. */
const MOST_ENTRIES = 1000

const { text, texts, whole, object, either, yes, oneOf, wrong } = kindsOfSettings

/** An object of which `kinds` are known; the rest of it is left out. */
const objectOf =
  (kinds: Kinds, isWhole: (read: Record<string, unknown>) => boolean = () => true): Kind =>
  (value) => {
    const read = readParams<Record<string, unknown>>(object(value) as Record<string, unknown>, kinds)
    return isWhole(read) ? read : wrong()
  }
const listOf =
  (kind: Kind): Kind =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ENTRIES ? value.map(kind) : wrong()
const moment: Kind = (value) => (Number.isFinite(value) ? value : wrong())
const expression: Kind = (value) => {
  parseFilters(text(value) as string)
  return value
}

const edit = objectOf(
  { type: oneOf('remove', 'replace'), delete: text, insert: text },
  (read) => read['type'] !== undefined && read['delete'] !== undefined,
)
const automatic = listOf(
  either(
    text,
    objectOf({ facet: text, score: whole, disjunctive: yes, negative: yes }, ({ facet }) => facet !== undefined),
  ),
)
const ruleParams: Kinds = {
  ...paramKinds,
  query: either(text, objectOf({ edits: listOf(edit), remove: texts })),
  automaticFacetFilters: automatic,
  automaticOptionalFacetFilters: automatic,
}

/** The `params` of a consequence, which rules store as they came. */
export const readRuleParams = (given: Record<string, unknown>): RuleParams => readParams(given, ruleParams)

/** Params stay as they came, so that hosted Algolia gets what was written for it. */
const params: Kind = (value) => {
  const given = object(value) as Record<string, unknown>
  const { query: _query, ...read } = readRuleParams(given)
  filterOf(read)
  return given
}

const condition = objectOf(
  {
    pattern: text,
    anchoring: oneOf('is', 'startsWith', 'endsWith', 'contains'),
    alternatives: yes,
    context: text,
    filters: expression,
  },
  ({ pattern, anchoring }) => pattern === undefined || anchoring !== undefined,
)
const promotion = objectOf(
  { objectID: text, objectIDs: texts, position: whole },
  ({ objectID, objectIDs, position }) => position !== undefined && (objectID ?? objectIDs) !== undefined,
)
const hidden = objectOf({ objectID: text }, ({ objectID }) => objectID !== undefined)
const consequence = objectOf({
  params,
  promote: listOf(promotion),
  filterPromotes: yes,
  hide: listOf(hidden),
  userData: (value) => value,
})
const period = objectOf({ from: moment, until: moment }, ({ from, until }) => from !== undefined && until !== undefined)

const ruleKinds: Kinds = {
  objectID: text,
  description: text,
  enabled: yes,
  conditions: listOf(condition),
  consequence,
  validity: listOf(period),
  tags: texts,
  scope: text,
}

/**
 * A rule of a request, also with the single `condition` of older rules; a Refusal if it is invalid. Fields as in
 * https://www.algolia.com/doc/rest-api/search/#tag/Rules/operation/saveRule
 */
export function readRule(given: unknown): Rule {
  const { condition: only, ...fields } = (given ?? {}) as Record<string, unknown>
  if (typeof fields['objectID'] !== 'string' || fields['objectID'] === '') throw new Refusal('A rule needs an objectID')
  try {
    const rule = readParams<Rule>(
      only === undefined || only === null ? fields : { ...fields, conditions: [only] },
      ruleKinds,
    )
    return rule.consequence ? rule : wrong()
  } catch (error) {
    throw new Refusal(
      `Invalid rule "${fields['objectID']}": ${error instanceof Refusal ? error.message : '"consequence" is missing'}`,
    )
  }
}
