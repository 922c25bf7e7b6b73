import { redirect } from 'react-router'
import { seenList } from '../domain/analytics/seen-list.ts'
import { listingSearch, parseListingQuery } from '../domain/catalog/listing-query.ts'
import { pageSearch } from '../domain/page-search.ts'
import { listingJsonLd } from '../domain/seo/item-list-json-ld.ts'
import { shareEqual } from '../domain/share-equal.ts'
import { useList } from '../features/analytics/use-list.ts'
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx'
import { ProductGrid } from '../features/catalog/product-grid.tsx'
import { ListingView } from '../features/listing/listing-view.tsx'
import { listingMeta } from '../features/seo/listing-meta.ts'
import type { PageHandle } from '../features/shell/page-props.ts'
import { getLocale } from '../paraglide/runtime.js'
import { structuredDataContext } from '../server/pages/context.ts'
import { missingPage } from './missing-page.ts'
import { pageRead } from '../server/pages/page-read.ts'
import { bothOf, useListingInsights } from './use-insights.ts'
import { trailTo } from './trail-to.ts'
import { useMyStore } from './use-my-store.ts'
import type { Route } from './+types/listing'
import { drawnByData } from './framed-page.tsx'

/** Also at the short address of a category; its canonical one, and where its filters lead, is the listing's. */
export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl, parameters } = pageRead(args)
  const { slug, '*': path = '' } = args.params
  const query = parseListingQuery(parameters)
  const page = slug ? await shop.category(locale, slug, query, tag) : await shop.listing(locale, path, query, tag)
  if (!page) throw await missingPage(args)
  if ('movedTo' in page) throw redirect(page.movedTo + listingSearch(query, locale), 301)
  args.context.set(structuredDataContext, () => listingJsonLd(page, siteUrl))
  return shareEqual({ ...page, siteUrl })
}

export { shouldRevalidate } from './unless-hash.ts'

export const handle: PageHandle = {
  searchIn: (parameters, locale) => pageSearch('listing', parameters, locale),
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? listingMeta(loaderData, loaderData.siteUrl) : []

function ListingRoute({ loaderData }: Route.ComponentProps) {
  const select = bothOf(
    useList(seenList(loaderData), loaderData.tiles),
    useListingInsights({ locale: getLocale(), scope: loaderData.scope, query: loaderData.query }),
  )
  return (
    <ListingView
      page={loaderData}
      myStore={useMyStore()}
      trailTo={trailTo}
      breadcrumbs={<Breadcrumbs crumbs={loaderData.crumbs} />}
      grid={<ProductGrid tiles={loaderData.tiles} isLargest={!loaderData.picture} onSelect={select} />}
    />
  )
}
export default drawnByData(ListingRoute)
