import { paths } from '../domain/paths.ts'
import { imageWidths } from '../domain/shell/media.ts'

export type PictureFile = { file: string; width: number; height: number; alt: string; focus?: { x: number; y: number } }

type Props = {
  picture: PictureFile
  /** How wide it is shown, as the `sizes` attribute: `60px`, `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string
  /** Widths to offer; those of the image server by default, up to the picture's own. */
  widths?: readonly number[]
  /** The largest picture of the first screen: loaded before everything else, never lazily. */
  priority?: boolean
  /** For pictures of the first screen that are not the largest. */
  eager?: boolean
  className?: string
}

/** A picture at the sizes the image server makes. Its own width and height keep its place free, so nothing jumps. */
export function Picture({
  picture,
  sizes,
  widths = imageWidths,
  priority = false,
  eager = priority,
  className,
}: Props) {
  const { file, width, height, alt, focus } = picture
  const offered = widthsUpTo(width, widths)
  return (
    <img
      src={paths.media(file, nearest(offered, 640))}
      srcSet={offered.map((each) => `${paths.media(file, each)} ${each}w`).join(',')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
      className={className}
      {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
    />
  )
}

/**
 * Larger than the picture itself would only be more bytes; but a little larger is the picture as it is, which no smaller
 * one may replace. The smallest is always there.
 */
function widthsUpTo(own: number, widths: readonly number[]): number[] {
  const fitting = widths.filter((width) => width <= own * 1.1)
  return fitting.length > 0 ? fitting : widths.slice(0, 1)
}

const nearest = (widths: readonly number[], wanted: number): number =>
  widths.findLast((width) => width <= wanted) ?? widths[0] ?? wanted
