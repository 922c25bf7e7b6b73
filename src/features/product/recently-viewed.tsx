import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { viewedBeside, type Viewed } from '../../domain/catalog/recently-viewed.ts'
import type { Product } from '../../domain/catalog/product.ts'
import { paths } from '../../domain/paths.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { viewedMemory } from './viewed-memory.ts'

const RecentlyViewedRow = lazy(async () => ({ default: (await import('./recently-viewed-row.tsx')).RecentlyViewedRow }))

/**
 * Remembers the product in this browser, and shows what else it looked at: fetched once the shopper begins to scroll,
 * and only where it comes up from below the window, as nothing that is seen may move.
 */
export function RecentlyViewed({ product }: { product: Product }) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Viewed[]>([])
  useEffect(() => {
    const memory = viewedMemory(getLocale())
    const others = viewedBeside(memory.read(), product.id)
    memory.add(viewedOf(product))
    const look = () => {
      if ((place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight) setShown(others)
    }
    if (others.length > 0) window.addEventListener('scroll', look, { once: true, passive: true })
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
        </Suspense>
      )}
    </div>
  )
}

function viewedOf({ id, slug, title, brand, colours, pictures }: Product): Viewed {
  const picture = colours[0]?.pictures[0] ?? pictures[0]
  return {
    id,
    href: paths.product(getLocale(), id, slug),
    title,
    brand: brand.name,
    ...(picture && { picture: { file: picture.file, width: picture.width, height: picture.height } }),
  }
}
