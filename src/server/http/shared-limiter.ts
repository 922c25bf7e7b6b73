import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** So many of a kind are let through, of one key, in so many seconds. */
export type Limit = { kind: string; points: number; seconds: number }

/** Where all processes count together: a PostgreSQL, and the secret of the shop by which keys are hashed there. */
export type Counting = { pool: Pool; secret: string }

/** The table of counts in PostgreSQL; the library creates it. */
const TABLE = 'request_counts'

/** Counts in PostgreSQL, or, without `counting`, in this process. `ready`: the table is there, or cannot be made. */
export function sharedLimiter(
  { kind, points, seconds }: Limit,
  counting?: Counting,
  ready = () => {},
): RateLimiterAbstract {
  const own = { keyPrefix: kind, points, duration: seconds }
  const memory = new RateLimiterMemory(own)
  if (!counting) return memory
  return new HashedKeys(
    counting.secret,
    {
      ...own,
      storeClient: counting.pool,
      storeType: 'pool',
      tableName: TABLE,
      // A flood asks the database no more than a crowd: whoever is over the limit is known here until the time is over.
      inMemoryBlockOnConsumed: Math.ceil(points) + 1,
      // While the database is away, or the table is being made, each process counts by itself.
      insuranceLimiter: memory,
    },
    // Without a table the other limiter goes on.
    ready,
  )
}

/** The table outlives what it counts by an hour: no address of a shopper is in it. */
class HashedKeys extends RateLimiterPostgres {
  readonly #secret: string

  constructor(secret: string, ...rest: ConstructorParameters<typeof RateLimiterPostgres>) {
    super(...rest)
    this.#secret = secret
  }

  override getKey(key: string | number): string {
    return super.getKey(createHmac('sha256', this.#secret).update(String(key)).digest('base64url'))
  }
}
