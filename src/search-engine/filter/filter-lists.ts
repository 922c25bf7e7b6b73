import type { FilterList, SearchParams } from '../settings/params.ts'
import { Refusal } from '../settings/refusal.ts'
import { all, both, type Comparison, type Filter } from './filter.ts'
import { parseFilters } from './parse-filters.ts'

/** More entries than this in one list are refused. */
const MOST_ENTRIES = 2_000

/** Everything in the parameters that a record must meet. */
export const filterOf = (params: SearchParams): Filter =>
  both(
    params.filters === undefined ? all : parseFilters(params.filters),
    ofList(params.facetFilters, 'facetFilters', facet),
    ofList(params.numericFilters, 'numericFilters', numeric),
    ofList(params.tagFilters, 'tagFilters', tag),
  )

/** What a record need not meet; those that do come first. */
export const optionalFilterOf = (params: SearchParams): Filter[] => entries(params.optionalFilters, 'optionalFilters').map((entry) => either(entry, facet))

function ofList(list: FilterList | undefined, name: string, read: (text: string) => Filter): Filter {
  const given = entries(list, name)
  return given.length === 0 ? all : both(...given.map((entry) => either(entry, read)))
}

const either = (entry: string | string[], read: (text: string) => Filter): Filter => {
  if (typeof entry === 'string') return read(entry)
  return entry.length === 1 ? read(entry[0]!) : entry.length === 0 ? all : { kind: 'or', of: entry.map(read) }
}

/** The old form is one text: commas mean and, parentheses or. */
function entries(list: FilterList | undefined, name: string): (string | string[])[] {
  const given = typeof list === 'string' ? fromText(list) : (list ?? [])
  if (given.flat().length > MOST_ENTRIES) throw new Refusal(`${name}: too many conditions, at most ${MOST_ENTRIES}`)
  return given
}

function fromText(list: string): (string | string[])[] {
  return [...list.matchAll(/\(([^)]*)\)|([^,]+)/g)].flatMap(([, group, single]): (string | string[])[] => {
    if (group !== undefined) return [group.split(',').map((each) => each.trim())]
    const text = single?.trim()
    return text ? [text] : []
  })
}

function facet(text: string): Filter {
  const [, path, negative, value, score] = /^\s*([^:]*?)\s*:\s*(-|\\-)?(.*?)(?:<score=(-?[\d.]+)>)?\s*$/s.exec(text) ?? []
  if (!path || value === undefined) throw new Refusal(`Invalid facet filter "${text}", expected "attribute:value"`)
  const condition: Filter = { kind: 'facet', path, value: unquoted(negative === '\\-' ? `-${value}` : value), score: score === undefined ? 1 : Number(score) }
  return negative === '-' ? { kind: 'not', of: condition } : condition
}

function numeric(text: string): Filter {
  const [, path, operator, value] = /^\s*(.+?)\s*(<=|>=|!=|[<>=])\s*(-?[\d.]+(?:e[+-]?\d+)?)\s*$/i.exec(text) ?? []
  if (path && operator && !Number.isNaN(Number(value))) return { kind: 'compare', path: unquoted(path), operator: operator as Comparison, value: Number(value) }
  const [, name, from, to] = /^\s*(.+?)\s*:\s*(-?[\d.]+)(?:\s+(?:TO|to)\s+(-?[\d.]+))?\s*$/.exec(text) ?? []
  if (name && from !== undefined) return { kind: 'range', path: unquoted(name), from: Number(from), to: Number(to ?? from) }
  throw new Refusal(`Invalid numeric filter "${text}", expected "attribute<100" or "attribute:1 TO 100"`)
}

function tag(text: string): Filter {
  const negative = text.startsWith('-')
  const condition: Filter = { kind: 'facet', path: '_tags', value: unquoted(negative ? text.slice(1) : text), score: 1 }
  return negative ? { kind: 'not', of: condition } : condition
}

const unquoted = (text: string) => /^(["'])(.*)\1$/s.exec(text)?.[2] ?? text
