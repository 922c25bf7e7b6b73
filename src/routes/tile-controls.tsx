import type { Tile } from '../domain/catalog/tile.ts'
import { WishHeart } from '../features/account/wish-button.tsx'
import { quickAddWith } from '../features/catalog/quick-add.tsx'

const QuickAdd = quickAddWith(async () => (await import('./quick-add.tsx')).QuickAddDialog)

/** What can be pressed on every tile besides its link. */
export const tileCorner = (tile: Tile) => (
  <>
    <WishHeart productId={tile.id} title={tile.title} />
    <QuickAdd tile={tile} />
  </>
)
