import { useRef } from 'react'
import { COMPANIONS_LIST } from '../../domain/analytics/stored-event.ts'
import { brandAndAudience } from '../../domain/catalog/audience.ts'
import type { Tile } from '../../domain/catalog/tile.ts'
import type { Locale } from '../../domain/locale.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ListedTitle } from '../../ui/headline.tsx'
import { useList } from '../analytics/use-list.ts'
import { useSeen } from '../analytics/use-seen.ts'
import { OwnPrice } from '../price/own-price.tsx'

type CompanionsProps = { heading: string; tiles: readonly Tile[]; locale: Locale }

/** What goes with a product, a cart or an order, on one line each; nothing where there is nothing. */
export function Companions({ heading, tiles, locale }: CompanionsProps) {
  const list = useRef<HTMLUListElement>(null)
  const select = useList({ id: COMPANIONS_LIST, name: heading }, tiles, useSeen(list))
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="companions" className="mt-6 border-t border-line pt-5 print:hidden">
      <h2 id="companions" className="font-semibold">
        {heading}
      </h2>
      <ul
        ref={list}
        className={`mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2 ${tiles.length > 2 ? 'xl:grid-cols-4' : ''}`}
      >
        {tiles.map((tile, at) => (
          <li key={tile.id} className="companion">
            <div>
              {tile.picture && <Picture picture={{ ...tile.picture, alt: '' }} sizes="80px" widths={[120, 200, 320]} />}
            </div>
            <div>
              <p>{brandAndAudience(tile.brand, tile.gender, locale)}</p>
              <PageLink to={tile.href} onClick={() => select(tile, at)}>
                <ListedTitle>{tile.title}</ListedTitle>
              </PageLink>
              <p>
                <OwnPrice productId={tile.id} price={tile.price} locale={locale} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
