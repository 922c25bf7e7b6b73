import { data, redirect } from 'react-router'
import type { Route } from './+types/account'
import { shopName } from '../domain/shop-name.ts'
import { accountSectionOf, sectionsLacked } from '../domain/accounts/account-pages.ts'
import { otherLocale, pageLocale, type Locale } from '../domain/locale.ts'
import { pageNumber } from '../domain/page-number.ts'
import { paths } from '../domain/paths.ts'
import { AccountLayout, sectionTitle } from '../features/account/account-layout.tsx'
import { PutBack } from '../features/account/wishlist-view.tsx'
import { pageContext, visitorContext } from '../server/pages/context.ts'
import { AccountPart, readPart } from './account-part.tsx'

/** Only for whoever is signed in; a guest is led to the sign-in page, and back. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const section = accountSectionOf(locale, params.section)
  if (params.section && !section) {
    const other = accountSectionOf(otherLocale(locale), params.section)
    if (other) throw redirect(paths.account(locale, other) + url.search, 301)
    throw data(null, { status: 404 })
  }
  const { shop, siteUrl } = context.get(pageContext)
  const visitor = context.get(visitorContext)
  const lacks = await shop.lacks()
  const reviews = lacks.includes('reviews') ? await visitor.countOwnReviews() : undefined
  const without = sectionsLacked(lacks, reviews)
  if (section && without.includes(section)) throw data(null, { status: 404 })
  const customer = await visitor.customer()
  if (!customer) throw redirect(paths.loginFor(locale, paths.account(locale, section)), 303)
  const page = pageNumber(url.searchParams.get('page') ?? undefined)
  const path = (language: Locale) => paths.account(language, section) + (page > 1 ? `?page=${page}` : '')
  return {
    locale,
    section,
    without,
    part: await readPart(section, locale, { visitor, shop, siteUrl, page }),
    path: { en: path('en'), fr: path('fr') },
  }
}

/** A successful action re-renders the page; signing out and deleting redirect. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = pageLocale(url)
  const form = Object.fromEntries(
    [...(await request.formData().catch(() => new FormData()))].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  const answer = await context.get(visitorContext).account(form, locale)
  if (answer.ok && answer.notice === 'signed-out') return redirect(paths.signedOut(locale), 303)
  if (answer.ok && answer.notice === 'account-deleted') return redirect(paths.accountDeleted(locale), 303)
  if (!answer.ok && answer.reason === 'signed-out') return redirect(paths.sessionEnded(locale, url.pathname), 303)
  const { password: _, current: __, pin: ___, ...typed } = form
  return data({ answer, typed }, { status: answer.ok ? 200 : answer.reason === 'wait' ? 429 : 400 })
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${sectionTitle(loaderData?.section)} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, section, without, part } = loaderData
  const removed = actionData?.answer.ok && actionData.typed.intent === 'unwish' ? actionData.typed.product : undefined
  return (
    <AccountLayout
      locale={locale}
      section={section}
      without={without}
      answer={actionData?.answer}
      undo={removed && !removed.includes('.') && <PutBack product={removed} />}
    >
      <AccountPart part={part} locale={locale} answer={actionData?.answer} typed={actionData?.typed} />
    </AccountLayout>
  )
}
