import { covering } from '../../ui/covering.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ViewProps } from '../view.ts'
import { useLabelId } from '../../ui/use-label-id.ts'

/** No tile is wider than 448 px. */
const TILE_WIDTHS = [200, 320, 480, 640, 800, 1000]

/**
 * Ways into the catalogue. The whole tile is its link. Their number says how many fill a row, so that the last one is
 * whole where it can be.
 */
export function CategoryTiles({ slice: { heading, tiles } }: ViewProps<'categorytiles'>) {
  const headingId = useLabelId()
  if (tiles.length === 0) return null
  const inRow = rows.find(({ of }) => tiles.length % of === 0) ?? rows[2]
  return (
    <section aria-labelledby={headingId} className="page-width">
      <h2 id={headingId} className="wide text-title">
        {heading}
      </h2>
      <ul className={`mt-6 grid grid-pairs gap-3 xs:gap-4 ${inRow.columns}`}>
        {tiles.map(({ title, href, picture }) => (
          <li key={href}>
            <PageLink
              to={href}

              className={`group category-tile ${picture ? 'bg-ground' : 'min-h-28 bg-spruce-pale md:min-h-40'}`}
            >
              {picture && (
                <span className="category-frame">
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes={sizesOf(inRow.tile, picture)}
                    widths={TILE_WIDTHS}
                    // A product's drawing, which is square, must not lose its head; a scene may lose its edges.
                    className={`tile-picture ${picture.width === picture.height ? 'object-contain' : ''}`}
                  />
                </span>
              )}
              <span className={picture ? 'category-name category-name-small' : 'category-name text-heading'}>
                {title}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From so many pixels of the window on a tile has this share of it, in hundredths; the widest in pixels. */
type Width = readonly [from: number, share: number] | readonly [from: number, share: 0, pixels: number]
const wide = (pixels: number): Width => [1440, 0, pixels]

/**
 * What a tablet and what a wide window have in a row, with the width of a tile from a width of the window on; a phone
 * has pairs.
 */
const rows = [
  { of: 4, columns: 'md:grid-cols-4', tile: [wide(325), [768, 22.5], [0, 44]] },
  { of: 3, columns: 'md:grid-cols-3', tile: [wide(437), [768, 30], [0, 44]] },
  { of: 1, columns: 'md:grid-cols-3 xl:grid-cols-4', tile: [wide(325), [1280, 22.5], [768, 30], [0, 44]] },
] as const satisfies { of: number; columns: string; tile: readonly Width[] }[]

/**
 * The picture in its frame of 4:3: a square one is shown whole and is narrower than the tile, a wide one covers the
 * frame and is wider.
 */
function sizesOf(tile: readonly Width[], picture: { width: number; height: number }): string {
  const shown = picture.width === picture.height ? 0.75 : covering(picture)
  return tile
    .map(([from, share, pixels]) => {
      const own = pixels === undefined ? `${(share * shown).toFixed(1)}vw` : `${Math.round(pixels * shown)}px`
      return from === 0 ? own : `(min-width:${from}px) ${own}`
    })
    .join(',')
}
