/** What connecting says while PostgreSQL is away, or begins or ends. */
const CONNECTING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03',
])
let isAway = false

/** The errors behind an error, the first cause last. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let next = error; next instanceof Error && !causes.includes(next); next = next.cause) causes.push(next)
  return causes
}

/** Whether an error, or one behind it, has one of these codes. */
export const isCoded = (error: unknown, codes: readonly string[]): boolean =>
  causesOf(error).some((cause) => 'code' in cause && codes.includes(String(cause.code)))

/** An error in a few words, its first cause before what failed by it: a query that failed says only its SQL. */
export function reasonOf(error: unknown): string {
  const causes = causesOf(error)
  const first = causes.at(-1)
  if (!first) return String(error)
  const reason = wordsOf(first)
  return causes.length > 1 ? `${reason}: ${wordsOf(causes[0] ?? first)}` : reason
}

/** Of several addresses that were tried, the error of all has no words of its own. */
const wordsOf = (error: Error): string =>
  error.message || (error instanceof AggregateError ? error.errors.map(String).join(', ') : error.name)

/**
 * Whether something failed because nothing connects to the database. The first time it is said, with the reason; until
 * it is back whoever asks need not say it again.
 */
export function isSaidToBeAway(error: unknown): boolean {
  const first = causesOf(error).at(-1)
  const isConnecting = first !== undefined && 'syscall' in first ? first.syscall === 'connect' : true
  if (!first || !isConnecting || !('code' in first) || !CONNECTING.has(String(first.code))) return false
  if (!isAway) console.warn(`The database is away: ${wordsOf(first)}. What fails meanwhile is tried again`)
  isAway = true
  return true
}

/** A connection was opened, or a query answered. */
export function noteDatabaseIsBack(): void {
  if (isAway) console.info('The database is back')
  isAway = false
}
