import type { Product } from '../../domain/catalog/product.ts'
import { m } from '../../paraglide/messages.js'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Who sells and ships it, where that is not the shop itself. */
export function SellerLine({ seller: { name, shipsFrom, returns } }: { seller: NonNullable<Product['seller']> }) {
  return (
    <Disclosure
      className="rounded-card border border-line px-4 sm:px-5"
      title={
        <span className="flex items-center gap-2.5 py-1">
          <Icon name="store" size={22} />
          {m.product_seller({ name })}
        </span>
      }
    >
      <dl className="grid gap-x-4 gap-y-2 pb-4 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-soft">{m.product_seller_ships_from()}</dt>
        <dd>{shipsFrom}</dd>
        <dt className="text-ink-soft">{m.product_seller_returns()}</dt>
        <dd>{returns}</dd>
      </dl>
    </Disclosure>
  )
}
