import { data, redirect } from 'react-router'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { isLinkOver } from '../domain/orders/order-link.ts'
import { paths } from '../domain/paths.ts'
import { WriteReviews } from '../features/reviews/write-reviews.tsx'
import { m } from '../paraglide/messages.js'
import { visitorContext } from '../server/pages/context.ts'
import type { Route } from './+types/review'

const keyOf = (url: URL, number: string) => ({ number, token: url.searchParams.get('token') ?? '' })

/** The products of an order, for whoever has the link of its mail. */
export async function loader({ url, params: { number }, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const key = keyOf(url, number)
  const invitation = await context.get(visitorContext).readReviews(key, locale)
  const page = {
    invitation,
    isOver: isLinkOver(key.token, Date.now()),
    sent: url.searchParams.get('sent') ?? undefined,
    path: { en: paths.review('en', number, key.token), fr: paths.review('fr', number, key.token) },
    locale,
  }
  return invitation ? page : data(page, { status: 404 })
}

/** Stores one review, or notes that no more of these mails are wanted. */
export async function action({ request, url, params: { number }, context }: Route.ActionArgs) {
  const locale = pageLocale(url)
  const key = keyOf(url, number)
  let form: Record<string, string> = {}
  const read = async () => {
    const sent = [...(await request.formData().catch(() => new FormData()))]
    form = Object.fromEntries(sent.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    // A field in which nothing was chosen is sent as an empty file.
    const files = sent.flatMap(([, value]) => (typeof value === 'string' || value.size === 0 ? [] : [value]))
    return { fields: form, files }
  }
  const answer = await context.get(visitorContext).writeReview(key, read, locale)
  if (answer.ok) {
    const done = form.intent === 'stop' ? 'stop' : (form.product ?? '')
    const to = `${paths.review(locale, number, key.token)}&sent=${encodeURIComponent(done)}`
    return redirect(form.intent === 'stop' ? `${to}#stop` : to, 303)
  }
  return data({ tried: { answer, typed: form } }, { status: answer.reason === 'too-many-tries' ? 429 : 400 })
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${m.review_title()} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  // The token must not go along to other sites.
  { name: 'referrer', content: 'same-origin' },
]

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WriteReviews {...loaderData} {...actionData} />
}
