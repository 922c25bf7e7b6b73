import type { CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { m } from '../../paraglide/messages.js'
import { useNow } from '../../ui/use-now.ts'
import { useFavouriteStore } from './favourite-store.ts'
import { uselessText } from './pickup-words.ts'
import { DELIVERY, Ways } from './ways.tsx'

type Props = {
  /** Those that may be picked up; several. */
  lines: readonly CartLine[]
  locale: Locale
  onPickup(store: string | undefined): void
  onChoose(): void
}

/** Delivery or pickup of the whole cart, said once. */
export function CartPickup({ lines, locale, onPickup, onChoose }: Props) {
  const { store } = useFavouriteStore(locale)
  const now = useNow()
  const used = lines.flatMap(({ pickup }) => (pickup ? [{ slug: pickup.store, name: pickup.name }] : []))
  const known = [...(store ? [{ ...store, note: uselessText(store, lines, now) }] : []), ...used]
  const ways = new Set(lines.map(({ pickup }) => pickup?.store ?? DELIVERY))
  return (
    <Ways
      label={m.pickup_way_all()}
      locale={locale}
      stores={known.filter(({ slug }, place) => known.findIndex((one) => one.slug === slug) === place)}
      chosen={ways.size === 1 ? [...ways][0] : undefined}
      onPickup={onPickup}
      onChoose={onChoose}
      className="border-b border-line pb-3"
    />
  )
}
