import { data, redirect } from 'react-router'
import { Link } from '../ui/link.tsx'
import { pageLocale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { whoWrites } from '../features/account/who-is-here.ts'
import { AskForm } from '../features/questions/ask-form.tsx'
import { Questions } from '../features/questions/question-list.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { pageRead } from '../server/pages/page-read.ts'
import type { Route } from './+types/questions'

/** The questions about a product with their answers, and the form to ask one; over the product’s page as a dialog. */
export async function loader(args: Route.LoaderArgs) {
  const { shop, locale, tag, siteUrl } = pageRead(args)
  const { id, slug } = args.params
  const page = await shop.questions(locale, id, tag)
  // Without answers the page is for asking alone.
  if (!page || (page.questions.length === 0 && (await shop.lacks()).includes('questions')))
    throw data(null, { status: 404 })
  if (slug !== page.slug) throw redirect(paths.questions(locale, id, page.slug) + args.url.search, 301)
  return { ...page, siteUrl, locale: pageLocale(args.url) }
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        siteUrl: loaderData.siteUrl,
        locale: getLocale(),
        title: m.questions_of({ title: loaderData.title }),
        description: m.question_intro(),
        path: loaderData.path,
        // There is nothing to find on one without answers.
        index: loaderData.questions.length > 0,
        ...(loaderData.picture && { picture: loaderData.picture }),
      })
    : []

export default function QuestionsRoute({ loaderData }: Route.ComponentProps) {
  const { id, title, href, questions, locale } = loaderData
  return (
    <div className="page-width max-w-3xl! pt-6 pb-16">
      <Link to={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
        {m.reviews_back({ title })}
      </Link>
      <h1 className="wide mb-8 text-title wrap-break-word">{m.questions_of({ title })}</h1>
      <Questions questions={questions} locale={locale} heading="h2" />
      <div className="mt-8">
        <AskForm product={id} locale={locale} heading="h2" whoAsks={whoWrites} />
      </div>
    </div>
  )
}
