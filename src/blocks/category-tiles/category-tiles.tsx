import { useId } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import type { ViewProps } from '../view.ts'

/** No tile is wider than 448 px. */
const TILE_WIDTHS = [200, 320, 480, 640, 800, 1000]

/**
 * Ways into the catalogue. The whole tile is its link. Their number says how many fill a row, so that the last one is
 * whole where it can be.
 */
export function CategoryTiles({ slice: { heading, tiles } }: ViewProps<'categorytiles'>) {
  const headingId = useId()
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
            <Link
              to={href}
              prefetch="intent"
              discover="none"
              className={`group category-tile ${picture ? 'bg-ground' : 'min-h-28 bg-spruce-pale md:min-h-40'}`}
            >
              {picture && (
                <span className="block aspect-[4/3] overflow-hidden">
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    sizes={inRow.sizes}
                    widths={TILE_WIDTHS}
                    // A product's drawing, which is square, must not lose its head; a scene may lose its edges.
                    className={`tile-picture ${picture.width === picture.height ? 'object-contain' : ''}`}
                  />
                </span>
              )}
              <span className={picture ? 'category-name category-name-small' : 'category-name text-heading'}>
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a tablet and what a wide window have in a row; a phone has pairs. */
const rows = [
  { of: 4, columns: 'md:grid-cols-4', sizes: '(min-width: 1280px) 20rem, (min-width: 768px) 23vw, 47vw' },
  { of: 3, columns: 'md:grid-cols-3', sizes: '(min-width: 1440px) 28rem, (min-width: 768px) 31vw, 47vw' },
  {
    of: 1,
    columns: 'md:grid-cols-3 xl:grid-cols-4',
    sizes: '(min-width: 1280px) 20rem, (min-width: 768px) 31vw, 47vw',
  },
] as const
