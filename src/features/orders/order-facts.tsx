import { recipientOf } from '../../domain/checkout/pickup-name.ts'
import { phoneText } from '../../domain/address/phone-text.ts'
import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { addressLines, townLine } from '../../domain/address/address-lines.ts'
import type { Locale } from '../../domain/locale.ts'
import { money } from '../../domain/money.ts'
import { wasFree, type Order } from '../../domain/orders/order.ts'
import { lineName } from '../../domain/orders/order-line.ts'
import { isToCome } from '../../domain/orders/order-state.ts'
import { paths } from '../../domain/paths.ts'
import { isShipped } from '../../domain/shipping/delivery-groups.ts'
import { cautionOf } from '../../domain/shipping/group-text.ts'
import type { Day } from '../../domain/time.ts'
import { m } from '../../paraglide/messages.js'
import { EmailBreaks } from '../../ui/email-breaks.tsx'
import { DeliveryGroupList } from '../price/delivery-groups.tsx'
import { groupWords } from '../price/delivery-words.ts'
import { giftNote } from '../price/gift-note.ts'
import { giftText } from '../price/gift-words.ts'
import { promiseText } from '../price/pickup-promise.ts'
import { Parcels } from './parcels.tsx'

type FactsProps = {
  order: Order
  locale: Locale
  /** Of an order that is paid: gift cards are sent by then. */
  today?: Day | undefined
}

/** Where it goes, who ordered it, how it is paid. */
export function OrderFacts({ order, locale, today }: FactsProps) {
  const { contact, isPaid, totals, labelsPaid } = order
  return (
    <dl className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-3 sm:has-[>:nth-child(4)]:grid-cols-2 lg:has-[>:nth-child(4)]:grid-cols-4">
      <Destinations order={order} locale={locale} today={today} />
      <Fact name={m.order_contact()}>
        <Lines lines={[contact.email, phoneText(contact.phone, locale)]} />
      </Fact>
      <Fact name={m.order_payment()}>
        <Lines
          lines={[
            paymentText(order),
            !isPaid && totals.due > 0 && m.order_pay_later({ amount: money(totals.due, locale) }),
            refundedText(order, locale),
            labelsPaid !== undefined && m.order_labels_paid({ amount: money(labelsPaid, locale) }),
            order.billing && m.checkout_billing_summary({ address: addressLines(order.billing, locale).join(', ') }),
          ]}
        />
        {order.giftMessage && <p className="mt-2 whitespace-pre-line">{giftNote(order.giftMessage)}</p>}
      </Fact>
    </dl>
  )
}

/** With what of it is on gift cards again: it is not on the statement of the card above. */
function refundedText({ refunded, refundedToCards }: Order, locale: Locale): string | undefined {
  if (refunded <= 0) return undefined
  const amount = money(refunded, locale)
  return refundedToCards === undefined
    ? m.order_refunded({ amount })
    : m.order_refunded_split({ amount, cards: money(refundedToCards, locale) })
}

function Destinations({ order, locale, today }: FactsProps) {
  const { parts, fulfilment, state, store, contact, lines } = order
  const name = recipientOf(order)
  const recipients = [...new Set(lines.flatMap(({ gift }) => (gift ? giftText(gift, locale, today) : [])))]
  if (parts)
    return parts.map((part) =>
      part.store ? (
        <Pickup key={part.id} store={part.store} state={part.state} name={name} email={contact.email} locale={locale} />
      ) : (
        <Delivery key={part.id} order={{ ...order, state: part.state }} locale={locale} />
      ),
    )
  if (fulfilment === 'email')
    return (
      <Fact name={m.order_email()}>
        <Lines lines={recipients.length > 0 ? recipients : [contact.email]} />
      </Fact>
    )
  return fulfilment === 'pickup' ? (
    <Pickup store={store} state={state} name={name} email={contact.email} locale={locale} />
  ) : (
    <Delivery order={order} locale={locale} />
  )
}

type PickupProps = { store: Order['store']; state: Order['state']; name: string; email: string; locale: Locale }

/** The store's page has its hours, its telephone and the way there. */
function Pickup({ store, state, name, email, locale }: PickupProps) {
  const isExpected = isToCome(state) || state === 'ready'
  return (
    <Fact name={m.order_pickup()}>
      {store && (
        <Link to={paths.store(locale, store.slug)} className="block min-h-6 underline underline-offset-4">
          {store.name}
        </Link>
      )}
      <Lines
        lines={[
          store?.street,
          store && townLine(store, locale),
          name && m.order_pickup_name({ name }),
          name && isExpected && m.order_pickup_id(),
        ]}
      />
      <p className="mt-2">
        <EmailBreaks>
          {state === 'ready'
            ? m.order_pickup_ready()
            : isToCome(state)
              ? [store?.ready && promiseText(store.ready, locale), m.order_pickup_text({ email })]
                  .filter(Boolean)
                  .join(' ')
              : ''}
        </EmailBreaks>
      </p>
    </Fact>
  )
}

function Delivery({ order, locale }: { order: Order; locale: Locale }) {
  const { state, address, parcels, groups, lines } = order
  const sent = groups.filter(isShipped)
  return (
    <Fact name={m.order_delivery()}>
      {address && <Lines lines={addressLines(address, locale)} />}
      {parcels.length > 0 ? (
        <Parcels order={order} locale={locale} />
      ) : (
        state !== 'delivered' &&
        state !== 'cancelled' && (
          <div className="mt-2">
            {sent.length > 1 ? (
              <DeliveryGroupList
                groups={sent}
                locale={locale}
                nameOf={(sku) =>
                  lineName(
                    lines.find((line) => line.sku === sku),
                    locale,
                  )
                }
              />
            ) : (
              sent.map((group) => {
                const words = groupWords(group, locale)
                return <Lines key={group.id} lines={[words.dates, cautionOf(words)]} />
              })
            )}
          </div>
        )
      )}
    </Fact>
  )
}

function paymentText(order: Order): string {
  const { method, card } = order.payment
  if (wasFree(order)) return m.order_payment_none()
  if (method === 'gift-card') return m.order_payment_gift_card()
  if (method === 'store') return m.order_payment_store()
  return card ? m.order_payment_card_ending({ digits: card }) : m.order_payment_card()
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 wrap-break-word">
    <dt className="font-semibold">{name}</dt>
    <dd className="mt-1 text-[0.9375rem]">{children}</dd>
  </div>
)

const Lines = ({ lines }: { lines: readonly (string | false | undefined)[] }) =>
  lines.map(
    (line) =>
      line && (
        <span key={line} className="block">
          <EmailBreaks>{line}</EmailBreaks>
        </span>
      ),
  )
