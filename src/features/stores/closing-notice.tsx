import { isClosedForGood } from '../../domain/pickup/pickup.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { dayInZone, formatDay, parseDay } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { Icon } from '../../ui/icon.tsx'

/** Says that a store closes permanently, or has closed. */
export function ClosingNotice({
  store,
  now,
}: {
  store: Pick<ListedStore, 'closedOn' | 'hours'>
  now: number | undefined
}) {
  const day = parseDay(store.closedOn)
  if (!day) return null
  const isOver = now !== undefined && isClosedForGood(store, dayInZone(now, store.hours.timeZone))
  return (
    <p className="mt-2 flex items-start gap-2 border-l-4 border-red bg-red-pale px-3 py-2 text-[0.9375rem] text-red-deep">
      <Icon name="alert" size={20} />
      {isOver ? m.store_closed_for_good() : m.store_closes_for_good({ date: formatDay(day, getLocale(), 'date') })}
    </p>
  )
}
