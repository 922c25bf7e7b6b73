import { decoded } from '../decoded.ts'
import { paths } from '../paths.ts'

/** For one, two and three device pixels each at the 60 px of a suggestion. */
const WIDTHS = [60, 120, 200]

/**
 * A hit's picture for an `img`: in small widths where it is the shop's own, as it is where an index has another
 * (acceptance 127).
 */
export function searchImage(image: string): { src: string; srcSet?: string } {
  const file = /^\/media\/([^/?#]+)/.exec(image)?.[1]
  if (file === undefined) return { src: image }
  const at = (width: number) => paths.media(decoded(file) ?? file, width)
  return { src: at(120), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') }
}
