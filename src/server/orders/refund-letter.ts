import { money, sum, type Cents } from '../../domain/money.ts'
import { type Order } from '../../domain/orders/order.ts'
import { lineName, unitsToPay } from '../../domain/orders/order-line.ts'
import { refundParts } from '../../domain/orders/refund.ts'
import { lineUnits, unitCount, type LineUnits } from '../../domain/orders/parcel-record.ts'
import { m } from '../../paraglide/messages.js'
import type { Amount, Letter } from '../mail/letter-data.ts'
import { blocksToCome } from './group-words.ts'
import { unitLines } from './return-letter.ts'

/** What goes back, and which ways. */
export type WaysBack = {
  amount: Cents
  /** What of the amount goes back to each gift card. */
  cards: readonly Cents[]
  /** What of it goes back at the till; what was noted without it goes back as the order was paid. */
  till: Cents | undefined
}
/** What a letter says of a refund. */
type RefundFacts = WaysBack & {
  units: readonly LineUnits[]
  /** What was taken off for a return label; it can be all that would go back. */
  labelOff: Cents
  /** Whether units could have been sent, but are not wanted. */
  removed: boolean
  /** Whether it is for the delivery alone. */
  delivery: boolean
  /** What of the request was not taken back, and why. */
  declined: readonly LineUnits[]
  why: string
}

/**
 * That money goes back, and for what: units that came back or cannot be sent, the delivery, or all of an order. What
 * cost nothing mentions no money.
 */
export function refundLetter(
  kind: 'refunded' | 'items-cancelled' | 'cancelled',
  order: Order,
  href: string,
  { units, labelOff, removed, delivery, declined, why: whyDeclined, ...back }: RefundFacts,
): Letter {
  const { locale, number, payment, lines } = order
  const { amount } = back
  const say = { locale }
  const subject = {
    refunded: m.order_mail_refunded_subject,
    'items-cancelled': m.order_mail_items_cancelled_subject,
    cancelled: m.order_mail_cancelled_subject,
  }[kind]
  const why =
    kind === 'items-cancelled'
      ? [itemsText(order, units, removed)]
      : delivery
        ? [m.order_mail_delivery_refunded({}, say)]
        : []
  const nothing = kind === 'cancelled' ? [m.order_mail_cancelled_unpaid({}, say)] : []
  const soldCards = kind === 'cancelled' && amount > 0 ? lines.filter(({ taxClass }) => taxClass === 'gift-card') : []
  const cardWords =
    soldCards.length > 0 ? [m.order_mail_cancelled_cards({ count: sum(soldCards.map(unitsToPay)) }, say)] : []
  const all = lineUnits(lines, unitsToPay)
  return {
    locale,
    subject: subject({ number }, say),
    paragraphs: [
      m.order_mail_hello({}, say),
      ...why,
      ...(amount > 0 ? [refundWords(order, back)] : nothing),
      ...cardWords,
    ],
    warning: payment.isTest ? m.order_mail_test({}, say) : undefined,
    button: { href, words: m.order_mail_see({}, say) },
    lines: unitLines(order, kind === 'cancelled' ? all : units),
    amounts:
      amount + labelOff > 0
        ? [
            ...partRows(order, units, amount + labelOff),
            ...(labelOff > 0 ? [{ label: m.return_label({}, say), value: `\u2212${money(labelOff, locale)}` }] : []),
            ...refundRows(order, back),
          ]
        : [],
    ...blocksOf(order, declined, whyDeclined),
  }
}

/** Why units are cancelled: those of a pickup may be missing, or nobody came for them. */
function itemsText({ locale, lines, parts, fulfilment }: Order, units: readonly LineUnits[], removed: boolean): string {
  const say = { locale }
  const count = unitCount(units)
  const isPickup = parts ? units.every(({ line }) => lines[line]?.part !== 'ship') : fulfilment === 'pickup'
  if (isPickup) return m.order_mail_items_pickup_text({ count }, say)
  return removed ? m.order_mail_items_removed_text({ count }, say) : m.order_mail_items_cancelled_text({ count }, say)
}

