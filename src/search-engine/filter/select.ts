import { BitSet } from '../index/bit-set.ts'
import type { NumberColumn } from '../index/segment-data.ts'
import type { Segment } from '../index/segment.ts'
import { fold } from '../text/characters.ts'
import type { Comparison, Filter } from './filter.ts'

/** The documents of a segment that meet a filter, the dead among them. `deadline` ends what takes too long. */
export function select(segment: Segment, filter: Filter, deadline?: { check(): void }): BitSet {
  deadline?.check()
  if (filter.kind === 'and')
    return filter.of.reduce((set, each) => set.and(select(segment, each, deadline)), BitSet.full(segment.size))
  if (filter.kind === 'or')
    return filter.of.reduce((set, each) => set.or(select(segment, each, deadline)), new BitSet(segment.size))
  if (filter.kind === 'not') return select(segment, filter.of, deadline).not()
  if (filter.kind === 'facet') return ofValue(segment, filter.path, filter.value)
  const column = Object.hasOwn(segment.data.numbers, filter.path) ? segment.data.numbers[filter.path] : undefined
  const set = new BitSet(segment.size)
  if (!column) return set
  if (filter.kind === 'range') return compared(column, set, (value) => value >= filter.from && value <= filter.to)
  const { value: bound } = filter
  return compared(column, set, comparisons[filter.operator](bound))
}

const comparisons: Record<Comparison, (bound: number) => (value: number) => boolean> = {
  '<': (bound) => (value) => value < bound,
  '<=': (bound) => (value) => value <= bound,
  '=': (bound) => (value) => value === bound,
  '!=': (bound) => (value) => value !== bound && !Number.isNaN(value),
  '>': (bound) => (value) => value > bound,
  '>=': (bound) => (value) => value >= bound,
}

function compared({ start, values }: NumberColumn, set: BitSet, meets: (value: number) => boolean): BitSet {
  for (let doc = 0; doc < set.size; doc++) {
    if (!start) {
      if (meets(values[doc]!)) set.add(doc)
      continue
    }
    for (let i = start[doc]!; i < start[doc + 1]!; i++) {
      if (!meets(values[i]!)) continue
      set.add(doc)
      break
    }
  }
  return set
}

/**
 * Exact spelling first; otherwise ignoring case and accents. A number column answers for an attribute that is not a
 * facet.
 */
function ofValue(segment: Segment, path: string, value: string): BitSet {
  const set = new BitSet(segment.size)
  const column = Object.hasOwn(segment.data.facets, path) ? segment.data.facets[path] : undefined
  if (!column) {
    const numbers = Object.hasOwn(segment.data.numbers, path) ? segment.data.numbers[path] : undefined
    const wanted = value === 'true' ? 1 : value === 'false' ? 0 : Number(value)
    return numbers && value !== '' ? compared(numbers, set, (each) => each === wanted) : set
  }
  for (const at of numbersOfValue(segment, path, value))
    for (let i = column.valueStart[at]!; i < column.valueStart[at + 1]!; i++) set.add(column.valueDoc[i]!)
  return set
}

function numbersOfValue(segment: Segment, path: string, value: string): number[] {
  const values = segment.facetValues(path)
  const same = values.indexOf(value)
  if (same >= 0) return [same]
  const folded = fold(value)
  return values.flatMap((each, at) => (fold(each) === folded ? [at] : []))
}
