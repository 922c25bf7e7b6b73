/** What the database says of a query that failed: its words and then, on a line of their own, the values it had. */
const VALUES = /(Failed query: [^]*?)\nparams: [^]*$/
/** A migration is one query of 180,000 characters; what matters of it is in the reason, which would drown in it. */
const LONGEST_QUERY = 1000

/** What names a fault among the fields of an error. All others may have what was sent: words, addresses, keys. */
const SHOWN = new Set([
  'code',
  'errno',
  'syscall',
  'status',
  'statusCode',
  'responseCode',
  'command',
  'severity',
  'table',
  'column',
  'constraint',
  'query',
  'requestId',
])

/**
 * What may be written to the log: errors and sentences about queries have no values, which may be an address or a name,
 * of a query no more than its beginning, and of what a library notes in an error only what names the fault.
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
  if ('query' in error && typeof error.query === 'string') Reflect.set(error, 'query', shortened(error.query))
  const further: unknown[] = [error.cause, ...('errors' in error && Array.isArray(error.errors) ? error.errors : [])]
  for (const each of further) if (each instanceof Error) clean(each, seen)
  // Hidden from the log and still there: what answers a request may read them after the log.
  for (const [name, value] of Object.entries(error))
    if (!isShown(name, value)) Reflect.defineProperty(error, name, { enumerable: false })
}

const isShown = (name: string, value: unknown): boolean =>
  value instanceof Error ? name === 'cause' : Object(value) !== value && SHOWN.has(name)
