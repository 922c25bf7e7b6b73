import type { Payload } from 'payload'
import { shopDay } from '../../domain/shop-day.ts'
import { rowsOf, sql } from '../database/database.ts'
import type { Budget } from './language-model.ts'

/** Tokens of a day, in the database: several processes share them, and a new start forgets nothing. */
export function tokenBudget(payload: () => Promise<Payload>, perDay: number, now: () => number = Date.now): Budget {
  const today = () => shopDay(now())
  return {
    async left() {
      const [row] = await rowsOf(await payload())<{ tokens: unknown }>(
        sql`select tokens from assistant_usage where day = ${today()}`,
      )
      return perDay - Number(row?.tokens ?? 0)
    },
    async spent(tokens) {
      await rowsOf(await payload())(
        sql`insert into assistant_usage (day, tokens) values (${today()}, ${tokens}) on conflict (day) do update set tokens = assistant_usage.tokens + ${tokens}`,
      )
    },
  }
}
