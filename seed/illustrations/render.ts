import sharp from 'sharp'
import { drawings } from './drawings.ts'
import { inkFor } from './pen.ts'
import { backView, backWords } from './views/back.ts'
import { detailView } from './views/detail.ts'
import { scaleView, scaleWords } from './views/scale.ts'
import type { Illustration } from './vocabulary.ts'

/** Side of a product picture in pixels. */
export const PICTURE_SIZE = 1000

/** The views of a product, in the order of its gallery. */
export const shots = {
  front: (art, hex, seed) => drawings[art.kind](inkFor(art, hex, seed)),
  back: backView,
  detail: detailView,
  scale: scaleView,
} satisfies Record<string, (art: Illustration, hex: string, seed: string) => string>

export type Shot = keyof typeof shots

/** What a view shows, in words that follow the product's name and colour. */
export const shotWords = (art: Illustration, shot: Exclude<Shot, 'front'>): { en: string; fr: string } =>
  ({
    back: backWords,
    detail: () => ({ en: 'close up', fr: 'de près' }),
    scale: scaleWords,
  })[shot](art)

/** Overcast snow: the ground of every product picture, as `--color-ground` in src/app.css. */
const GROUND = '#eceee9'

/** A view of a product in one colour, as SVG. */
export const productSvg = (art: Illustration, hex: string, seed: string, shot: Shot = 'front'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}"><rect width="1000" height="1000" fill="${GROUND}"/>${shots[shot](art, hex, seed)}</svg>`

/**
 * Rasterised once, as a merchant's file would arrive. Lossless and fast: the image endpoint compresses what shoppers
 * get.
 */
export const raster = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer()
