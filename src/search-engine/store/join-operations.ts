import type { IndexOperation } from './operation.ts'

/** An operation, and those that it does at once. */
export type Joined = { operation: IndexOperation; parts: readonly IndexOperation[] }
type Records = Extract<IndexOperation, { kind: 'records' }>

/** Changes of records after which no more are joined: parsed they take some 20 MB. */
const MOST_CHANGES = 5000

/**
 * Operations that do the same as those given, in fewer steps: changes of the records of one index become one change, as
 * long as nothing but changes of records comes between. Each step makes a segment, so that an import which is read back
 * would else make thousands.
 * @param operations in the order in which they were written
 */
export function* joinOperations(operations: Iterable<IndexOperation>): Generator<Joined> {
  const waiting = new Map<string, Records[]>()
  let count = 0
  function* waited(): Generator<Joined> {
    for (const parts of waiting.values()) yield { operation: joined(parts), parts }
    waiting.clear()
    count = 0
  }
  for (const operation of operations) {
    if (operation.kind === 'records') {
      const parts = waiting.get(operation.index)
      if (parts) parts.push(operation)
      else waiting.set(operation.index, [operation])
      count += operation.changes.length
      if (count >= MOST_CHANGES) yield* waited()
    } else {
      yield* waited()
      yield { operation, parts: [operation] }
    }
  }
  yield* waited()
}

function joined(parts: readonly Records[]): Records {
  const [first, ...others] = parts
  return others.length === 0 ? first! : { ...first!, changes: parts.flatMap(({ changes }) => changes) }
}
