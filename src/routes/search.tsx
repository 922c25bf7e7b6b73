import { redirect } from 'react-router'
import { searchList } from '../domain/analytics/seen-list.ts'
import { search } from '../domain/analytics/visit-events.ts'
import { parseListingQuery } from '../domain/catalog/listing-query.ts'
import { pageSearch } from '../domain/page-search.ts'
import { helpLinks } from '../domain/search/help-links.ts'
import { hasWords } from '../domain/search/search-request.ts'
import { shareEqual } from '../domain/share-equal.ts'
import { useList } from '../features/analytics/use-list.ts'
import { useTrack } from '../features/analytics/use-track.ts'
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx'
import { ProductGrid } from '../features/catalog/product-grid.tsx'
import { ListingView } from '../features/listing/listing-view.tsx'
import { HelpLinks } from '../features/search/help-links.tsx'
import { useRememberSearch } from '../features/search/use-remember-search.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import type { PageHandle } from '../features/shell/page-props.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { pageRead } from '../server/pages/page-read.ts'
import { bothOf, useListingInsights } from './use-insights.ts'
import { trailTo } from './trail-to.ts'
import { ViewedBefore } from './viewed-before.tsx'
import { useMyStore } from './use-my-store.ts'
import type { Route } from './+types/search'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl, parameters } = pageRead(args)
  const typed = (parameters.get('q') ?? '').trim()
  const text = hasWords(typed) ? typed : ''
  const page = await shop.search(locale, text, parseListingQuery(parameters), tag)
  if ('movedTo' in page) throw redirect(page.movedTo)
  const help = text && helpLinks(text, locale, await shop.helpPages(locale, tag), page.understood !== undefined)
  return shareEqual({ ...page, text, siteUrl, ...(help && help.length > 0 && { help }) })
}

export { shouldRevalidate } from './unless-hash.ts'

export const handle: PageHandle = {
  searchIn: (parameters, locale) => pageSearch('search', parameters, locale),
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { siteUrl, title, path, text } = loaderData
  const description = text ? m.search_description({ query: text }) : m.listing_description_all()
  return pageMeta({ siteUrl, locale: getLocale(), title, description, path, index: false })
}

function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { text, total, tiles, scope, query, understood } = loaderData
  // Another page or filter of the same words is the same search.
  useTrack(text ? `search ${text}` : undefined, () => search(text, total))
  useRememberSearch(text, getLocale())
  const select = bothOf(
    useList(searchList(loaderData), tiles),
    useListingInsights({
      locale: getLocale(),
      scope,
      ...(understood?.isApplied ? { text: understood.rest, askedAs: text } : { text }),
      query,
    }),
  )
  return (
    <>
      <ListingView
        page={loaderData}
        myStore={useMyStore()}
        text={text}
        trailTo={trailTo}
        breadcrumbs={<Breadcrumbs crumbs={loaderData.crumbs} />}
        help={loaderData.help && <HelpLinks links={loaderData.help} />}
        grid={<ProductGrid tiles={tiles} isLargest onSelect={select} />}
        popular={<ProductGrid tiles={loaderData.instead?.popular ?? []} />}
      />
      {total === 0 && (
        <div className="page-width pb-4">
          <ViewedBefore />
        </div>
      )}
    </>
  )
}
export default drawnByData(SearchRoute)
