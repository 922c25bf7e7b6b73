import { inShop } from '../domain/shop-name.ts'
import { paths } from '../domain/paths.ts'
import { BrandList } from '../features/brands/brand-list.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/brands'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  return {
    groups: await shop.brands(locale, tag),
    path: { en: paths.brands('en'), fr: paths.brands('fr') },
    siteUrl,
    // The page has no picture of its own to be shared with.
    picture: (await shop.home(locale, tag))?.picture,
  }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        siteUrl: loaderData.siteUrl,
        locale: getLocale(),
        title: m.brands_title(),
        description: m.brands_description(inShop()),
        path: loaderData.path,
        picture: loaderData.picture,
      })
    : []

function BrandsRoute({ loaderData: { groups } }: Route.ComponentProps) {
  return <BrandList groups={groups} />
}
export default drawnByData(BrandsRoute)
