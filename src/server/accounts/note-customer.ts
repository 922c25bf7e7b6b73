import type { Payload } from 'payload'
import { customerTargets, type CustomerDeed } from '../../domain/webhooks/webhook.ts'
import type { Rows } from '../database/database.ts'
import { recordChanges } from '../feed/changes.ts'

/** What is done with customers enters the change feed, which webhooks follow; nothing else of the shop reads it. */
export const noteCustomers = (
  payload: Payload,
  rows: Rows,
  deed: CustomerDeed,
  ids: readonly string[],
): Promise<void> =>
  recordChanges(
    payload,
    rows,
    ids.map((docId) => ({ target: customerTargets[deed], docId })),
  )

export const noteCustomer = (payload: Payload, rows: Rows, deed: CustomerDeed, id: string): Promise<void> =>
  noteCustomers(payload, rows, deed, [id])
