import { createHash } from 'node:crypto'
import { rowsOf, sql } from '../database/database.ts'
import { jsonOf } from '../database/json-column.ts'
import type { Payload } from 'payload'

export type Reply = { status: number; body: unknown }

const sum = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type Asked = { agent: string; operation: string; key: string | undefined; body: unknown }

/**
 * Does an operation once for each key of an agent: asked for again it has the same answer, and with another body, or
 * while the first is at it, it is a conflict. What failed of itself may be tried again.
 */
export async function onceByKey(
  payload: Payload,
  { agent, operation, key, body }: Asked,
  run: () => Promise<Reply>,
): Promise<Reply | 'conflict'> {
  if (key === undefined) return run()
  const rows = rowsOf(payload)
  const [own, of] = [sum(agent, operation, key), sum(JSON.stringify(body) ?? '')]
  const now = new Date().toISOString()
  const mine = await rows(
    sql`insert into agent_answers (key, sum, created_at, updated_at) values (${own}, ${of}, ${now}, ${now}) on conflict (key) do nothing returning id`,
  )
  if (mine.length === 0) {
    const [known] = await rows<{ sum: string; status: number | string | null; body: unknown }>(
      sql`select sum, status, body from agent_answers where key = ${own}`,
    )
    return known?.sum === of && known.status !== null
      ? { status: Number(known.status), body: jsonOf(known.body) }
      : 'conflict'
  }
  const forget = () => rows(sql`delete from agent_answers where key = ${own} returning id`)
  try {
    const reply = await run()
    if (reply.status >= 500 || reply.status === 429) await forget()
    else
      await rows(
        sql`update agent_answers set status = ${reply.status}, body = ${JSON.stringify(reply.body)} where key = ${own} returning id`,
      )
    return reply
  } catch (error) {
    await forget()
    throw error
  }
}
