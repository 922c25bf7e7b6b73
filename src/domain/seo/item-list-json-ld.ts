import { PAGE_SIZE } from '../catalog/listing.ts'
import type { ListingPage } from '../catalog/listing-page.ts'
import { absoluteUrl } from './absolute-url.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { topNode, type JsonLd } from './json-ld.ts'

/** The products of one page of a listing, counted through all its pages. */
export const itemListJsonLd = (
  { title, total, page, tiles }: Pick<ListingPage, 'title' | 'total' | 'page' | 'tiles'>,
  siteUrl: string,
): JsonLd =>
  topNode({
    '@type': 'ItemList',
    name: title,
    numberOfItems: total,
    itemListElement: tiles.map(({ href, title: name }, at) => ({
      '@type': 'ListItem',
      position: (page - 1) * PAGE_SIZE + at + 1,
      name,
      url: absoluteUrl(siteUrl, href),
    })),
  })

/** All that a listing says: the way to it, unless it is the top, and its products. */
export const listingJsonLd = (
  page: Pick<ListingPage, 'title' | 'total' | 'page' | 'tiles' | 'crumbs'>,
  siteUrl: string,
): JsonLd[] => [
  ...(page.crumbs.length > 1 ? [breadcrumbJsonLd(page.crumbs, siteUrl)] : []),
  itemListJsonLd(page, siteUrl),
]
