import type { FilterEntry, FilterList, SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import { all, both, type Comparison, type Filter } from './filter.ts'
import { parseFilters } from './parse-filters.ts'

/** More entries than this in one list are refused. */
const MOST_ENTRIES = 2_000
/** UTF-16 units of one entry. */
const LONGEST_ENTRY = 1_000

/** Everything in the parameters that a record must meet. */
export const filterOf = (params: SearchParams): Filter =>
  both(
    params.filters === undefined ? all : parseFilters(params.filters),
    ofList(params.facetFilters, 'facetFilters', facet),
    ofList(params.numericFilters, 'numericFilters', numeric),
    ofList(params.tagFilters, 'tagFilters', tag),
  )

/** Optional conditions; records that meet them come first. */
export const optionalFilterOf = (params: SearchParams): Filter[] =>
  entries(params.optionalFilters, 'optionalFilters').map((entry) => either(entry, facet))

/** Parameters with others put over them; only filters do not replace each other: records must meet all of them. */
export function joinParams(params: SearchParams, more: SearchParams): SearchParams {
  const joined = { ...params, ...more }
  const expressions = [params.filters, more.filters].filter((each) => each?.trim())
  // Each is parsed separately: `a) OR (b` would get round the other.
  if (expressions.length > 1) for (const each of expressions) parseFilters(each!)
  if (expressions.length > 0)
    joined.filters = expressions.length === 1 ? expressions[0] : expressions.map((each) => `(${each})`).join(' AND ')
  for (const name of ['facetFilters', 'numericFilters', 'tagFilters', 'optionalFilters'] as const)
    if (params[name] && more[name] !== undefined) joined[name] = [...listed(params[name]), ...listed(more[name])]
  return joined
}

function ofList(list: FilterList | undefined, name: string, read: (text: string) => Filter): Filter {
  const given = entries(list, name)
  return given.length === 0 ? all : both(...given.map((entry) => either(entry, read)))
}

const either = (entry: FilterEntry, read: (text: string) => Filter): Filter => {
  if (typeof entry === 'string') return read(entry)
  const readAll = (each: string | string[]) => (typeof each === 'string' ? read(each) : both(...each.map(read)))
  return entry.length === 1 ? readAll(entry[0]!) : entry.length === 0 ? all : { kind: 'or', of: entry.map(readAll) }
}

/** The old form is one text: commas mean and, parentheses or. */
function entries(list: FilterList | undefined, name: string): FilterEntry[] {
  const given = listed(list)
  const all = given.flat(2)
  if (all.length > MOST_ENTRIES) throw new Refusal(`${name}: too many conditions, at most ${MOST_ENTRIES}`)
  if (all.some((each) => each.length > LONGEST_ENTRY))
    throw new Refusal(`${name}: too long a condition, at most ${LONGEST_ENTRY} characters`)
  return given
}

const listed = (list: FilterList | undefined) => (typeof list === 'string' ? fromText(list) : (list ?? []))

function fromText(list: string): (string | string[])[] {
  return [...list.matchAll(/\(([^)]*)\)|([^,]+)/g)].flatMap(([, group, single]): (string | string[])[] => {
    if (group !== undefined) return [group.split(',').map((each) => each.trim())]
    const text = single?.trim()
    return text ? [text] : []
  })
}

function facet(text: string): Filter {
  const colon = text.indexOf(':')
  const path = text.slice(0, Math.max(0, colon)).trim()
  if (path === '') throw new Refusal(`Invalid facet filter "${text.slice(0, 100)}", expected "attribute:value"`)
  const given = text.slice(colon + 1).trim()
  const [scored, score] = /<score=(-?[\d.]{1,20})>$/.exec(given) ?? []
  const value = (scored === undefined ? given : given.slice(0, -scored.length)).trim()
  const isNegative = value.startsWith('-')
  // A backslash escapes the hyphen of a value such as `-5`.
  const condition: Filter = {
    kind: 'facet',
    path,
    value: unquoted(isNegative ? value.slice(1) : value.startsWith('\\-') ? value.slice(1) : value),
    score: score === undefined ? 1 : Number(score),
  }
  return isNegative ? { kind: 'not', of: condition } : condition
}

function numeric(text: string): Filter {
  const [, path, operator, value] = /^([^<>=!]+)(<=|>=|!=|[<>=])\s*(-?[\d.]+(?:e[+-]?\d+)?)$/i.exec(text.trim()) ?? []
  if (path && operator && !Number.isNaN(Number(value)))
    return { kind: 'compare', path: unquoted(path.trim()), operator: operator as Comparison, value: Number(value) }
  const [, name, from, to] = /^([^:]+):\s*(-?[\d.]+)(?:\s+(?:TO|to)\s+(-?[\d.]+))?$/.exec(text.trim()) ?? []
  if (name && from !== undefined)
    return { kind: 'range', path: unquoted(name.trim()), from: Number(from), to: Number(to ?? from) }
  throw new Refusal(`Invalid numeric filter "${text.slice(0, 100)}", expected "attribute<100" or "attribute:1 TO 100"`)
}

function tag(text: string): Filter {
  const negative = text.startsWith('-')
  const condition: Filter = { kind: 'facet', path: '_tags', value: unquoted(negative ? text.slice(1) : text), score: 1 }
  return negative ? { kind: 'not', of: condition } : condition
}

const unquoted = (text: string) => /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text
