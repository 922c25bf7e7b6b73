import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { delayRules, growingDelay, type FailureCounter } from '../../domain/accounts/growing-delay.ts'
import { inTransaction, rowsOf, sql, type Rows } from '../database/database.ts'
import { limitedNetwork } from '../http/network.ts'

/**
 * An attempt by what is counted, and whose: a network address (of which its network counts), an account's address, a
 * staff number, an account from one network (`accountAt`), the id of who is signed in.
 */
export type Attempt = { counted: FailureCounter; of: string }

/** An account as it is asked for from one network. */
export const accountAt = (account: string, address: string): string => `${account}\n${limitedNetwork(address)}`

type Options = { payload(): Promise<Payload>; now?(): number }

/**
 * Attempts with a growing delay, counted in the database: they survive a restart and apply to all processes. A slot is
 * taken before the attempt and released if it succeeds, so parallel attempts cannot bypass the delay. A delayed attempt
 * writes nothing.
 */
export function signInThrottle({ payload, now = Date.now }: Options) {
  const keyOf = async ({ counted, of }: Attempt | { counted: 'known'; of: string }) =>
    createHmac('sha256', (await payload()).secret)
      .update(`${counted}\n${counted.endsWith(' address') ? limitedNetwork(of) : of.toLowerCase()}`)
      .digest('hex')

  /** The milliseconds to wait; 0 where the attempt may be made, and counts. */
  async function take(attempts: Attempt[]): Promise<number> {
    const database = await payload()
    const keyed = await Promise.all(
      attempts.map(async (attempt) => ({ rule: delayRules[attempt.counted], key: await keyOf(attempt) })),
    )
    const instant = now()
    const waits = async (rows: Rows, key: string) =>
      Number(
        (await rows<{ blocked_until: number | string }>(sql`select blocked_until from throttles where key = ${key}`))[0]
          ?.blocked_until ?? 0,
      ) - instant
    for (const { key } of keyed) {
      const wait = await waits(rowsOf(database), key)
      if (wait > 0) return wait
    }
    return inTransaction(database, async (rows) => {
      const at = new Date(instant).toISOString()
      // Always in one order: two attempts that share keys must not hold each other up.
      for (const { key, rule } of keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
        const [counted] = await rows<{
          failures: number | string
        }>(sql`insert into throttles (key, failures, blocked_until, last_at, created_at, updated_at) values (${key}, 1, 0, ${instant}, ${at}, ${at})
          on conflict (key) do update set failures = case when throttles.last_at < ${instant - rule.forgetMs} then 1 else throttles.failures + 1 end, last_at = ${instant}, updated_at = ${at}
          where throttles.blocked_until <= ${instant} returning failures`)
        if (!counted) throw new MustWait(await waits(rows, key))
        const delay = growingDelay(Number(counted.failures), rule)
        // Without a delay nothing is blocked: not even an attempt that began a moment before this one.
        await rows(sql`update throttles set blocked_until = ${delay > 0 ? instant + delay : 0} where key = ${key}`)
      }
      return 0
    }).catch((error: unknown) => {
      if (error instanceof MustWait) return Math.max(1, error.wait)
      throw error
    })
  }

  /** An attempt that succeeded: an account begins anew, of an address one attempt fewer is counted. */
  async function release(attempts: Attempt[]): Promise<void> {
    const rows = rowsOf(await payload())
    for (const attempt of attempts) {
      const key = await keyOf(attempt)
      if (attempt.counted.endsWith('address'))
        await rows(
          sql`update throttles set failures = failures - 1, blocked_until = 0 where key = ${key} and failures > 0`,
        )
      else await rows(sql`delete from throttles where key = ${key}`)
    }
  }

  /**
   * Whether its owner signed in to an account from this network lately. Remembered as long as rows of this table
   * (accounts/retention.ts).
   */
  async function isKnown(account: string, address: string): Promise<boolean> {
    const key = await keyOf({ counted: 'known', of: accountAt(account, address) })
    return (await rowsOf(await payload())(sql`select key from throttles where key = ${key}`)).length > 0
  }

  async function remember(account: string, address: string): Promise<void> {
    const [key, instant] = [await keyOf({ counted: 'known', of: accountAt(account, address) }), now()]
    const at = new Date(instant).toISOString()
    await rowsOf(await payload())(
      sql`insert into throttles (key, failures, blocked_until, last_at, created_at, updated_at) values (${key}, 0, 0, ${instant}, ${at}, ${at}) on conflict (key) do update set last_at = ${instant}, updated_at = ${at}`,
    )
  }

  /**
   * What an attempt at an account is counted by: with a password or a code, or for a mail that it gets. A network that is
   * known does not wait for what strangers do elsewhere.
   */
  const attemptsAt = async (
    kind: 'sign-in' | 'code' | 'mail',
    account: string,
    address: string,
  ): Promise<Attempt[]> => [
    { counted: kind === 'mail' ? 'mail address' : 'sign-in address', of: address },
    { counted: `${kind} here`, of: accountAt(account, address) },
    ...((await isKnown(account, address)) ? [] : [{ counted: `${kind} account` as const, of: account }]),
  ]
  return { take, release, attemptsAt, remember }
}

export type Throttle = ReturnType<typeof signInThrottle>

class MustWait extends Error {
  constructor(readonly wait: number) {
    super('must wait')
  }
}
