import { data } from 'react-router'
import { Slices } from '../blocks/views.tsx'
import { shopName } from '../domain/shop-name.ts'
import { organizationJsonLd, webSiteJsonLd } from '../domain/seo/organization-json-ld.ts'
import { ProductCarousel } from '../features/catalog/product-carousel.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { opensWithHero } from '../domain/content/opens-with-hero.ts'
import { isInColumn } from '../domain/content/reading-column.ts'
import { shareEqual } from '../domain/share-equal.ts'
import { pageMeta } from '../features/seo/page-meta.ts'
import { getLocale } from '../paraglide/runtime.js'
import { structuredDataContext } from '../server/pages/context.ts'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/home'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const page = await shop.home(locale, tag)
  if (!page) throw data(null, { status: 404 })
  const [terms, contact, look] = [await shop.terms(), await shop.contact(locale), await shop.look()]
  const lacks = await shop.lacks()
  args.context.set(structuredDataContext, () => [
    organizationJsonLd(siteUrl, terms, contact, look, lacks),
    webSiteJsonLd(locale, siteUrl),
  ])
  return shareEqual({ ...page, siteUrl })
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { siteUrl, metaTitle = shopName(), summary, path, picture, noindex } = loaderData
  return pageMeta({
    siteUrl,
    locale: getLocale(),
    title: metaTitle,
    description: summary,
    path,
    picture,
    index: !noindex,
  })
}

function HomeRoute({ loaderData: { slices, title } }: Route.ComponentProps) {
  const hero = opensWithHero(slices)
  return (
    <>
      {!hero && <PageHead title={title} overColumn={isInColumn(slices[0])} />}
      <Slices
        slices={slices}
        opensPage={hero}
        renderProducts={({ heading, products, more }) => (
          <ProductCarousel heading={heading} tiles={products} more={more} />
        )}
      />
    </>
  )
}
export default drawnByData(HomeRoute)
