import { createContext, type ReactNode } from 'react'
import type { Tile } from '../../domain/catalog/tile.ts'

/** What stands in the corner of every tile, such as the heart: another feature's, so the frame gives it. */
export const TileCorner = createContext<((tile: Pick<Tile, 'id' | 'title'>) => ReactNode) | undefined>(undefined)
