import { Link } from '../../ui/link.tsx'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import type { OrdersPage, OrderSummary } from '../../domain/orders/order.ts'
import { isToCome } from '../../domain/orders/order-state.ts'
import { paths } from '../../domain/paths.ts'
import { shopDate } from '../../domain/shop-day.ts'
import { isShipped } from '../../domain/shipping/delivery-groups.ts'
import { m } from '../../paraglide/messages.js'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { PagePlace } from '../../ui/page-place.tsx'
import { Picture } from '../../ui/picture.tsx'
import { shortGroupWords } from '../price/delivery-words.ts'
import { OrderAgain } from './order-again.tsx'
import { partName, stateName } from './order-words.ts'

/** The orders of a customer, newest first; each leads to its page, and into the cart again. */
export function OwnOrders({ orders, page, pages, locale }: OrdersPage & { locale: Locale }) {
  if (orders.length === 0) {
    return (
      <>
        <p className="text-lg text-ink-soft">{m.account_orders_none()}</p>
        <ButtonLink to={paths.newArrivals(locale)} className="mt-6">
          {m.cart_see_new()}
        </ButtonLink>
      </>
    )
  }
  const pageHref = (to: number) => paths.account(locale, 'orders') + (to > 1 ? `?page=${to}` : '')
  return (
    <>
      {pages > 1 && <PagePlace page={page}>{m.account_orders_page({ page, pages })}</PagePlace>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {orders.map((order) => (
          <li
            key={order.number}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 p-5 hover:bg-ground-soft"
          >
            <Link to={paths.order(locale, order.number)} className="font-semibold after:absolute after:inset-0">
              {order.number}
            </Link>
            <p className="flex items-center gap-2 justify-self-end font-semibold tabular-nums">
              {money(order.total, locale)}
              <Icon name="chevron-right" size={20} />
            </p>
            <p className="col-span-2 -mt-1.5 text-sm text-ink-soft">
              {shopDate(order.placedAt, locale)} · {m.account_order_units({ count: order.units })}
              {order.cancelled > 0 && ` · ${m.order_units_cancelled({ count: order.cancelled })}`}
            </p>
            <Items order={order} locale={locale} />
            <State order={order} />
            <Promises order={order} locale={locale} />
            <OrderAgain action={paths.order(locale, order.number)} number={order.number} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={pages}
        hrefOf={pageHref}
        words={{
          pages: m.account_orders_pages(),
          previous: m.listing_previous(),
          next: m.listing_next(),
          page: (to) => m.listing_page({ page: to }),
        }}
        className="mt-8"
      />
    </>
  )
}

/** What was ordered, at a glance. */
function Items({ order: { pictures, first, others }, locale }: { order: OrderSummary; locale: Locale }) {
  const title = first[locale]
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {pictures.length > 0 && (
        <ul className="flex gap-1.5">
          {pictures.map((picture) => (
            <li key={picture.file} className="size-14 bg-ground">
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="3.5rem"
                widths={[60, 120]}
                className="picture-on-ground"
              />
            </li>
          ))}
        </ul>
      )}
      <p className="min-w-0 grow basis-40">{others > 0 ? m.account_order_items({ title, count: others }) : title}</p>
    </div>
  )
}

/** When what has not left yet comes, each group by itself. */
function Promises({ order: { state, groups }, locale }: { order: OrderSummary; locale: Locale }) {
  const sent = isToCome(state) ? groups.filter(isShipped) : []
  if (sent.length === 0) return null
  return (
    <ul className="col-span-2 text-sm text-ink-soft">
      {sent.map((group) => {
        const { name, dates } = shortGroupWords(group, locale)
        return <li key={group.id}>{sent.length > 1 ? `${name} · ${dates}` : dates}</li>
      })}
    </ul>
  )
}

/**
 * The state of an order; for a split order, of each part. A cancelled or fully returned order has one state as a whole.
 */
function State({ order: { state, fulfilment, parts } }: { order: OrderSummary }) {
  const look = 'text-sm font-semibold text-spruce'
  const isWhole = !parts || state === 'cancelled' || state === 'returned'
  return (
    <div className="self-center max-sm:col-span-2">
      {(isWhole || state === 'returned-in-part') && <p className={look}>{stateName(state, fulfilment)}</p>}
      {!isWhole && (
        <ul className="space-y-0.5 text-sm">
          {parts.map((part) => (
            <li key={part.id} className="flex flex-wrap gap-x-2">
              <span>{partName(part)}</span>
              <span className={look}>{stateName(part.state, part.fulfilment)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
