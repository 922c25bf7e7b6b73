import type { Payload } from 'payload'
import { orderTagsText } from '../../domain/orders/order-tags.ts'
import { inTransaction, sql, type Rows } from '../database/database.ts'
import { noteEvent } from './note-event.ts'

/** The tags of an order as they are listed; empty without any. */
export async function tagsOf(rows: Rows, number: string): Promise<string> {
  const [row] = await rows<{ tags: string | null }>(sql`select tags from orders where number = ${number}`)
  return row?.tags ?? ''
}

/** Writes the tags of an order and who did; false where there is no such order. */
export const writeTags = (payload: Payload, number: string, tags: readonly string[], by: string): Promise<boolean> =>
  inTransaction(payload, async (rows) => {
    const at = new Date().toISOString()
    const text = orderTagsText(tags)
    const written = await rows(
      sql`update orders set tags = ${text || null}, updated_at = ${at} where number = ${number} returning id`,
    )
    if (written.length === 0) return false
    await noteEvent(rows, number, { at, kind: 'tagged', by, note: text || '–' })
    return true
  })
