import { useRef } from 'react'
import type { Tile } from '../../domain/catalog/tile.ts'
import { m } from '../../paraglide/messages.js'
import { PageLink } from '../../ui/page-link.tsx'
import { ScrollStrip } from '../../ui/scroll-strip.tsx'
import { useList } from '../analytics/use-list.ts'
import { useSeen } from '../analytics/use-seen.ts'
import { ProductTile } from './product-tile.tsx'
import { useLabelId } from '../../ui/use-label-id.ts'

type ProductCarouselProps = { heading: string; tiles: Tile[]; more?: { label: string; href: string } }

/** Products in one row; nothing at all without products. */
export function ProductCarousel({ heading, tiles, more }: ProductCarouselProps) {
  const headingId = useLabelId()
  const row = useRef<HTMLUListElement>(null)
  const select = useList({ id: 'carousel', name: heading }, tiles, useSeen(row))
  if (tiles.length === 0) return null
  return (
    <ScrollStrip
      headingId={headingId}
      previousLabel={m.carousel_previous()}
      nextLabel={m.carousel_next()}
      heading={
        <div className="flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id={headingId} className="wide text-heading">
            {heading}
          </h2>
          {more && (
            <PageLink to={more.href} className="font-semibold underline underline-offset-4 hover:decoration-2">
              {more.label}
            </PageLink>
          )}
        </div>
      }
    >
      <ul ref={row} className="carousel">
        {tiles.map((tile, at) => (
          <li key={tile.id}>
            <ProductTile
              tile={tile}
              heading="h3"
              sizes="(min-width:1280px) 256px,(min-width:1024px) 208px,(min-width:768px) 26vw,39vw"
              onSelect={() => select(tile, at)}
            />
          </li>
        ))}
      </ul>
    </ScrollStrip>
  )
}
