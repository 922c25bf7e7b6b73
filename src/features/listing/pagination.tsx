import { listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import { pageWindow } from '../../domain/catalog/page-window.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'

type PaginationProps = { place: ListingPlace; query: ListingQuery; page: number; pages: number }

const box = 'grid min-h-11 min-w-11 place-items-center rounded-card px-2 tabular-nums'

/** Links to the other pages of a listing. */
export function Pagination({ place, query, page, pages }: PaginationProps) {
  if (pages < 2) return null
  const href = (to: number) => listingHref(place, { ...query, page: to })
  return (
    <nav aria-label={m.listing_pages()} className="mt-14 flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <PageLink to={href(page - 1)} rel="prev" aria-label={m.listing_previous()} className={`${box} hover:bg-ground`}>
          <Icon name="chevron-left" size={20} />
        </PageLink>
      )}
      <ol className="contents">
        {pageWindow(page, pages).map((each, at) => (
          <li key={each === 'gap' ? `gap-${at}` : each}>
            {each === 'gap' ? (
              <span className={`${box} text-ink-soft max-xs:min-w-6`}>…</span>
            ) : (
              <PageLink
                to={href(each)}
                aria-label={m.listing_page({ page: each })}
                aria-current={each === page ? 'page' : undefined}
                className={`${box} font-semibold ${each === page ? 'bg-ink text-surface' : 'hover:bg-ground'}`}
              >
                {each}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink to={href(page + 1)} rel="next" aria-label={m.listing_next()} className={`${box} hover:bg-ground`}>
          <Icon name="chevron-right" size={20} />
        </PageLink>
      )}
    </nav>
  )
}
