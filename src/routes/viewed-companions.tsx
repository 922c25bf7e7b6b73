import { useEffect, useRef, useState } from 'react'
import type { Viewed } from '../domain/catalog/recently-viewed.ts'
import type { Tile } from '../domain/catalog/tile.ts'
import { companionsHref } from '../domain/recommendations/companions-href.ts'
import { useCart } from '../features/cart/cart-provider.tsx'
import { Companions } from '../features/catalog/companions.tsx'
import { RecentlyViewed } from '../features/product/recently-viewed.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { isBelowWindow } from '../ui/is-below-window.ts'

/** What this browser looked at before, and what goes with it. */
export const ViewedWithCompanions = () => (
  <RecentlyViewed renderAfter={(viewed) => <ViewedCompanions viewed={viewed} />} />
)

/**
 * Asked for once what was looked at is shown and the cart is known. What comes too late stays away, as nothing that is
 * seen may move.
 */
function ViewedCompanions({ viewed }: { viewed: readonly Viewed[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [tiles, setTiles] = useState<readonly Tile[]>([])
  const { status, cart } = useCart()
  const lines = [...cart.lines, ...(cart.saved ?? [])]
  const href = status === 'ready' ? companionsHref(getLocale(), viewed, lines) : undefined
  useEffect(() => {
    if (!href) return
    const leaving = new AbortController()
    // Whoever asks is nobody's business.
    fetch(href, { credentials: 'omit', signal: leaving.signal })
      .then(async (response) => {
        const found = response.ok ? ((await response.json()) as Tile[]) : []
        if (isBelowWindow(place.current)) setTiles(found)
      })
      .catch(() => {})
    return () => leaving.abort()
  }, [href])
  return (
    <div ref={place}>
      <Companions heading={m.viewed_companions()} tiles={tiles} locale={getLocale()} />
    </div>
  )
}
