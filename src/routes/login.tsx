import { data, redirect } from 'react-router'
import type { Route } from './+types/login'
import { shopName } from '../domain/shop-name.ts'
import { localPath, type AccountAnswer } from '../domain/accounts/account-answer.ts'
import { addressIn } from '../domain/address-in.ts'
import { loginStepOf } from '../domain/accounts/account-pages.ts'
import { otherLocale, pageLocale, type Locale } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { linkMembers } from '../domain/ucp/link-request.ts'
import { LinkReason } from '../features/agents/link-page.tsx'
import { LoginPage } from '../features/account/login-page.tsx'
import { loginTitle } from '../features/account/login-title.ts'
import { pageContext, visitorContext } from '../server/pages/context.ts'
import { helpLink } from './help-link.ts'

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 254) : undefined)

/** What led here, once it was done, or could not be. */
function doneBefore(search: URLSearchParams): AccountAnswer | undefined {
  if (search.has('deleted')) return { ok: true, notice: 'account-deleted' }
  if (search.has('unsaved')) return { ok: false, reason: 'signed-out' }
  return search.has('signed-out') ? { ok: true, notice: 'signed-out' } : undefined
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const { searchParams, search } = url
  const step = loginStepOf(locale, params.step)
  if (params.step && !step) {
    const other = loginStepOf(otherLocale(locale), params.step)
    if (other) throw redirect(paths.login(locale, other) + search, 301)
    throw data(null, { status: 404 })
  }
  const to = localPath(searchParams.get('to'))
  // A signed-in shopper has no use for this page, except by the links of e-mails.
  if (
    request.method === 'GET' &&
    (!step || step === 'register' || step === 'code') &&
    (await context.get(visitorContext).customer())
  )
    throw redirect(to ?? paths.account(locale), 303)
  // An agent that the shop doesn't know is not named.
  const asked = to?.startsWith(`${paths.linkAgent(locale)}?`)
    ? linkMembers(new URLSearchParams(to.slice(to.indexOf('?'))))
    : undefined
  const linking = asked && (await context.get(visitorContext).readLink(asked))
  const token = searchParams.get('token')
  /** The page in a language, on the way to the same place in that language. */
  const pathIn = (of: Locale) => {
    const onward = new URLSearchParams(searchParams)
    if (to) onward.set('to', addressIn(of, to))
    return paths.login(of, step) + (onward.size > 0 ? `?${onward}` : '')
  }
  return {
    locale,
    step,
    to,
    ...(step === 'register' && { privacy: await helpLink(context.get(pageContext), locale, 'privacy') }),
    ...(linking?.is === 'guest' && { linking }),
    answer: doneBefore(searchParams),
    token: token && token.length < 2048 ? token : undefined,
    path: { en: pathIn('en'), fr: pathIn('fr') },
  }
}

/** The answer is the page itself, with what was typed but the password; only what succeeded leads on. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = pageLocale(url)
  const form = Object.fromEntries(await request.formData().catch(() => new FormData()))
  const answer = await context.get(visitorContext).account(form, locale)
  if (answer.ok && answer.to) return redirect(answer.to, 303)
  if (answer.ok && answer.notice === 'signed-out') return redirect(paths.signedOut(locale), 303)
  if (answer.ok && answer.notice === 'account-deleted') return redirect(paths.accountDeleted(locale), 303)
  return data(
    { answer, email: text(form.email), name: text(form.name) },
    { status: answer.ok ? 200 : answer.reason === 'wait' ? 429 : 400 },
  )
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loginTitle(loaderData?.step)} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, step, to, token, linking, answer, privacy } = loaderData
  const reason = linking && <LinkReason {...linking} />
  return (
    <LoginPage
      key={step}
      locale={locale}
      step={step}
      to={to}
      token={token}
      reason={reason}
      privacy={privacy}
      {...(actionData ?? { answer })}
    />
  )
}
