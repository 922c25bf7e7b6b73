import { data } from 'react-router'
import type { Route } from './+types/orders'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { emailAddress } from '../domain/newsletter/email-address.ts'
import { readOrderNumber } from '../domain/orders/order.ts'
import { paths } from '../domain/paths.ts'
import { OrderLookup, type Lookup } from '../features/orders/order-lookup.tsx'
import { OrderView } from '../features/orders/order-view.tsx'
import { useTrackOrder } from '../features/orders/use-track-order.ts'
import { m } from '../paraglide/messages.js'
import { visitorContext } from '../server/pages/context.ts'
import { returnOfferNow } from './return-offer.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked: Lookup = {
    number: readOrderNumber(url.searchParams.get('number')) ?? '',
    email: '',
    ended: url.searchParams.get('link') === 'ended',
  }
  return { locale: pageLocale(url), asked, path: { en: paths.orders('en'), fr: paths.orders('fr') } }
}

/**
 * The response to the form is the order itself: a URL with the shopper's e-mail in it would end up in histories and
 * logs.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, 254)
  const ended = url.searchParams.get('link') === 'ended'
  const lookup: Lookup = { number: text('number'), email: text('email'), ended }
  const number = readOrderNumber(lookup.number)
  if (!number) return data({ lookup: { ...lookup, problem: 'number' as const } }, { status: 400 })
  if (!emailAddress(lookup.email)) return data({ lookup: { ...lookup, problem: 'email' as const } }, { status: 400 })
  const { mailOrderLink, readOrder } = context.get(visitorContext)
  if (form.get('intent') === 'link') {
    const mailed = await mailOrderLink({ number, email: lookup.email })
    if (mailed.ok) return { lookup: { ...lookup, sent: true } }
    return mailed.reason === 'unknown-order'
      ? data({ lookup: { ...lookup, problem: 'not-found' as const } }, { status: 404 })
      : data({ lookup: { ...lookup, problem: 'too-many' as const } }, { status: 429 })
  }
  const order = await readOrder({ number, email: lookup.email }, pageLocale(url))
  return order
    ? { order, offer: returnOfferNow(order) }
    : data({ lookup: { ...lookup, problem: 'not-found' as const } }, { status: 404 })
}

export { shouldRevalidate } from './unless-hash.ts'

export const meta: Route.MetaFunction = () => [
  { title: `${m.orders_title()} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
]

export default function OrdersRoute({ loaderData: { locale, asked }, actionData }: Route.ComponentProps) {
  const order = actionData && 'order' in actionData ? actionData.order : undefined
  useTrackOrder(order, false, locale)
  if (order)
    return (
      <OrderView
        order={order}
        locale={locale}
        offer={actionData && 'offer' in actionData ? actionData.offer : undefined}
      />
    )
  return <OrderLookup lookup={actionData && 'lookup' in actionData ? actionData.lookup : asked} />
}
