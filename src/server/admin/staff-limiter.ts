import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { counting } from '../app/counting.ts'
import { sharedLimiter, type Limit } from '../http/shared-limiter.ts'

/**
 * A limit of the staff, apart from the transaction of an operation, for whose end the only writer of SQLite waits: in
 * memory there, and by all processes together in PostgreSQL. Made when it is first needed, since commands read the
 * configuration, too.
 */
export function staffLimiter(limit: Limit): () => Promise<RateLimiterAbstract> {
  let made: Promise<RateLimiterAbstract> | undefined
  return () => (made ??= readied(limit))
}

async function readied(limit: Limit): Promise<RateLimiterAbstract> {
  const shared = counting()
  if (!shared) return sharedLimiter(limit)
  const table = Promise.withResolvers<void>()
  const limiter = sharedLimiter(limit, shared, table.resolve)
  await table.promise
  return limiter
}
