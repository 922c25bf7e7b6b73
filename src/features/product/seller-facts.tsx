import type { Product } from '../../domain/catalog/product.ts'
import { m } from '../../paraglide/messages.js'

export const SellerFacts = ({ seller: { shipsFrom, returns } }: { seller: NonNullable<Product['seller']> }) => (
  <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)]">
    <dt className="text-ink-soft">{m.product_seller_ships_from()}</dt>
    <dd>{shipsFrom}</dd>
    <dt className="text-ink-soft">{m.product_seller_returns()}</dt>
    <dd>{returns}</dd>
  </dl>
)
