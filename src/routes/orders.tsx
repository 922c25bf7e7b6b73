import { data, redirect } from 'react-router'
import type { Route } from './+types/orders'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { emailAddress } from '../domain/newsletter/email-address.ts'
import { orderLinkEndOf } from '../domain/orders/order-link.ts'
import { readOrderNumber } from '../domain/orders/order-number.ts'
import { paths } from '../domain/paths.ts'
import { OrderLookup, type Lookup, type LookupProblem } from '../features/orders/order-lookup.tsx'
import { m } from '../paraglide/messages.js'
import { pageContext, visitorContext } from '../server/pages/context.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const number = readOrderNumber(url.searchParams.get('number'))
  const link = orderLinkEndOf(url.searchParams.get('link'))
  const asked: Lookup = { number: number ?? '', email: '', link }
  const contact = link === 'payment-ended' ? await context.get(pageContext).shop.contact(locale) : {}
  return {
    locale,
    asked,
    contact,
    path: { en: paths.orders('en', { number, link }), fr: paths.orders('fr', { number, link }) },
  }
}

/**
 * Leads to the order's own page, which stays through a reload, Back and the other language: a URL with the shopper's
 * e-mail in it would end up in histories and logs.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 254)
  const locale = pageLocale(url)
  const link = orderLinkEndOf(url.searchParams.get('link'))
  const lookup: Lookup = { number: text('number'), email: text('email'), link }
  const refuse = (status: number, ...problems: LookupProblem[]) => data({ lookup: { ...lookup, problems } }, { status })
  const number = readOrderNumber(lookup.number)
  const isAddress = emailAddress(lookup.email) !== undefined
  if (!number || !isAddress)
    return refuse(400, ...(number ? [] : ['number' as const]), ...(isAddress ? [] : ['email' as const]))
  const { mailOrderLink, findOrder } = context.get(visitorContext)
  if (form.get('intent') === 'link') {
    const mailed = await mailOrderLink({ number, email: lookup.email })
    if (mailed.ok) return { lookup: { ...lookup, sent: true } }
    return mailed.reason === 'unknown-order' ? refuse(404, 'not-found') : refuse(429, 'too-many')
  }
  const order = await findOrder({ number, email: lookup.email })
  if (order === 'too-many') return refuse(429, 'too-many')
  return order ? redirect(paths.order(locale, order.number, order.token), 303) : refuse(404, 'not-found')
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${m.orders_title()} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

export default function OrdersRoute({ loaderData: { asked, contact, locale }, actionData }: Route.ComponentProps) {
  return <OrderLookup lookup={actionData?.lookup ?? asked} contact={contact} locale={locale} />
}
