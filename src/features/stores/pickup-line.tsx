import type { ReactNode } from 'react'
import { readyBy } from '../../domain/pickup/ready-by.ts'
import { canPickUp, type StoreStock } from '../../domain/pickup/store-stock.ts'
import type { FoundStore } from '../../domain/stores/find-stores.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { useNow } from '../../ui/use-now.ts'
import { kmText } from './found-words.ts'
import { noPickupText, readyText, stockText } from './pickup-words.ts'

/** A store and what it has of a variant; if it has one, when it is ready. */
export function PickupLine({
  store,
  stock,
  failed,
  children,
}: {
  store: FoundStore
  stock: StoreStock | undefined
  failed: boolean
  children?: ReactNode
}) {
  const now = useNow()
  const locale = getLocale()
  const { text, tone } = stock
    ? stockText(stock, store.slug)
    : { text: failed ? m.pickup_stock_failed() : m.pickup_stock_loading(), tone: 'text-ink-soft' }
  const ready = now !== undefined && canPickUp(store, stock, now) ? readyBy(store.hours, now) : undefined
  const none = noPickupText(store, now)
  return (
    <>
      <p className="font-medium">
        {store.name}
        {store.km !== undefined && <span className="font-normal text-ink-soft"> · {kmText(store.km, locale)}</span>}
      </p>
      <p role="status">
        <span className={`font-semibold ${tone}`}>{text}</span>
        {ready && <span className="text-ink-soft"> · {readyText(ready, locale)}</span>}
        {none && <span className="text-ink-soft"> · {none}</span>}
      </p>
      {children}
    </>
  )
}
