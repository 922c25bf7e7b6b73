import { useEffect, useEffectEvent, useId } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { STORES_MODAL } from '../../domain/shell/stores-modal.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useFavouriteStore, wantStores } from './favourite-store.ts'

type Props = {
  label: string
  locale: Locale
  /** The stores to choose from, one with a note where it is no use. */
  stores: readonly { slug: string; name: string; note?: string }[]
  /** The slug of the chosen store, `delivery`, or nothing where lines differ. */
  chosen: string | undefined
  onPickup(store: string | undefined): void
  /** Another store. */
  onChoose(): void
  className?: string
}

export const DELIVERY = 'delivery'

/** Whose button opened the stores, and how many choices there were before. */
let asking: { by: string; before: number } | undefined

/** Delivered, or picked up at one of a few stores. Without JavaScript that is chosen at the checkout. */
export function Ways({ label, locale, stores, chosen, onPickup, onChoose, className = '' }: Props) {
  const id = useId()
  const { slug, choices } = useFavouriteStore(locale)
  const { hash } = useLocation()
  const choose = () => {
    asking = { by: id, before: choices }
    onChoose()
  }
  // A store that is chosen from here is the one to pick up at.
  const onChosen = useEffectEvent(() => {
    if (asking?.by !== id || slug === undefined || choices === asking.before) return
    asking = undefined
    onPickup(slug)
  })
  useEffect(() => onChosen(), [choices])
  // Whoever closes the stores without choosing wants no pickup.
  useEffect(() => {
    if (hash !== `#${STORES_MODAL}` && asking?.by === id) asking = undefined
  }, [hash, id])
  const another = { 'aria-haspopup': 'dialog', onPointerEnter: () => wantStores(locale), onClick: choose } as const
  return (
    <div
      role="group"
      aria-label={label}
      className={`flex flex-wrap items-center gap-2 text-sm noscript:hidden ${className}`}
    >
      <Way
        chosen={chosen === DELIVERY}
        onChoose={() => onPickup(undefined)}
        icon="truck"
        text={m.pickup_way_delivery()}
      />
      {stores.map(({ slug, name, note }) => (
        <Way
          key={slug}
          chosen={chosen === slug}
          onChoose={() => onPickup(slug)}
          icon="store"
          text={m.pickup_way_store({ name })}
          note={note}
        />
      ))}
      {stores.length > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          className="max-sm:-ml-3 max-sm:basis-full max-sm:justify-start max-sm:text-left"
          {...another}
        >
          {m.store_change()}
        </Button>
      ) : (
        // The second of two ways, which asks first for where.
        <button type="button" className={wayLook(false)} {...another}>
          <Icon name="store" size={18} />
          {m.pickup_way_choose()}
        </button>
      )}
    </div>
  )
}

const wayLook = (chosen: boolean) =>
  `inline-flex min-h-11 items-center gap-2 rounded-card border px-3 py-1.5 text-left lg:min-h-9 ${chosen ? 'border-ink bg-ground font-semibold' : 'border-line-strong hover:border-ink'}`

type WayProps = { chosen: boolean; onChoose(): void; icon: IconName; text: string; note?: string }

const Way = ({ chosen, onChoose, icon, text, note }: WayProps) => (
  <button type="button" aria-pressed={chosen} onClick={() => chosen || onChoose()} className={wayLook(chosen)}>
    <Icon name={icon} size={18} />
    <span>
      {text}
      {note && <span className="text-ink-soft"> · {note}</span>}
    </span>
  </button>
)
