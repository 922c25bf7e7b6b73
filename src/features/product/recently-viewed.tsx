import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { viewedBeside, viewedProduct, type Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { isBelowWindow } from '../../ui/is-below-window.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { viewedMemory } from './viewed-memory.ts'

const RecentlyViewedRow = lazyPart(async () => (await import('./recently-viewed-row.tsx')).RecentlyViewedRow)

type RecentlyViewedProps = {
  product?: Product
  /** What stands below, of those that are shown. */
  renderAfter?(viewed: readonly Viewed[]): ReactNode
}

/**
 * Remembers the product in this browser, if it stands on the page of one, and shows what else it looked at: only where
 * it comes up from below the window, as nothing that is seen may move, and on the page of a product, which is to be
 * light, once the shopper begins to scroll.
 */
export function RecentlyViewed({ product, renderAfter }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Viewed[]>([])
  useEffect(() => {
    const memory = viewedMemory(getLocale())
    const others = viewedBeside(memory.read(), product?.id)
    if (product) memory.add(viewedProduct(product, getLocale()))
    const look = () => {
      if (isBelowWindow(place.current)) setShown(others)
    }
    if (others.length > 0 && !product) look()
    else if (others.length > 0) window.addEventListener('scroll', look, { once: true, passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [product])
  return (
    <div ref={place}>
      {shown.length > 0 && (
        <Suspense>
          <RecentlyViewedRow
            viewed={shown}
            onClear={() => {
              viewedMemory(getLocale()).clear()
              setShown([])
            }}
          />
          {renderAfter?.(shown)}
        </Suspense>
      )}
    </div>
  )
}
