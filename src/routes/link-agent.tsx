import { data, redirect } from 'react-router'
import type { Route } from './+types/link-agent'
import { pageLocale, type Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { shopName } from '../domain/shop-name.ts'
import { linkMembers } from '../domain/ucp/link-request.ts'
import { LinkPage, linkTitle, type LinkView } from '../features/agents/link-page.tsx'
import { visitorContext } from '../server/pages/context.ts'
import type { LinkQuestion } from '../server/ucp/link-for-request.ts'

/** Whoever is not signed in comes back here afterwards. */
function viewOf(question: LinkQuestion, url: URL, locale: Locale): LinkView {
  if (question.is === 'guest') throw redirect(paths.loginFor(locale, paths.linkAgent(locale) + url.search), 303)
  if (question.is === 'answered') return { ...question, agent: url.searchParams.get('client_id') ?? '' }
  if (question.is === 'unknown') return question
  const { agent, scopes, customer } = question
  return { is: 'asked', agent, scopes, customer }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const question = await context.get(visitorContext).readLink(linkMembers(url.searchParams))
  if (question.is === 'answered') throw redirect(question.to, 303)
  const view = viewOf(question, url, locale)
  const path = { en: paths.linkAgent('en') + url.search, fr: paths.linkAgent('fr') + url.search }
  return data({ locale, view, path }, { status: view.is === 'unknown' ? 400 : 200 })
}

/**
 * The answer is a page that leads on by itself: by a redirect a form leads to no other site (Content-Security-Policy,
 * `form-action`).
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const question = await context.get(visitorContext).answerLink(linkMembers(url.searchParams), form)
  const view = viewOf(question, url, pageLocale(url))
  return data(view, view.is === 'answered' ? { headers: { refresh: `0;url=${view.to}` } } : {})
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? linkTitle(loaderData.view) : ''} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  // No other site learns what was asked; with no referrer at all the form would not say where it is from.
  { name: 'referrer', content: 'same-origin' },
]

export default function LinkAgentRoute({ loaderData: { locale, view }, actionData }: Route.ComponentProps) {
  return <LinkPage view={actionData ?? view} locale={locale} />
}
