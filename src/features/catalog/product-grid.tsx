import type { Tile } from '../../domain/catalog/tile.ts'
import { ProductTile } from './product-tile.tsx'

/** How many tiles are on screen at once on the widest window: their pictures are fetched first. */
const FIRST_SEEN = 4

/** Products in rows, beside a column of filters from `lg` on. */
export function ProductGrid({
  tiles,
  onSelect,
}: {
  tiles: Tile[]
  /** `place` counts from 0. */
  onSelect?(tile: Tile, place: number): void
}) {
  return (
    <ul className="product-grid grid grid-pairs gap-x-3 gap-y-8 xs:gap-x-4 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-5 xl:gap-y-10">
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <ProductTile
            tile={tile}
            heading="h2"
            sizes="(min-width: 1280px) 17rem, (min-width: 1024px) 22vw, (min-width: 768px) 31vw, 47vw"
            eager={at < FIRST_SEEN}
            onSelect={() => onSelect?.(tile, at)}
          />
        </li>
      ))}
    </ul>
  )
}
