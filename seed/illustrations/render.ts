import sharp from 'sharp'
import { drawings } from './drawings.ts'
import { inkFor } from './pen.ts'
import type { Illustration } from './vocabulary.ts'

/** Side of a product picture in pixels. */
export const PICTURE_SIZE = 1000

export type Shot = 'front' | 'detail'

/** Overcast snow: the ground of every product picture, as `--color-ground` in src/app.css. */
const GROUND = '#eceee9'

/** The drawing of a product in one colour, as SVG. `detail` comes close to where the light falls. */
export function productSvg(art: Illustration, hex: string, seed: string, shot: Shot = 'front'): string {
  const view = shot === 'detail' ? '230 150 520 520' : '0 0 1000 1000'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}"><rect width="1000" height="1000" fill="${GROUND}"/>${drawings[art.kind](inkFor(art, hex, seed))}</svg>`
}

/**
 * Rasterised once, as a merchant's file would arrive. Lossless and fast: the image endpoint compresses what shoppers
 * get.
 */
export const raster = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 4 }).toBuffer()
