import type { CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { readyBy } from '../../domain/pickup/ready-by.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useFavouriteStore } from './favourite-store.ts'
import { readyText, uselessText } from './pickup-words.ts'
import { DELIVERY, Ways } from './ways.tsx'

type Props = {
  line: CartLine
  locale: Locale
  /** The whole cart has its own choice: what differs is chosen here, and closed until then. */
  isException: boolean
  onPickup(store: string | undefined): void
  onChoose(): void
}

/** A line of the cart: delivered, or picked up at the shopper's store or the one it was added for. */
export function LinePickup({ line, locale, isException, onPickup, onChoose }: Props) {
  const { title, forPickup, pickup } = line
  const { store, stores } = useFavouriteStore(locale)
  const now = useNow()
  // What has become online only meanwhile must be changed back to delivery.
  if (!forPickup && !pickup) return null
  const options = [
    ...(pickup ? [{ slug: pickup.store, name: pickup.name }] : []),
    ...(store && store.slug !== pickup?.store ? [{ ...store, note: uselessText(store, [line], now) }] : []),
  ]
  const counter = pickup && [store, ...(stores ?? [])].find((each) => each?.slug === pickup.store)
  const ready = pickup && !pickup.refusal && counter && now !== undefined ? readyBy(counter.hours, now) : undefined
  const ways = (
    <Ways
      label={m.pickup_way({ title })}
      locale={locale}
      stores={options}
      chosen={pickup?.store ?? DELIVERY}
      onPickup={onPickup}
      onChoose={onChoose}
      className={isException ? 'pb-2' : 'mt-2'}
    />
  )
  return (
    <>
      {isException ? (
        <details className="group/way text-sm noscript:hidden">
          <summary
            aria-label={`${pickup ? m.pickup_way_store({ name: pickup.name }) : m.pickup_way_delivery()}, ${title}`}
            className="flex min-h-11 w-fit list-none items-center gap-2 text-ink-soft [&::-webkit-details-marker]:hidden"
          >
            <Icon name={pickup ? 'store' : 'truck'} size={18} />
            {pickup ? m.pickup_way_store({ name: pickup.name }) : m.pickup_way_delivery()}
            <span className="transition-transform group-open/way:rotate-180">
              <Icon name="chevron-down" size={16} />
            </span>
          </summary>
          {ways}
        </details>
      ) : (
        ways
      )}
      {ready && <p className="mt-1 text-sm text-spruce">{readyText(ready, locale)}</p>}
    </>
  )
}
