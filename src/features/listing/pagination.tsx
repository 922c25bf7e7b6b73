import { listingHref, type ListingPlace } from '../../domain/catalog/listing-href.ts'
import type { ListingQuery } from '../../domain/catalog/listing-query.ts'
import { m } from '../../paraglide/messages.js'
import { PageLinks } from '../../ui/page-links.tsx'

type PaginationProps = { place: ListingPlace; query: ListingQuery; page: number; pages: number }

/** Links to the other pages of a listing. */
export const Pagination = ({ place, query, page, pages }: PaginationProps) => (
  <PageLinks
    page={page}
    pages={pages}
    hrefOf={(to) => listingHref(place, { ...query, page: to })}
    words={{
      pages: m.listing_pages(),
      previous: m.listing_previous(),
      next: m.listing_next(),
      page: (to) => m.listing_page({ page: to }),
    }}
    className="mt-14"
  />
)
