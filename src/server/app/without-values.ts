/** What the database says of a query that failed: its words and then, on a line of their own, the values it had. */
const VALUES = /(Failed query: [^]*?)\nparams: [^]*$/
/** A migration is one query of 180,000 characters; what matters of it is in the reason, which would drown in it. */
const LONGEST_QUERY = 1000

/**
 * What may be written to the log: errors and sentences about queries have no values, which may be an address or a name,
 * and of a query no more than its beginning.
 * An error itself is changed, as whatever else writes it must not have them either.
 */
export function withoutValues<T>(word: T): T
export function withoutValues(word: unknown): unknown {
  if (typeof word === 'string') return word.replace(VALUES, (_, query: string) => shortened(query))
  if (word instanceof Error) clean(word)
  else if (typeof word === 'object' && word !== null && 'err' in word && word.err instanceof Error) {
    clean(word.err)
    // Payload’s line of a failed migration repeats the error’s message.
    if ('msg' in word) return { ...word, msg: withoutValues(word.msg) }
  }
  return word
}

const shortened = (query: string) => (query.length > LONGEST_QUERY ? `${query.slice(0, LONGEST_QUERY)} …` : query)

function clean(error: Error, seen = new Set<Error>()): void {
  if (seen.has(error)) return
  seen.add(error)
  const message = withoutValues(error.message)
  if (message !== error.message) {
    const stack = error.stack?.replace(error.message, () => message)
    Reflect.set(error, 'message', message)
    Reflect.set(error, 'stack', stack)
  }
  // Drizzle’s list of them, and PostgreSQL’s row or key that a constraint refused.
  for (const name of ['params', 'detail']) if (name in error) Reflect.set(error, name, undefined)
  if ('query' in error && typeof error.query === 'string') Reflect.set(error, 'query', shortened(error.query))
  const further = [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
  for (const each of further) if (each instanceof Error) clean(each, seen)
}
