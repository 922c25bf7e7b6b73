import type { Tile } from '../domain/catalog/tile.ts'
import { ProductCarousel } from '../features/catalog/product-carousel.tsx'
import { m } from '../paraglide/messages.js'

/**
 * What a page that is not there offers instead. A file of its own: a carousel that is loaded on demand would bring the
 * bundler's runtime to every page that has one from the start.
 */
export function Instead({ tiles }: { tiles: Tile[] }) {
  return (
    <div className="page-width">
      <ProductCarousel heading={m.error_not_found_instead()} tiles={tiles} />
    </div>
  )
}
