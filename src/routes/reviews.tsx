import { data, redirect } from 'react-router'
import { Link } from '../ui/link.tsx'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { HowToReview } from '../features/reviews/how-to-review.tsx'
import { RatingSummary, ReviewList } from '../features/reviews/review-list.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/reviews'

/** All reviews of a product; one page, as long as they are few hundred. */
export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const { id, slug } = args.params
  const page = await shop.reviews(locale, id, tag)
  if (!page) throw data(null, { status: 404 })
  if (slug !== page.slug) throw redirect(paths.reviews(locale, id, page.slug) + args.url.search, 301)
  return { ...page, siteUrl, locale: pageLocale(args.url) }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        siteUrl: loaderData.siteUrl,
        locale: getLocale(),
        title: m.reviews_of({ title: loaderData.title }),
        description: m.reviews_all({ count: loaderData.rating.count }),
        path: loaderData.path,
        ...(loaderData.picture && { picture: loaderData.picture }),
      })
    : []

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { title, href, shown, locale } = loaderData
  return (
    <div className="page-width pt-6 pb-16">
      <Link to={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.reviews_back({ title })}
      </Link>
      <h1 className="wide text-title wrap-break-word">{m.reviews_of({ title })}</h1>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <RatingSummary {...loaderData} />
          <HowToReview />
        </div>
        <ReviewList reviews={shown} locale={locale} heading="h2" title={title} isAll />
      </div>
    </div>
  )
}
