import type { Locale } from '../locale.ts'
import type { HoursException, StoreHours } from '../store-hours/store-hours.ts'
import type { Instant } from '../time.ts'
import { weekdays } from '../weekdays.ts'
import { toListedStore, type ListedStore } from './listed-store.ts'

/**
 * The favourite store as the browser stores it (acceptance 57, 58): its hours are computed from this copy, without a
 * request (113). In the language of the page it was chosen on.
 */
export type SavedStore = {
  locale: Locale
  kept_at: Instant
  store_name: string
  store_hours: { day: string; open: string; close: string }[]
  store_hour_exceptions: HoursException[]
  store: Omit<ListedStore, 'name' | 'hours'> & Pick<StoreHours, 'timeZone' | 'opensOn'>
}

/** The browser's copy of a store, and when it was saved. */
export function toSavedStore(listed: ListedStore, locale: Locale, now: Instant): SavedStore {
  const { name, hours, ...store } = toListedStore(listed)
  const store_hours = weekdays.flatMap((day) =>
    (hours.weekly[day] ?? []).map(({ open, close }) => ({ day, open, close })),
  )
  return {
    locale,
    kept_at: now,
    store_name: name,
    store_hours,
    store_hour_exceptions: hours.exceptions,
    store: { ...store, timeZone: hours.timeZone, ...(hours.opensOn && { opensOn: hours.opensOn }) },
  }
}

/** The store saved by the browser; undefined if it is malformed, has another slug, or is in another language. */
export function fromSavedStore(
  text: string | null,
  slug: string,
  locale: Locale,
): { store: ListedStore; keptAt: Instant } | undefined {
  const saved = parsed(text)
  if (!saved || saved.locale !== locale || saved.store.slug !== slug) return undefined
  const { timeZone, opensOn, ...store } = saved.store
  const weekly: StoreHours['weekly'] = Object.fromEntries(
    weekdays.map((day) => [
      day,
      saved.store_hours.filter((row) => row.day === day).map(({ open, close }) => ({ open, close })),
    ]),
  )
  const exceptions = saved.store_hour_exceptions
  const hours = {
    timeZone,
    weekly,
    exceptions,
    ...(opensOn && { opensOn }),
    ...(store.closedOn && { closedOn: store.closedOn }),
  }
  return {
    store: { ...store, name: saved.store_name, hours },
    keptAt: saved.kept_at,
  }
}

/** Browser storage is untrusted: data that does not look like a store is ignored. */
function parsed(text: string | null): SavedStore | undefined {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<SavedStore> | null
    const texts = (value: object | undefined, keys: string[]) =>
      keys.every((key) => typeof (value as Record<string, unknown> | undefined)?.[key] === 'string')
    const rows = (value: unknown, keys: string[]) =>
      Array.isArray(value) &&
      value.every((row) => typeof row === 'object' && row !== null && texts(row as object, keys))
    const isStore =
      texts(saved?.store, ['slug', 'street', 'city', 'province', 'postalCode', 'phone', 'timeZone']) &&
      texts(saved?.store?.path, ['en', 'fr']) &&
      isZone(saved?.store?.timeZone) &&
      Array.isArray(saved?.store?.services)
    const hasHours =
      rows(saved?.store_hours, ['day', 'open', 'close']) &&
      rows(saved?.store_hour_exceptions, ['date', 'open', 'close'])
    return isStore &&
      hasHours &&
      texts(saved ?? undefined, ['store_name', 'locale']) &&
      typeof saved?.kept_at === 'number'
      ? (saved as SavedStore)
      : undefined
  } catch {
    return undefined
  }
}

function isZone(timeZone: string | undefined): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
