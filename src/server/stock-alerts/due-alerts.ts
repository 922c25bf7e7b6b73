import { isoInstant, type Instant } from '../../domain/time.ts'
import { sql, type Rows } from '../database/database.ts'
import { note } from '../orders/outbox.ts'

type Due = Record<'confirmed' | 'counted' | 'saved', string | Date> & { id: number | string }

/**
 * Notes one mail for each confirmed wish whose variant can be bought again, of all or of those that `only` names by
 * the wish (`a`), the stock level (`i`) or the product (`p`). The key names the state of the stock: every process that
 * sees it notes the same mail, and stock that goes and comes again is another.
 */
export async function noteDue(rows: Rows, now: Instant, only?: ReturnType<typeof sql>): Promise<void> {
  const due = await rows<Due>(sql`
    select a.id, a.confirmed_at as confirmed, i.updated_at as counted, p.updated_at as saved from stock_alerts a
    join inventory i on i.sku = a.sku and i.location = 'online' and i.quantity > 0
    join products p on p.code = a.product and p._status = 'published' and p.availability <> 'Unavailable'
    where a.status = 'confirmed' and a.expires_at > ${isoInstant(now)} ${only ? sql`and ${only}` : sql``}
    order by a.confirmed_at, a.id`)
  for (const { id, confirmed, counted, saved } of due)
    await note(rows, {
      key: `stock back ${id} ${[confirmed, counted, saved].map(textOf).join(' ')}`,
      kind: 'stock-alert',
      data: { id: Number(id), mail: 'back' },
    })
}

/** A moment as either database gives it. */
const textOf = (at: string | Date): string => new Date(at).toISOString()
