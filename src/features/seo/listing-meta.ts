import type { ListingPage } from '../../domain/catalog/listing-page.ts'
import { shopName } from '../../domain/shop-name.ts'
import { listingIndexing } from '../../domain/seo/listing-indexing.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { pageMeta } from './page-meta.ts'

/** The head of a listing: filtered beyond one facet value, or empty, it is not indexed. */
export function listingMeta(page: ListingPage, siteUrl: string) {
  const { description, path, picture, tiles, query, total } = page
  // The home page is called by the shop's name alone.
  const title = page.title === shopName() ? m.listing_title_own_brand({ name: page.title }) : page.title
  const [first] = tiles
  const { index, search } = listingIndexing(query)
  return pageMeta({
    siteUrl,
    locale: getLocale(),
    title: page.page > 1 ? `${title} – ${m.listing_page({ page: page.page })}` : title,
    description: description || m.listing_description_of({ name: page.title }),
    path: { en: path.en + search.en, fr: path.fr + search.fr },
    picture: picture ?? (first?.picture && { ...first.picture, alt: first.title }),
    index: index && total > 0,
  })
}
