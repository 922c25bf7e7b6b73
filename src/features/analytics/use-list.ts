import { selectItem, viewItemList, type SeenList } from '../../domain/analytics/ecommerce.ts'
import { soldTile } from '../../domain/analytics/sold-item.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import { push } from './push.ts'
import { useTrack } from './use-track.ts'

/**
 * Tracks that a list of products was seen, once for these tiles, and returns the callback that tracks a click on one of
 * them.
 */
export function useList(list: SeenList, tiles: readonly Tile[], seen = true): (tile: Tile, place: number) => void {
  const key =
    seen && tiles.length > 0
      ? ['list', list.id, list.name, list.first, ...tiles.map(({ id }) => id)].join(' ')
      : undefined
  useTrack(key, () => viewItemList(list, tiles.map(soldTile)))
  return (tile, place) => push(selectItem(list, soldTile(tile), place))
}
