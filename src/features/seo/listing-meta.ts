import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { listingIndexing } from '../../domain/seo/listing-indexing.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { pageMeta } from './page-meta.ts'

/** The head of a listing: filtered beyond one facet value, or empty, it is not indexed. */
export function listingMeta(page: ListingPage, siteUrl: string) {
  const { title, description, path, picture, tiles, query, total } = page
  const [first] = tiles
  const { index, search } = listingIndexing(query)
  return pageMeta({
    siteUrl,
    locale: getLocale(),
    title: page.page > 1 ? `${title} – ${m.listing_page({ page: page.page })}` : title,
    description,
    path: { en: path.en + search.en, fr: path.fr + search.fr },
    picture: picture ?? (first?.picture && { ...first.picture, alt: first.title }),
    index: index && total > 0,
  })
}
