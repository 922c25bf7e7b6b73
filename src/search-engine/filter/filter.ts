/** A condition on records. `score` counts for ranking where a record meets it. */
export type Filter =
  | { kind: 'and'; of: Filter[] }
  | { kind: 'or'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'facet'; path: string; value: string; score: number }
  | { kind: 'compare'; path: string; operator: Comparison; value: number }
  | { kind: 'range'; path: string; from: number; to: number }

export type Comparison = '<' | '<=' | '=' | '!=' | '>' | '>='

/** What every record meets. */
export const all: Filter = { kind: 'and', of: [] }

/** What meets each of the filters; those that are absent ask nothing. */
export const both = (...filters: (Filter | undefined)[]): Filter => {
  const given = filters.filter((each) => each !== undefined && each !== all) as Filter[]
  return given.length === 1 ? given[0]! : given.length === 0 ? all : { kind: 'and', of: given }
}

/** The conditions inside that carry a score or, for optional filters, every condition on a value. */
export function* facetsIn(filter: Filter): Generator<Filter & { kind: 'facet' }> {
  if (filter.kind === 'facet') yield filter
  else if (filter.kind === 'and' || filter.kind === 'or') for (const each of filter.of) yield* facetsIn(each)
}
