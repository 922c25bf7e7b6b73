import { data, redirect } from 'react-router'
import type { Route } from './+types/order'
import { recipientOf } from '../domain/checkout/pickup-name.ts'
import { shopName } from '../domain/shop-name.ts'
import { pageLocale } from '../domain/locale.ts'
import { closedLink } from '../domain/orders/order-link.ts'
import type { Order } from '../domain/orders/order.ts'
import { mayCancel } from '../domain/orders/shopper-cancel.ts'
import { isJustPlaced } from '../domain/orders/just-placed.ts'
import { paths } from '../domain/paths.ts'
import { shopDay } from '../domain/shop-day.ts'
import { noticeText, refusalText } from '../features/account/account-words.ts'
import { Companions } from '../features/catalog/companions.tsx'
import { OrderAccount } from '../features/orders/order-account.tsx'
import { OrderView } from '../features/orders/order-view.tsx'
import { PayDifference, UnpaidNote } from '../features/checkout/pay-difference.tsx'
import { useTrackOrder } from '../features/orders/use-track-order.ts'
import { m } from '../paraglide/messages.js'
import { pageContext, visitorContext } from '../server/pages/context.ts'
import { afterPaying } from './order-difference.ts'
import { helpLink } from './help-link.ts'
import { orderPage } from './order-page.ts'
import { returnOfferNow } from './return-offer.ts'

const keyOf = (url: URL, number: string) => ({ number, token: url.searchParams.get('token') ?? undefined })
const lookUp = (url: URL, number: string) =>
  redirect(paths.orders(pageLocale(url), { number, link: closedLink(url.searchParams.get('token'), Date.now()) }))

/** In the query of its page: the return was asked for just now. */
const RETURN_ASKED = 'return-asked'

/** Who may make an account of the order: a guest who opened it by its link, which only its mail and its page have. */
const guestOf = ({ isGuests, number, contact: { email }, ...order }: Order, token: string | undefined) =>
  isGuests && token && email ? { number, email, name: recipientOf(order) || email.split('@')[0] || '' } : undefined

/** An order, for a shopper who has its token or is signed in to the account that it is of; others are asked for its e-mail address. */
export async function loader({ url, params: { number }, context }: Route.LoaderArgs) {
  const locale = pageLocale(url)
  const key = keyOf(url, number)
  const { readOrder, customer, differenceToPay, finishDifference, offerReviews } = context.get(visitorContext)
  const attempt = url.searchParams.get('attempt')
  const paid = attempt === null ? undefined : await finishDifference(key, attempt, locale)
  if (paid && !('action' in paid)) throw afterPaying(paid, { locale, number, token: key.token })
  const order = await readOrder(key, locale)
  if (!order) throw lookUp(url, number)
  const page = context.get(pageContext)
  const { shop, tag } = page
  // Who is signed in has one: an order of its address is in it.
  const offersAccount = guestOf(order, key.token) !== undefined && !(await customer())
  const ordered = order.state === 'cancelled' ? [] : order.lines.map(({ productId }) => productId)
  return {
    locale,
    order,
    companions: ordered.length > 0 ? await shop.companions(locale, ordered) : [],
    seller: (await shop.shell(locale, tag)).contact,
    today: shopDay(Date.now()),
    offer: returnOfferNow(order),
    reviews: await offerReviews(order),
    offersAccount,
    privacy: offersAccount ? await helpLink(page, locale, 'privacy') : undefined,
    contactPage: mayCancel(order) ? await helpLink(page, locale, 'contact') : undefined,
    toPay: order.correction && (await differenceToPay(order)),
    changed: url.searchParams.has('changed'),
    asked: url.searchParams.has(RETURN_ASKED),
    unpaid: url.searchParams.get('unpaid') ?? undefined,
    placed: url.searchParams.has('placed') && isJustPlaced(order, Date.now()),
    path: { en: paths.order('en', number, key.token), fr: paths.order('fr', number, key.token) },
  }
}

/** Orders again, cancels, pays what a correction costs, asks to return lines, or takes that back. */
export async function action({ request, url, params: { number }, context }: Route.ActionArgs) {
  const locale = pageLocale(url)
  const key = keyOf(url, number)
  const { readOrder, reorder, cancelOrder, changeReturn, registerWithOrder, payDifference } =
    context.get(visitorContext)
  const form = Object.fromEntries(
    [...(await request.formData().catch(() => new FormData()))].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
  if (form.intent === 'reorder') {
    const order = await readOrder(key, locale)
    if (!order) throw lookUp(url, number)
    return { reordered: await reorder(order, locale) }
  }
  if (form.intent === 'register') {
    const order = await readOrder(key, locale)
    const guest = order && guestOf(order, key.token)
    if (!guest) throw lookUp(url, number)
    const registered = await registerWithOrder(guest, form.password, locale)
    return data({ registered }, { status: registered.ok ? 200 : registered.reason === 'wait' ? 429 : 400 })
  }
  if (form.intent === 'pay-difference') {
    const { token } = key
    return afterPaying(await payDifference(key, form, locale), { locale, number, token })
  }
  if (form.intent === 'cancel') {
    const cancelled = await cancelOrder(key)
    return cancelled.ok
      ? redirect(paths.order(locale, number, key.token), 303)
      : data({ notCancelled: cancelled.reason }, { status: cancelled.reason === 'too-many-tries' ? 429 : 409 })
  }
  const answer = await changeReturn(key, form, locale)
  return answer.ok
    ? redirect(orderPage({ locale, ...key }, 'return', form.intent === 'return' ? RETURN_ASKED : undefined), 303)
    : data(
        { tried: { refusals: [answer.reason, ...(answer.others ?? [])], typed: form } },
        { status: answer.reason === 'too-many-tries' ? 429 : 400 },
      )
}

export { shouldRevalidate } from './unless-hash.ts'

// The token opens the order: it must not go along to other sites. `no-referrer` would take the origin out of its
// forms, too.
export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${m.order_title({ number: params.number ?? '' })} | ${shopName()}` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order, companions, locale, offer, placed, offersAccount, seller, toPay, changed, unpaid, reviews } =
    loaderData
  const { privacy, contactPage } = loaderData
  useTrackOrder(order, placed, locale)
  const { registered, confirm, ...answered } = { registered: undefined, confirm: undefined, ...actionData }
  return (
    <OrderView
      order={order}
      locale={locale}
      today={loaderData.today}
      placed={placed}
      offer={offer}
      seller={seller}
      reviews={reviews}
      companions={<Companions heading={m.order_companions()} tiles={companions} locale={locale} />}
      account={
        (offersAccount || registered?.ok) && (
          <OrderAccount
            privacy={privacy}
            signIn={paths.loginFor(locale, paths.order(locale, order.number, order.token))}
            notice={noticeText(registered)}
            error={registered && !registered.ok ? refusalText(registered) : undefined}
          />
        )
      }
      isChanged={changed}
      isReturnAsked={loaderData.asked}
      contactPage={contactPage}
      difference={
        toPay && order.correction ? (
          <PayDifference
            key={toPay.key}
            toPay={toPay}
            amount={order.correction.amount}
            locale={locale}
            page={paths.order(locale, order.number, order.token)}
            unpaid={unpaid}
            confirm={confirm}
          />
        ) : (
          unpaid && <UnpaidNote reason={unpaid} />
        )
      }
      {...answered}
    />
  )
}
