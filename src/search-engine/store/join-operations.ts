import type { IndexOperation, RecordChange } from './operation.ts'

/** An operation, and those that it does at once. */
export type Joined = { operation: IndexOperation; parts: readonly IndexOperation[] }

/** Changes of records that become one: parsed they take some 20 MB. */
const MOST_CHANGES = 5000

/**
 * Operations that do the same as those given, in fewer steps: changes of the records of one index become one change, as
 * long as nothing but changes of records comes between. Each step makes a segment, so that an import which is read back
 * would else make thousands.
 * @param operations in the order in which they were written
 */
export function* joinOperations(operations: Iterable<IndexOperation>): Generator<Joined> {
  const waiting = new Map<string, { changes: RecordChange[]; parts: IndexOperation[] }>()
  function* waited(): Generator<Joined> {
    for (const [index, { changes, parts }] of waiting)
      yield { operation: parts.length === 1 ? parts[0]! : { index, kind: 'records', changes }, parts }
    waiting.clear()
  }
  let count = 0
  for (const operation of operations) {
    if (operation.kind !== 'records') {
      yield* waited()
      count = 0
      yield { operation, parts: [operation] }
      continue
    }
    const { index, changes } = operation
    const before = waiting.get(index)
    if (!before) waiting.set(index, { changes: [...changes], parts: [operation] })
    else {
      before.changes.push(...changes)
      before.parts.push(operation)
    }
    count += changes.length
    if (count < MOST_CHANGES) continue
    yield* waited()
    count = 0
  }
  yield* waited()
}
