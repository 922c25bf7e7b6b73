import type { Payload } from 'payload'
import { rowsOf, sql } from '../src/server/database/database.ts'

/**
 * A row of the change feed records that the catalogue was seeded once: documents that merchants delete afterwards stay
 * deleted.
 */
const MARK = 'seed'

export async function isSeeded(payload: Payload): Promise<boolean> {
  const found = await rowsOf(payload)(sql`select id from changes where target = ${MARK}`)
  return found.length > 0
}

export async function markSeeded(payload: Payload, what: 'catalogue' | 'start' = 'catalogue'): Promise<void> {
  if (!(await isSeeded(payload)))
    await rowsOf(payload)(sql`insert into changes (target, doc_id, at) values (${MARK}, ${what}, ${Date.now()})`)
}
