import type { ReactNode } from 'react'
import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import type { Locale } from '../../domain/locale.ts'
import { giftsSentBy } from '../../domain/orders/gift-letter.ts'
import type { Order } from '../../domain/orders/order.ts'
import type { Reordered } from '../../domain/orders/reorder.ts'
import type { CancelRefusal } from '../../domain/orders/shopper-cancel.ts'
import type { ReturnOffer } from '../../domain/orders/return-request.ts'
import type { ReviewOffer } from '../../domain/reviews/review-invitation.ts'
import { paths } from '../../domain/paths.ts'
import type { ShopContact } from '../../domain/shop-contact.ts'
import { shopDate } from '../../domain/shop-day.ts'
import type { Day } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmailBreaks } from '../../ui/email-breaks.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { TotalsList } from '../price/totals-list.tsx'
import { AgainNote, OrderAgain } from './order-again.tsx'
import { OrderCancel } from './order-cancel.tsx'
import { OrderChange } from './order-change.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStatus } from './order-parts.tsx'
import { OrderReturn, type ReturnTry } from './order-return.tsx'
import { eventName, paidByCards } from './order-words.ts'

type Props = {
  order: Order
  locale: Locale
  today?: Day
  /** Just placed: thanks before everything else. */
  placed?: boolean
  /** What can be sent back today. */
  offer?: ReturnOffer
  /** What can be reviewed today. */
  reviews?: ReviewOffer
  tried?: ReturnTry
  reordered?: Reordered
  notCancelled?: CancelRefusal
  /** The offer of an account, for a guest. */
  account?: ReactNode
  /** The payment of what a correction costs, and whether it was paid just now. */
  difference?: ReactNode
  isChanged?: boolean
  /** The return was asked for just now. */
  isReturnAsked?: boolean
  /** Where it says how the shop is reached. */
  contactPage?: string | undefined
  /** What goes with it; nothing does with what is cancelled. */
  companions?: ReactNode
  /** Who sells, for the paper. */
  seller?: ShopContact
}

/** An order: the thanks after it was placed, and its state whenever it is looked up. Made to be printed, too. */
export function OrderView({
  order,
  locale,
  today,
  placed = false,
  offer,
  reviews,
  tried,
  reordered,
  notCancelled,
  account,
  difference,
  isChanged,
  isReturnAsked = false,
  contactPage,
  companions,
  seller = {},
}: Props) {
  const { number, placedAt, contact, payment, totals, promo, lines } = order
  const title = m.order_title({ number })
  const isAlive = useHydrated()
  const cardsBy = giftsSentBy(order, today)
  const action = paths.order(locale, number, order.token)
  const reviewHref = (line: number) => {
    const product = reviews?.lines.find((one) => one.line === line)?.product
    return reviews && product && `${paths.review(locale, number, reviews.token)}#review-${product}`
  }
  return (
    <div className="page-width max-w-5xl! pt-8 lg:pt-12">
      {/* Below the name of the shop, which every page has on paper. */}
      <div className="mb-6 hidden print:block">
        {[seller.company, ...(seller.address?.split('\n') ?? []), seller.telephone, seller.email]
          .filter(Boolean)
          .map((line) => (
            <p key={line} className="text-sm">
              {line}
            </p>
          ))}
      </div>
      <h1 className={`wide text-title ${placed ? 'print:hidden' : ''}`}>{placed ? thanks(order) : title}</h1>
      <p className={`mt-3 max-w-prose text-lg ${placed ? 'print:hidden' : ''}`}>
        <EmailBreaks>
          {placed
            ? m.order_thanks_text({ number, email: contact.email })
            : m.order_placed_on({ date: shopDate(placedAt, locale) })}
        </EmailBreaks>
      </p>
      {placed && (
        // On paper it is kept, and nobody is thanked twice.
        <div className="hidden print:block">
          <p className="wide text-title">{title}</p>
          <p className="mt-3 text-lg">{m.order_placed_on({ date: shopDate(placedAt, locale) })}</p>
        </div>
      )}
      {payment.isTest && payment.method === 'card' && (
        <p className="mt-3 inline-block rounded-card bg-gold-pale px-4 py-2 text-[0.9375rem]">{m.order_test()}</p>
      )}
      {reordered && <AgainNote reordered={reordered} locale={locale} />}
      <OrderChange order={order} locale={locale} page={action} payment={difference} isPaid={isChanged} />
      <section aria-label={m.order_status()} className="mt-8">
        <OrderStatus order={order} locale={locale} />
      </section>
      {account}
      <div className="mt-10 border-t border-line pt-8">
        <OrderFacts order={order} locale={locale} today={cardsBy} />
      </div>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-8 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="order-items">
          <h2 id="order-items" className="wide mb-4 text-heading">
            {m.order_items()}
          </h2>
          <OrderLines
            lines={lines}
            parts={order.parts}
            groups={promised(order)}
            locale={locale}
            today={cardsBy}
            reviewHref={reviewHref}
          />
        </section>
        <section aria-label={m.checkout_summary()} className="rounded-card border border-line p-5">
          <TotalsList
            totals={totals}
            locale={locale}
            promo={promo}
            ships={order.fulfilment !== 'email'}
            isPaid={order.isPaid}
            refunded={order.refundedOfTotals}
            refundedToCards={order.refundedToCards}
          />
        </section>
      </div>
      <History order={order} locale={locale} />
      <OrderCancel order={order} action={action} refusal={notCancelled} contact={contactPage} />
      <OrderReturn order={order} locale={locale} action={action} offer={offer} tried={tried} isAsked={isReturnAsked} />
      {order.state !== 'cancelled' && companions}
      <div className="mt-10 button-row print:hidden">
        {!placed && <OrderAgain action={action} />}
        <ButtonLink to={paths.home(locale)} variant={placed ? 'primary' : 'secondary'}>
          {m.cart_keep_shopping()}
        </ButtonLink>
        {isAlive && (
          <Button variant="secondary" onClick={() => window.print()}>
            {m.order_print()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What has left says when it left: its days are promised no more. */
const promised = ({ groups, state, parcels }: Order): Order['groups'] =>
  parcels.length > 0 || state === 'delivered' || state === 'cancelled' || state === 'returned' ? [] : groups

/** The recipient; gift cards by e-mail have none. */
const thanks = (order: Order): string => {
  const name = recipientOf(order)
  return name ? m.order_thanks({ name }) : m.order_thanks_nameless()
}

function History({ order: { events, fulfilment, returnRequest }, locale }: Pick<Props, 'order' | 'locale'>) {
  const cards = paidByCards(events)
  const listed = events.flatMap((event) => {
    const name = eventName(event, fulfilment, locale, cards)
    return name ? [{ at: event.at, name }] : []
  })
  // What it was asked with is with staff; that it was is the shopper's own.
  if (returnRequest) listed.push({ at: returnRequest.at, name: m.order_event_return_asked() })
  if (listed.length < 2) return null
  return (
    <section aria-labelledby="order-history" className="mt-8 border-t border-line pt-8">
      <h2 id="order-history" className="text-lg font-semibold">
        {m.order_history()}
      </h2>
      <ul className="mt-2 text-[0.9375rem]">
        {listed
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map(({ at, name }) => (
            <li key={`${at} ${name}`} className="flex flex-wrap gap-x-4">
              <time dateTime={at} className="min-w-40 text-ink-soft">
                {shopDate(at, locale)}
              </time>
              {name}
            </li>
          ))}
      </ul>
    </section>
  )
}
