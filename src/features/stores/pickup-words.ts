import type { CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ReadyBy } from '../../domain/pickup/ready-by.ts'
import { isClosedForGood, takesPickup } from '../../domain/pickup/pickup.ts'
import { stockAt, type StoreStock } from '../../domain/pickup/store-stock.ts'
import { shortClockText } from '../../domain/store-hours/clock-text.ts'
import { isYetToOpen } from '../../domain/store-hours/week.ts'
import type { ListedStore } from '../../domain/stores/listed-store.ts'
import { dayInZone, formatDay, type Instant } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

/** When an order is ready, in words: `Ready today by 4 p.m.`, `Prêt demain dès 10 h`. */
export function readyText({ kind, dayIs, day, at }: ReadyBy, locale: Locale): string {
  const time = shortClockText(at, locale)
  if (dayIs === 'later')
    return (kind === 'by' ? m.pickup_ready_later_by : m.pickup_ready_later_from)({
      day: formatDay(day, locale, 'full'),
      time,
    })
  if (dayIs === 'tomorrow') return (kind === 'by' ? m.pickup_ready_tomorrow_by : m.pickup_ready_tomorrow_from)({ time })
  return (kind === 'by' ? m.pickup_ready_today_by : m.pickup_ready_today_from)({ time })
}

/** What is said beside a store as a way for some lines of a cart: why it is no use for them; undefined where it is. */
export const uselessText = (
  store: Parameters<typeof noPickupText>[0] & { slug: string },
  lines: Parameters<typeof noneText>[0],
  now: Instant | undefined,
): string | undefined => noPickupText(store, now) ?? noneText(lines, store.slug)

/** What is said beside a store that has none of some lines of a cart; undefined where it has one of any. */
export function noneText(lines: readonly Pick<CartLine, 'inStores'>[], store: string): string | undefined {
  if (lines.some(({ inStores }) => !inStores || inStores[store])) return undefined
  return lines.some(({ inStores }) => inStores?.[store] === false) ? m.pickup_stock_out() : m.pickup_stock_not_stocked()
}

/** Why a store takes no orders for pickup now; undefined where it does. */
export function noPickupText(
  store: Pick<ListedStore, 'services' | 'closedOn' | 'hours'>,
  now: Instant | undefined,
): string | undefined {
  const today = now === undefined ? undefined : dayInZone(now, store.hours.timeZone)
  if (today === undefined || takesPickup(store, today)) return undefined
  if (isClosedForGood(store, today)) return m.store_closed_for_good()
  const { opensOn } = store.hours
  return opensOn && isYetToOpen(store.hours, today)
    ? m.store_opens_on({ date: formatDay(opensOn, getLocale(), 'date') })
    : m.pickup_none_here()
}

/** A store's stock of a variant, in words and with its colour tone. */
export function stockText(stock: StoreStock, store: string): { text: string; tone: string } {
  const { status, left = 0 } = stockAt(stock, store)
  if (status === 'IN_STOCK') return { text: m.pickup_stock_in(), tone: 'text-spruce' }
  if (status === 'LOW_STOCK') return { text: m.pickup_stock_low({ count: left }), tone: 'text-red' }
  return {
    text: status === 'OUT_OF_STOCK' ? m.pickup_stock_out() : m.pickup_stock_not_stocked(),
    tone: 'text-ink-soft',
  }
}
