import type { CartLine } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/locale.ts'
import { readyBy } from '../../domain/pickup/ready-by.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useFavouriteStore, wantStores } from './favourite-store.ts'
import { readyText } from './pickup-words.ts'

type Props = { line: CartLine; locale: Locale; onPickup(store: string | undefined): void; onChoose(): void }

/** A line of the cart: delivered, or picked up at the shopper's store or the one it was added for. */
export function LinePickup({ line: { title, forPickup, pickup }, locale, onPickup, onChoose }: Props) {
  const { store, stores } = useFavouriteStore(locale)
  const now = useNow()
  if (!forPickup) return null
  const options = [
    ...(pickup ? [{ slug: pickup.store, name: pickup.name }] : []),
    ...(store && store.slug !== pickup?.store ? [store] : []),
  ]
  const counter = pickup && [store, ...(stores ?? [])].find((each) => each?.slug === pickup.store)
  const ready = pickup && !pickup.refusal && counter && now !== undefined ? readyBy(counter.hours, now) : undefined
  const [shownStore] = options
  return (
    <div role="group" aria-label={m.pickup_way({ title })} className="mt-2 flex flex-wrap items-center gap-2 text-sm">
      <Way chosen={!pickup} onChoose={() => onPickup(undefined)} icon="truck" text={m.pickup_way_delivery()} />
      {options.map(({ slug, name }) => (
        <Way
          key={slug}
          chosen={pickup?.store === slug}
          onChoose={() => onPickup(slug)}
          icon="store"
          text={m.pickup_way_store({ name })}
        />
      ))}
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:-ml-3 max-sm:basis-full max-sm:justify-start max-sm:text-left"
        aria-haspopup="dialog"
        onPointerEnter={() => wantStores(locale)}
        onClick={onChoose}
      >
        {shownStore ? m.store_change() : m.pickup_way_choose()}
      </Button>
      {ready && <p className="basis-full text-spruce">{readyText(ready, locale)}</p>}
    </div>
  )
}

const Way = ({ chosen, onChoose, icon, text }: { chosen: boolean; onChoose(): void; icon: IconName; text: string }) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={() => chosen || onChoose()}
    className={`inline-flex min-h-11 items-center gap-2 rounded-card border px-3 text-left lg:min-h-9 ${chosen ? 'border-ink bg-ground font-semibold' : 'border-line-strong hover:border-ink'}`}
  >
    <Icon name={icon} size={18} />
    {text}
  </button>
)
