import type { Payload } from 'payload'
import { stockSeen, stockTargets, type LevelChange } from '../../domain/catalog/seen-stock.ts'
import type { Rows } from '../database/database.ts'
import { recordChanges } from '../feed/changes.ts'
import { isWanted } from '../webhooks/note-webhook.ts'

/**
 * Writes changed levels into the feed, each by where shoppers see it; one that nobody sees only where a webhook follows
 * the stock. In the transaction that changed them, last: on PostgreSQL a writer of the feed blocks all others.
 */
export async function recordLevels(payload: Payload, rows: Rows, changed: readonly LevelChange[]): Promise<void> {
  const levels = changed.map((level) => ({ id: level.id, seen: stockSeen(level) }))
  const isSeen = levels.filter(({ seen }) => seen !== 'nowhere')
  const isCalled = isSeen.length < levels.length && (await isWanted(rows, 'stock.changed'))
  await recordChanges(
    payload,
    rows,
    (isCalled ? levels : isSeen).map(({ id, seen }) => ({ target: stockTargets[seen], docId: String(id) })),
  )
}
