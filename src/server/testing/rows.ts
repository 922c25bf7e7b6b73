import type { Payload } from 'payload'
import { rowsOf, sql } from '../database/database.ts'
import type { Change } from '../feed/changes.ts'

/** The rows of the change feed after one of them, in order. */
export async function changesAfter(payload: Payload, id: number): Promise<Change[]> {
  const rows = await rowsOf(payload)<{ target: string; doc_id: string }>(
    sql`select target, doc_id from changes where id > ${id} order by id`,
  )
  return rows.map(({ target, doc_id }) => ({ target, docId: doc_id }))
}
