import { countingPool } from '../database/counting-pool.ts'
import type { Counting } from '../http/shared-limiter.ts'
import { env } from './env.ts'
import { secretOf } from './own-secret.ts'

let made: Counting | undefined

/** Where the shop counts what is limited: with all its processes in their PostgreSQL; undefined without one. */
export function counting(): Counting | undefined {
  if (env.DATABASE_URL) made ??= { pool: countingPool(env.DATABASE_URL), secret: secretOf(env) }
  return made
}
