/** What the database says of a query that failed: its words and then, on a line of their own, the values it had. */
const VALUES = /(Failed query: [^]*?)\nparams: [^]*$/

/**
 * What may be written to the log: errors and sentences about queries have no values, which may be an address or a name.
 * An error itself is changed, as whatever else writes it must not have them either.
 */
export function withoutValues<T>(word: T): T
export function withoutValues(word: unknown): unknown {
  if (typeof word === 'string') return word.replace(VALUES, '$1')
  if (word instanceof Error) clean(word)
  else if (typeof word === 'object' && word !== null && 'err' in word && word.err instanceof Error) clean(word.err)
  return word
}

function clean(error: Error, seen = new Set<Error>()): void {
  if (seen.has(error)) return
  seen.add(error)
  const message = error.message.replace(VALUES, '$1')
  if (message !== error.message) {
    const stack = error.stack?.replace(error.message, () => message)
    Reflect.set(error, 'message', message)
    Reflect.set(error, 'stack', stack)
  }
  // Drizzle’s list of them, and PostgreSQL’s row or key that a constraint refused.
  for (const name of ['params', 'detail']) if (name in error) Reflect.set(error, name, undefined)
  const further = [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
  for (const each of further) if (each instanceof Error) clean(each, seen)
}
