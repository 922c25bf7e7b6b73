import { redirect } from 'react-router'
import type { Route } from './+types/order'
import { localeOfPath } from '../domain/locale.ts'
import { paths } from '../domain/paths.ts'
import { OrderView } from '../features/orders/order-view.tsx'
import { useOrderTold } from '../features/orders/use-order-told.ts'
import { m } from '../paraglide/messages.js'
import { visitorContext } from '../server/context.ts'

/** An order, to whoever has its token or placed it signed in; anybody else is asked for its address. */
export async function loader({ url, params: { number }, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname) ?? 'en'
  const token = url.searchParams.get('token') ?? undefined
  const order = await context.get(visitorContext).readOrder({ number, token }, locale)
  if (!order) throw redirect(`${paths.orders(locale)}?number=${encodeURIComponent(number)}`)
  return { locale, order, placed: url.searchParams.has('placed'), path: { en: paths.order('en', number, token), fr: paths.order('fr', number, token) } }
}

// The token opens the order: it must not go along to where a link leads.
export const meta: Route.MetaFunction = ({ params }) => [{ title: `${m.order_title({ number: params.number ?? '' })} | Portage` }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }]

export default function OrderRoute({ loaderData: { order, locale, placed } }: Route.ComponentProps) {
  useOrderTold(order, placed, locale)
  return <OrderView order={order} locale={locale} placed={placed} />
}
