import type { Tile } from '../../domain/catalog/tile.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { ProductTile } from './product-tile.tsx'

/** How many tiles are on screen at once on the widest window: their pictures are fetched first. */
const FIRST_SEEN = 4
/** Beside the filters from 1024 px on. */
const SIZES = '(min-width:1440px) 244px,(min-width:1280px) 16.5vw,(min-width:1024px) 21vw,(min-width:768px) 31vw,45vw'

/** Products in rows, beside a column of filters from `lg` on. */
export function ProductGrid({
  tiles,
  isLargest = false,
  onSelect,
}: {
  tiles: Tile[]
  /** No picture of the first screen is larger than a tile's: its first is fetched before all else. */
  isLargest?: boolean
  /** `place` counts from 0. */
  onSelect?(tile: Tile, place: number): void
}) {
  return (
    <ul className="product-grid grid grid-pairs gap-x-3 gap-y-8 xs:gap-x-4 md:grid-cols-3 xl:grid-cols-4 xl:gap-x-5 xl:gap-y-10">
      {tiles.map((tile, at) => (
        <InTurn key={tile.id}>
          <li>
            <ProductTile
              tile={tile}
              heading="h2"
              sizes={SIZES}
              eager={at < FIRST_SEEN}
              priority={isLargest && at === 0}
              onSelect={() => onSelect?.(tile, at)}
            />
          </li>
        </InTurn>
      ))}
    </ul>
  )
}
