import { createContext, type ReactNode } from 'react'
import type { Tile } from '../../domain/catalog/tile.ts'

/**
 * The control in the corner of every tile, such as the heart: it belongs to another feature, so the frame passes it in.
 */
export const TileCorner = createContext<((tile: Tile) => ReactNode) | undefined>(undefined)
