import { data } from 'react-router'
import { inShop } from '../domain/shop-name.ts'
import { paths } from '../domain/paths.ts'
import { toListedStore } from '../domain/stores/listed-store.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { StoreList } from '../features/stores/store-list.tsx'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/stores'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl, settings } = pageRead(args)
  // A store that opens makes every page anew, this one too.
  if ((await shop.lacks()).includes('stores')) throw data(null, { status: 404 })
  const all = await shop.stores(locale, tag)
  const stores = all.map(toListedStore)
  return {
    stores,
    path: { en: paths.stores('en'), fr: paths.stores('fr') },
    siteUrl,
    picture: all.find(({ picture }) => picture)?.picture,
    ...(settings.mapStyleUrl && { mapStyleUrl: settings.mapStyleUrl }),
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        siteUrl: loaderData.siteUrl,
        locale: getLocale(),
        title: m.stores_title(),
        description: m.stores_description(inShop()),
        path: loaderData.path,
        picture: loaderData.picture,
      })
    : []

function StoresRoute({ loaderData: { stores, mapStyleUrl } }: Route.ComponentProps) {
  return <StoreList stores={stores} mapStyleUrl={mapStyleUrl} />
}
export default drawnByData(StoresRoute)
