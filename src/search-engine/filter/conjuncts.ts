import { fold } from '../text/characters.ts'
import type { Filter } from './filter.ts'

/**
 * The conditions a filter puts on every record: keys that are the same for the same conditions, however they were
 * written and whatever their score.
 */
export function conjunctsOf(filter: Filter): string[] {
  return filter.kind === 'and' ? filter.of.flatMap(conjunctsOf) : [keyOf(filter)]
}

function keyOf(filter: Filter): string {
  if (filter.kind === 'and' || filter.kind === 'or') return `${filter.kind}(${filter.of.map(keyOf).sort().join()})`
  if (filter.kind === 'not') return `not(${keyOf(filter.of)})`
  return filter.kind === 'facet' ? JSON.stringify([filter.path, fold(filter.value)]) : JSON.stringify(filter)
}
