import type { CollectionAfterReadHook } from 'payload'
import { otherOf } from '../../cms/fields/other-alt.ts'
import { rowsOf, sql } from '../database/database.ts'

/**
 * Gives the form of one picture its words in the other language, too, asked for over HTTP or drawn by the server. Lists
 * and the shop read what they need.
 */
export const showOtherAlt: CollectionAfterReadHook = async ({ doc, findMany, req }) => {
  const other = otherOf(req.locale)
  if (findMany || !other) return doc
  const rows = rowsOf(req.payload, await req.transactionID)
  const [found] = await rows<{ alt: string | null }>(
    sql`select alt from media_locales where _parent_id = ${doc.id} and _locale = ${other}`,
  )
  return { ...doc, otherAlt: found?.alt ?? '' }
}
