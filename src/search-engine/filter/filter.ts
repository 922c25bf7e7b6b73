/** A condition on records. `score` counts for ranking where a record meets it. */
export type Filter =
  | { kind: 'and'; of: Filter[] }
  | { kind: 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'facet'; path: string; value: string; score: number }
  | { kind: 'compare'; path: string; operator: Comparison; value: number }
  | { kind: 'range'; path: string; from: number; to: number }

export type Comparison = '<' | '<=' | '=' | '!=' | '>' | '>='

/** The filter that every record meets. */
export const all: Filter = { kind: 'and', of: [] }

/** The conjunction of the filters; absent ones are ignored. */
export const both = (...filters: (Filter | undefined)[]): Filter => {
  const given = filters.filter((each) => each !== undefined && each !== all) as Filter[]
  return given.length === 1 ? given[0]! : given.length === 0 ? all : { kind: 'and', of: given }
}

/** The conditions that a filter joins by and or or. Each has a score of its own. */
export const partsOf = (filter: Filter): Filter[] =>
  filter.kind === 'and' || filter.kind === 'or' ? filter.of.flatMap(partsOf) : [filter]
