import { redirect } from 'react-router'
import { Slices } from '../blocks/views.tsx'
import { opensWithHero, opensWithPicture } from '../domain/content/opens-with-hero.ts'
import { isInColumn } from '../domain/content/reading-column.ts'
import { shareEqual } from '../domain/share-equal.ts'
import { ProductCarousel } from '../features/catalog/product-carousel.tsx'
import { PageHead } from '../features/content/page-head.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { getLocale } from '../paraglide/runtime.js'
import { missingPage } from './missing-page.ts'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/explore'
import { drawnByData } from './framed-page.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const page = await shop.contentPage(locale, args.params.slug, tag)
  if (!page) throw await missingPage(args)
  if ('movedTo' in page) throw redirect(page.movedTo, 301)
  return shareEqual({ ...page, siteUrl })
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { siteUrl, title, metaTitle = title, summary, path, picture, noindex } = loaderData
  return pageMeta({
    siteUrl,
    locale: getLocale(),
    title: metaTitle,
    description: summary,
    path,
    picture,
    type: 'article',
    index: !noindex,
  })
}

function ExploreRoute({ loaderData: { slices, title, summary, picture } }: Route.ComponentProps) {
  const hero = opensWithHero(slices)
  return (
    <>
      {!hero && (
        <PageHead
          title={title}
          summary={summary}
          picture={opensWithPicture(slices) ? undefined : picture}
          overColumn={isInColumn(slices[0])}
        />
      )}
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
export default drawnByData(ExploreRoute)
