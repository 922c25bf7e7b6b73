import { data } from 'react-router'
import { SizeGuideView } from '../features/size-guides/size-guide-view.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/size-guide'

export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const guide = await shop.sizeGuide(locale, args.params.slug, tag)
  if (!guide) throw data(null, { status: 404 })
  // A guide has no picture of its own to be shared with.
  return { ...guide, siteUrl, picture: (await shop.home(locale, tag))?.picture }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        siteUrl: loaderData.siteUrl,
        locale: getLocale(),
        title: loaderData.name,
        description: m.size_guide_caption({ name: loaderData.name }),
        path: loaderData.path,
        picture: loaderData.picture,
      })
    : []

export default function SizeGuideRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl! pt-8 pb-16 lg:pt-12">
      <h1 className="wide mb-6 text-title wrap-break-word">{loaderData.name}</h1>
      <SizeGuideView guide={loaderData} locale={getLocale()} heading="h2" />
    </div>
  )
}
