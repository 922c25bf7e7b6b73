import type { Json, SearchRecord } from '../index/record.ts'
import { Refusal } from '../settings/refusal.ts'

/**
 * The operations of a partial update on an attribute:
 * https://www.algolia.com/doc/libraries/javascript/v5/methods/search/partial-update-object/
 */
type AttributeOperation = { _operation: string; value: Json }
const isOperation = (value: Json | undefined): value is AttributeOperation =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['_operation'] === 'string'

const ofNumbers = new Set(['Increment', 'Decrement', 'IncrementFrom', 'IncrementSet'])
const ofLists = new Set(['Add', 'AddUnique', 'Remove'])

/** A Refusal for an operation that does not exist, or not with such a value. */
export function checkOperations(changes: SearchRecord): void {
  for (const [name, change] of Object.entries(changes)) {
    if (!isOperation(change)) continue
    const { _operation, value } = change
    if (!ofNumbers.has(_operation) && !ofLists.has(_operation))
      throw new Refusal(`Unknown operation "${_operation}" on attribute "${name}"`)
    if (value === undefined || (ofNumbers.has(_operation) && !Number.isFinite(value)))
      throw new Refusal(
        `Operation "${_operation}" on attribute "${name}" needs a ${ofLists.has(_operation) ? 'value' : 'number'}`,
      )
  }
}

/**
 * A record with some of its attributes replaced or changed by operations; undefined if the condition of one is not met,
 * which leaves all as it was.
 */
export function updated(record: SearchRecord, changes: SearchRecord): SearchRecord | undefined {
  const after: [string, Json | undefined][] = []
  for (const [name, change] of Object.entries(changes)) {
    const value = isOperation(change) ? changed(Object.hasOwn(record, name) ? record[name] : undefined, change) : change
    if (value === undefined && change !== undefined) return undefined
    after.push([name, value])
  }
  return { ...record, ...Object.fromEntries(after), objectID: record.objectID }
}

function changed(before: Json | undefined, { _operation, value }: AttributeOperation): Json | undefined {
  if (ofNumbers.has(_operation)) return numberAfter(typeof before === 'number' ? before : 0, _operation, Number(value))
  const list = Array.isArray(before) ? before : []
  const same = (each: Json) => JSON.stringify(each) === JSON.stringify(value)
  if (_operation === 'Remove') return list.filter((each) => !same(each))
  return _operation === 'AddUnique' && list.some(same) ? list : [...list, value]
}

/** Undefined where the condition is not met, or where the sum is beyond all numbers. */
function numberAfter(before: number, operation: string, value: number): number | undefined {
  if (operation === 'IncrementFrom') return before === value ? before + 1 : undefined
  if (operation === 'IncrementSet') return value > before ? value : undefined
  const sum = operation === 'Increment' ? before + value : before - value
  return Number.isFinite(sum) ? sum : undefined
}
