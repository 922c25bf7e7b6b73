import { useEffect, useRef, useState } from 'react'
import type { Tile } from '../domain/catalog/tile.ts'
import { useCart } from '../features/cart/cart-provider.tsx'
import { Companions } from '../features/catalog/companions.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { isBelowWindow } from '../ui/is-below-window.ts'

/**
 * What goes with a product, but for what is in the cart: the page is the same for everybody, so that is left out here,
 * unless it is seen already, as nothing that is seen may move.
 */
export function ProductCompanions({ tiles }: { tiles: readonly Tile[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [owned, setOwned] = useState<readonly string[]>([])
  const { status, cart } = useCart()
  useEffect(() => {
    if (status === 'ready' && isBelowWindow(place.current))
      setOwned([...cart.lines, ...(cart.saved ?? [])].map(({ productId }) => productId))
  }, [status, cart])
  return (
    <div ref={place}>
      <Companions
        heading={m.product_companions()}
        tiles={tiles.filter(({ id }) => !owned.includes(id))}
        locale={getLocale()}
      />
    </div>
  )
}
