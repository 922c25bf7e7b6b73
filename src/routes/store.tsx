import { data } from 'react-router'
import type { Crumb } from '../domain/catalog/listing-page.ts'
import { paths } from '../domain/paths.ts'
import { breadcrumbJsonLd } from '../domain/seo/breadcrumb-json-ld.ts'
import { storeJsonLd } from '../domain/seo/store-json-ld.ts'
import { Breadcrumbs } from '../features/catalog/breadcrumbs.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { StoreView } from '../features/stores/store-view.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { structuredDataContext } from '../server/pages/context.ts'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/store'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const store = await shop.store(locale, args.params.slug, tag)
  if (!store) throw data(null, { status: 404 })
  const { name, path } = store
  args.context.set(structuredDataContext, () => [
    storeJsonLd(store, locale, siteUrl),
    breadcrumbJsonLd(crumbsOf(name, path[locale]), siteUrl),
  ])
  return { store, path, siteUrl }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { store, path, siteUrl } = loaderData
  return pageMeta({
    siteUrl,
    locale: getLocale(),
    // Most stores are named after their city and their street.
    title: store.name.startsWith(store.city) ? store.name : `${store.name}, ${store.city}`,
    description: store.description,
    path,
    picture: store.picture,
  })
}

function StoreRoute({ loaderData: { store, path } }: Route.ComponentProps) {
  return <StoreView store={store} breadcrumbs={<Breadcrumbs crumbs={crumbsOf(store.name, path[getLocale()])} />} />
}
export default drawnByData(StoreRoute)

const crumbsOf = (name: string, href: string): Crumb[] => [
  { name: m.crumb_home(), href: paths.home(getLocale()) },
  { name: m.stores_title(), href: paths.stores(getLocale()) },
  { name, href },
]
