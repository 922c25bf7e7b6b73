import type { Json, SearchRecord } from '../index/record.ts'
import type { Rule } from '../settings/rules.ts'
import type { Settings } from '../settings/settings.ts'
import type { Synonym } from '../settings/synonyms.ts'

/** A change of one record, in the words of the Algolia protocol. Every one names its record. */
export type RecordChange =
  | { action: 'save'; record: SearchRecord }
  | { action: 'partial'; record: SearchRecord; create: boolean }
  | { action: 'delete'; objectID: string }

/** A change of an index. Applied in the same order, operations make the same index in every process. */
export type Operation = { index: string } & (
  | { kind: 'records'; changes: RecordChange[] }
  | { kind: 'clear' }
  | { kind: 'settings'; set: Settings; unset: string[]; forward: boolean }
  | { kind: 'synonyms'; save: Synonym[]; remove: string[]; replace: boolean; forward: boolean }
  | { kind: 'rules'; save: Rule[]; remove: string[]; replace: boolean; forward: boolean }
  | { kind: 'delete-index' }
  | { kind: 'copy' | 'move'; to: string; scope?: ('records' | 'settings' | 'synonyms' | 'rules')[] }
)

type Change = { _operation: string; value: Json }
const isChange = (value: Json | undefined): value is Change => typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['_operation'] === 'string'

/** A record with some of its attributes replaced, or changed by the operations of the protocol (`Increment`, `AddUnique` …). */
export function updated(record: SearchRecord, changes: SearchRecord): SearchRecord {
  const entries = Object.entries(changes).map(([name, value]): [string, Json | undefined] => [name, isChange(value) ? changed(Object.hasOwn(record, name) ? record[name] : undefined, value) : value])
  return { ...record, ...Object.fromEntries(entries), objectID: record.objectID }
}

function changed(before: Json | undefined, { _operation, value }: Change): Json | undefined {
  const number = typeof before === 'number' ? before : 0
  const list = Array.isArray(before) ? before : []
  const same = (each: Json) => JSON.stringify(each) === JSON.stringify(value)
  switch (_operation) {
    case 'Increment':
      return number + Number(value)
    case 'Decrement':
      return number - Number(value)
    case 'IncrementFrom':
      return number === Number(value) ? number + 1 : before
    case 'IncrementSet':
      return Number(value) > number ? Number(value) : before
    case 'Add':
      return [...list, value]
    case 'AddUnique':
      return list.some(same) ? list : [...list, value]
    case 'Remove':
      return list.filter((each) => !same(each))
    default:
      return before
  }
}