/** How much goes back, and what the customer is to expect of each part of it. */
export function refundWords(order: Order, back: WaysBack): string {
  const { locale } = order
  const { amount, cards } = back
  const say = { locale }
  const toCards = totalOf(cards)
  const isSplit = toCards > 0 && toCards < amount
  const words = isSplit
    ? m.order_mail_refunded_split({ amount: money(amount, locale), cards: money(toCards, locale) }, say)
    : m.order_mail_refunded_text({ amount: money(amount, locale) }, say)
  if (toCards === amount) return `${words} ${m.order_mail_refunded_cards({}, say)}`
  const { till, card } = restOf(order, back)
  return [
    words,
    ...(till > 0 ? [m.order_mail_refunded_store({}, say)] : []),
    ...(card > 0 ? [m.order_mail_refunded_statement({}, say)] : []),
  ].join(' ')
}

/** What the refund of units is made of, so that it can be checked. */
function partRows(order: Order, units: readonly LineUnits[], gross: Cents): Amount[] {
  const { locale } = order
  const say = { locale }
  const parts = units.length > 0 ? refundParts(order, units, gross) : undefined
  if (!parts) return []
  const { goods, delivery, taxes } = parts
  return [
    { label: m.order_subtotal({}, say), value: money(goods, locale) },
    ...(delivery > 0 ? [{ label: m.order_shipping({}, say), value: money(delivery, locale) }] : []),
    ...(taxes > 0 ? [{ label: m.totals_taxes({}, say), value: money(taxes, locale) }] : []),
  ]
}

/** How much goes back, and where to. */
export const refundRows = (order: Order, back: WaysBack): Amount[] => [
  {
    label: m.order_mail_given_back({}, { locale: order.locale }),
    value: money(back.amount, order.locale),
    strong: true,
  },
  ...waysBack(order, back),
]

const totalOf = (cards: readonly Cents[]): Cents => cards.reduce((total, cents) => total + cents, 0)

/** What goes back at the till and to a card. */
function restOf({ payment }: Order, { amount, cards, till }: WaysBack): { till: Cents; card: Cents } {
  const rest = amount - totalOf(cards)
  const atTill = till ?? (payment.method === 'store' ? rest : 0)
  return { till: atTill, card: rest - atTill }
}

/** Where the money goes, if it goes more ways than one or to gift cards: a row for each. */
function waysBack(order: Order, back: WaysBack): Amount[] {
  const { locale, totals, payment } = order
  const say = { locale }
  const toCards = totals.giftCards.flatMap(({ id }, nth) =>
    back.cards[nth] ? [{ label: m.order_gift_card({ code: id }, say), value: money(back.cards[nth], locale) }] : [],
  )
  const { till, card } = restOf(order, back)
  const toCard = payment.card ? m.order_payment_card_ending({ digits: payment.card }, say) : m.refund_card({}, say)
  const rest = [
    ...(till > 0 ? [{ label: m.refund_at_store({}, say), value: money(till, locale) }] : []),
    ...(card > 0 ? [{ label: toCard, value: money(card, locale) }] : []),
  ]
  return toCards.length > 0 || rest.length > 1 ? [...rest, ...toCards] : []
}

/** What was not taken back, and what goes on coming although some of it does not. */
function blocksOf(order: Order, declined: readonly LineUnits[], why: string): Pick<Letter, 'blocks'> {
  const { locale, lines } = order
  const names = declined.map(({ line, quantity }) => `${quantity}\u00a0× ${lineName(lines[line], locale)}`)
  const blocks = [
    ...(names.length > 0 ? [{ heading: m.return_declined({}, { locale }), lines: [...names, why] }] : []),
    ...blocksToCome(order),
  ]
  return blocks.length > 0 ? { blocks } : {}
}
